"""AI-ALWAYS: who cannot pay the whole call may call all-in with what he has."""

import sys

from pokers import Action, ActionEnum, Card, State

state = State.from_deck(3, 0, 5, 10, 100, Card.collect())
players = state.players_state
for player, chips in zip(players, (50, 195, 190), strict=True):
    player.stake = chips
state.players_state = players
state = state.apply_action(Action(ActionEnum.Raise, 30))
state = state.apply_action(Action(ActionEnum.Raise, 100))  # the small blind to 140; the button has 10 left
state = state.apply_action(Action(ActionEnum.Fold))
state = state.apply_action(Action(ActionEnum.Call))
left = state.players_state[0].stake
if left < 0:
    sys.exit(f"a player with 10 chips calls 100 more in full and has {left:.0f} chips afterwards")
