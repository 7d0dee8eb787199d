"""HAND-STRAIGHT: straights count by their highest card; with the ace at the bottom that is the five."""

import sys

from pokers import Action, ActionEnum, Card, State

deck = "6c 9d Ac Ad Jh Th 2s 3d 4c 5h Kd"  # the small blind has six high, the big blind five high; button 0 folds
state = State.from_deck(3, 0, 5, 10, 200, [Card.from_string(card[1] + card[0]) for card in deck.split()])
state = state.apply_action(Action(ActionEnum.Fold))
while not state.final_state:
    call = ActionEnum.Call in state.legal_actions
    state = state.apply_action(Action(ActionEnum.Call if call else ActionEnum.Check))
won = [player.reward for player in state.players_state]
if won[2] >= won[1]:
    sys.exit(f"six to deuce wins {won[1]:.0f} and five to ace {won[2]:.0f}: the ace counts as the top card")
