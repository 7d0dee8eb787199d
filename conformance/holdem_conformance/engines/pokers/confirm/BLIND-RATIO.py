"""BLIND-RATIO: the small blind is above 0."""

import sys

from pokers import Card, State

try:
    state = State.from_deck(3, 0, 0, 10, 100, Card.collect())
except OSError:
    sys.exit(0)
sys.exit(f"a hand begins with a small blind of {state.players_state[1].bet_chips:.0f}")
