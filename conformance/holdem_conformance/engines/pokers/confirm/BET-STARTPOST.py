"""BET-STARTPOST: from the flop on the first player left of the button who can still act begins."""

import sys

from pokers import Action, ActionEnum, Card, State

state = State.from_deck(3, 0, 5, 10, 100, Card.collect())
players = state.players_state
for player, chips in zip(players, (200, 5, 190), strict=True):
    player.stake = chips
state.players_state = players
for _ in range(3):  # the small blind puts in his last 5; the check of the big blind is a call in pokers
    state = state.apply_action(Action(ActionEnum.Call))
first = state.players_state[state.current_player]
if first.stake == 0:
    sys.exit(f"the flop begins with player {first.player}, left of the button, who is all-in since before it")
