"""BET-RAISE: a raise puts more on top of the bet."""

import sys

from pokers import Action, ActionEnum, Card, State

state = State.from_deck(3, 0, 5, 10, 30, Card.collect())
players = state.players_state
for player, chips in zip(players, (200, 25, 190), strict=True):
    player.stake = chips
state.players_state = players
state = state.apply_action(Action(ActionEnum.Raise, 30))  # to 40
if ActionEnum.Raise in state.legal_actions:
    sys.exit("a player who has 30 in all is offered a raise over a bet of 40")
