"""The state of a hand: everything the engine needs to know to go on, hashable."""

from enum import IntEnum
from typing import NamedTuple

from holdem_spec.vocabulary.cards import PACK, Card
from holdem_spec.vocabulary.rulebook import Rulebook
from holdem_spec.vocabulary.seats import NOBODY, Seat
from holdem_spec.vocabulary.table import Chips, Table


class Stage(IntEnum):
    """What is going on at the table."""

    BLINDS = 0
    DEAL = 1
    BETTING = 2
    STREET_END = 3
    """Betting on the street is over; a bet may go back, then come the next cards."""
    SHOWDOWN = 4
    """Two or more are left: hands are shown, then the pots are paid."""
    UNCONTESTED = 5
    """One is left and is paid."""
    OVER = 6


class State(NamedTuple):
    """One entry per seat where a field is a tuple of chips, cards or flags.

    `waiting` are the seats that still have to act on this street, in order. `full_raise` is the least size of the next
    raise. `acted_at` is the bet a seat has answered on this street, -1 before it acts.
    """

    table: Table
    rules: Rulebook
    stage: Stage
    stacks: tuple[Chips, ...]
    in_front: tuple[Chips, ...]
    put_in: tuple[Chips, ...]
    folded: tuple[bool, ...]
    holes: tuple[tuple[Card, ...], ...]
    board: tuple[Card, ...] = ()
    top: int = 0
    """The next card of the pack."""
    burned: bool = False
    """Whether the card before the next street has been burned."""
    blinds_posted: int = 0
    waiting: tuple[Seat, ...] = ()
    bet: Chips = 0
    full_raise: Chips = 0
    short: bool = False
    """Whether the last wager of the street was an all-in for less than a full raise."""
    acted_at: tuple[Chips, ...] = ()
    full_since: tuple[bool, ...] = ()
    """Whether a single full bet or raise has come since the seat acted."""
    aggressor: Seat = NOBODY
    """The last to bet or raise on this street."""
    aggressor_of_hand: Seat = NOBODY
    to_show: tuple[Seat, ...] = ()
    """The seats that still have to show or muck, in order."""
    opened: bool = False
    """Whether somebody has shown or mucked at the showdown."""
    shown: tuple[bool, ...] = ()
    mucked: tuple[bool, ...] = ()
    pots: tuple[tuple[Chips, tuple[Seat, ...]], ...] = ()
    """The pots not yet paid, main pot first: chips and contestants."""
    won: tuple[Chips, ...] = ()
    """Chips received from pots; they join the stacks when the hand is over."""

    @property
    def over(self) -> bool:
        return self.stage == Stage.OVER

    @property
    def deck(self) -> tuple[Card, ...]:
        assert self.table.deck is not None
        return self.table.deck


def opening(table: Table, rules: Rulebook) -> State:
    """A hand before the blinds. Raises ValueError, naming the clause, when the table cannot play."""
    seats = len(table.stacks)
    if not 2 <= seats <= 10 or min(table.stacks) <= 0:
        raise ValueError("SEAT-COUNT: a hand needs two to ten players, each with chips")
    if not 0 < table.small_blind <= table.big_blind:
        raise ValueError("BLIND-RATIO: the small blind is above nothing and not above the big blind")
    if table.deck is None or tuple(sorted(table.deck)) != PACK:
        raise ValueError("DECK-52: the engine deals from a given pack of 52 different cards")
    nothing, none = (0,) * seats, (False,) * seats
    return State(
        table, rules, Stage.BLINDS, table.stacks, nothing, nothing, none, ((),) * seats,
        acted_at=(-1,) * seats, full_since=none, shown=none, mucked=none, won=nothing,
    )  # fmt: skip
