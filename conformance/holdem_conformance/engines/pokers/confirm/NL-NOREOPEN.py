"""NL-NOREOPEN: who has acted may not raise again over a short all-in."""

import sys

from pokers import Action, ActionEnum, Card, State

state = State.from_deck(4, 0, 50, 100, 5000, Card.collect())
players = state.players_state
for player, chips in zip(players, (150, 4950, 4900, 5000), strict=True):
    player.stake = chips
state.players_state = players
state = state.apply_action(Action(ActionEnum.Call))
state = state.apply_action(Action(ActionEnum.Raise, 50))
state = state.apply_action(Action(ActionEnum.Fold))
state = state.apply_action(Action(ActionEnum.Call))
if state.current_player == 3 and ActionEnum.Raise in state.legal_actions:
    sys.exit("the limper, who faces 50 more with a full raise being 100, may raise again")
