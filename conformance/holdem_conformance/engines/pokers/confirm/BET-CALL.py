"""BET-CALL: a call brings the own bet exactly to the bet, or puts him all-in for less."""

import sys

from pokers import Action, ActionEnum, Card, State

state = State.from_deck(3, 0, 5, 10, 20, Card.collect())
players = state.players_state
for player, chips in zip(players, (100, 95, 10), strict=True):
    player.stake = chips
state.players_state = players
state = state.apply_action(Action(ActionEnum.Fold))
state = state.apply_action(Action(ActionEnum.Raise, 50))
state = state.apply_action(Action(ActionEnum.Call))
left = state.players_state[2].stake
if left < 0:
    sys.exit(f"the big blind has 20 chips, calls a raise to 60 in full and has {left:.0f} chips afterwards")
