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


class Limit(IntEnum):
    """How bets are limited (S0.59, S1.56, S1.57)."""

    NO_LIMIT = 0
    POT_LIMIT = 1
    FIXED_LIMIT = 2


class Table(NamedTuple):
    """Everything that is fixed before the first chip of a hand moves.

    `stacks` has one entry per seat, clockwise; 0 is an empty seat. `deck` is the pack in dealing order, top card
    first; `None` when nobody outside the dealer's hands can know it. `limits` are the lower and the upper limit, in
    fixed limit only; `hole_cards` are 2, in Pineapple 3. `tournament` says whether the hand belongs to one.
    """

    stacks: tuple[Chips, ...]
    button: Seat
    small_blind: Chips
    big_blind: Chips
    deck: tuple[Card, ...] | None = None
    limit: Limit = Limit.NO_LIMIT
    limits: tuple[Chips, Chips] = (0, 0)
    ante: Chips = 0
    hole_cards: int = 2
    tournament: bool = False
    posts: tuple[tuple[Seat, Blind], ...] | None = None
    """Who posts which blind, in order, where the table's history decides it: with a dead button there may be no small
    blind, with a moving button two big ones. None: the usual two, left of the button."""

    def players(self) -> tuple[Seat, ...]:
        """The seats that are dealt in, in seat order."""
        return tuple([seat for seat, chips in enumerate(self.stacks) if chips > 0])
