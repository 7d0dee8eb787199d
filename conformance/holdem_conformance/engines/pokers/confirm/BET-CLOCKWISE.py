"""BET-CLOCKWISE: the turn passes to the next player who can act; who is all-in is skipped."""

import sys

from pokers import Action, ActionEnum, Card, State

state = State.from_deck(3, 0, 5, 10, 100, Card.collect())
players = state.players_state
for player, chips in zip(players, (200, 95, 190), strict=True):
    player.stake = chips
state.players_state = players
state = state.apply_action(Action(ActionEnum.Raise, 90))
state = state.apply_action(Action(ActionEnum.Call))
state = state.apply_action(Action(ActionEnum.Call))
asked = state.players_state[state.current_player]
if asked.stake == 0:
    sys.exit(f"player {asked.player}, who is all-in since before the flop, is asked to act on the flop")
