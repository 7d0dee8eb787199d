"""The table a hand is played at: who sits where with how many chips, the button, the blinds, the pack."""

from enum import IntEnum
from typing import NamedTuple

from holdem_spec.vocabulary.cards import Card
from holdem_spec.vocabulary.seats import Seat

Chips = int
"""A whole number of the smallest chip in play; money has no place here (S1.15)."""


class Blind(IntEnum):
    """The two forced bets (S0.9)."""

    SMALL = 0
    BIG = 1


class Table(NamedTuple):
    """Everything that is fixed before the first chip of a hand moves.

    `stacks` has one entry per seat, clockwise. `deck` is the pack in dealing order, top card first;
    `None` when nobody outside the dealer's hands can know it.
    """

    stacks: tuple[Chips, ...]
    button: Seat
    small_blind: Chips
    big_blind: Chips
    deck: tuple[Card, ...] | None = None
