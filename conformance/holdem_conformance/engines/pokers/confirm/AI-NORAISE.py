"""AI-NORAISE: whose opponents are all all-in only calls or folds."""

import sys

from pokers import Action, ActionEnum, Card, State

state = State.from_deck(2, 0, 5, 10, 100, Card.collect())
players = state.players_state
for player, chips in zip(players, (190, 95), strict=True):
    player.stake = chips
state.players_state = players
state = state.apply_action(Action(ActionEnum.Raise, 90))  # all-in to 100
if ActionEnum.Raise in state.legal_actions:
    sys.exit("a player whose only opponent is all-in to 100 may raise")
