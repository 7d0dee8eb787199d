"""BLIND-HU: with two players the button posts the small blind, the other player the big blind."""

import sys

from pokers import Card, State

state = State.from_deck(2, 0, 5, 10, 100, Card.collect())
posted = [int(player.bet_chips) for player in state.players_state]
if posted != [5, 10]:
    sys.exit(f"heads-up with blinds of 5 and 10 the button posts {posted[0]} and the other player {posted[1]}")
