"""SEAT-COUNT: two to ten players; another number is refused."""

import sys

from pokers import Card, State

try:
    state = State.from_deck(11, 0, 5, 10, 100, Card.collect())
except OSError:
    sys.exit(0)
sys.exit(f"a table of {len(state.players_state)} players is dealt")
