"""BLIND-SHORT: who has less than his blind posts what he has and is all-in."""

import sys

from pokers import Card, State

try:
    State.from_deck(3, 0, 5, 10, 7, Card.collect())
except OSError as refusal:
    sys.exit(f"with 7 chips and a big blind of 10 no hand is dealt: {refusal}")
