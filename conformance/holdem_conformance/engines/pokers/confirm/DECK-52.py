"""DECK-52: no card appears twice."""

import sys

from pokers import Card, State

pack = [Card.from_string("SA")] * 2 + Card.collect()[:50]
try:
    state = State.from_deck(2, 0, 5, 10, 100, pack)
except OSError:
    sys.exit(0)
first, second = state.players_state[1].hand
if (first.rank, first.suit) == (second.rank, second.suit):
    sys.exit("a pack with two aces of spades is accepted, and one player is dealt both")
