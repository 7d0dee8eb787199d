"""The state of a hand: everything the engine needs to know to go on, hashable."""

from enum import IntEnum, auto
from typing import NamedTuple

from holdem_reference.floor.notes import Notes
from holdem_spec.vocabulary.cards import PACK, Card
from holdem_spec.vocabulary.rulebook import Rulebook
from holdem_spec.vocabulary.seats import NOBODY, Seat
from holdem_spec.vocabulary.table import Chips, Limit, Table


class Stage(IntEnum):
    """What is going on at the table, in the order in which it can come."""

    BLINDS = auto()
    DEAL = auto()
    DISCARD = auto()
    """Pineapple: everybody lays one of three cards away."""
    BETTING = auto()
    STREET_END = auto()
    """Betting on the street is over; a bet may go back, then come the next cards."""
    SHOWDOWN = auto()
    """Two or more are left: hands are shown, then the pots are paid."""
    UNCONTESTED = auto()
    """One is left and is paid."""
    OVER = auto()


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
    bet: Chips
    full_raise: Chips
    complete: Chips
    """Fixed limit: the last total that counts as a bet or raise."""
    board: tuple[Card, ...] = ()
    top: int = 0
    """The next card of the pack."""
    burned: bool = False
    """Whether the card before the next street has been burned."""
    antes_posted: bool = False
    dead_money: Chips = 0
    """In the main pot, but nobody's contribution: an ante that one player paid for all."""
    blinds_posted: int = 0
    blind_chips: Chips = 0
    """What was posted in blinds."""
    waiting: tuple[Seat, ...] = ()
    complete_bets: int = 1
    """Fixed limit: how many there were on this street, the big blind included."""
    capped_two_handed: bool = False
    """Fixed limit: whether only two were in the hand when the cap was last reached."""
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
    actions: int = 0
    """How many actions there were in the hand, counted up to three."""
    chips_acted: bool = False
    """Whether one of them put chips in."""
    notes: Notes | None = None
    """What the floor has to know; None in a hand without incident."""

    @property
    def over(self) -> bool:
        """Whether nothing more happens: all pots are paid, or the chips are back after a misdeal (S0.63, S4.8)."""
        return self.stage == Stage.OVER

    @property
    def deck(self) -> tuple[Card, ...]:
        """The whole pack in dealing order, which the engine is given (S0.4)."""
        assert self.table.deck is not None
        return self.table.deck


def opening(table: Table, rules: Rulebook) -> State:
    """A hand before the blinds, of which the big one is the first bet. Raises ValueError, naming the clause, when the
    table cannot play (S0.4, S1.14, S1.56, S3.9)."""
    seats = len(table.stacks)
    empty = tuple(chips == 0 for chips in table.stacks)
    if not 2 <= empty.count(False) <= 10:
        raise ValueError("SEAT-COUNT: a hand needs two to ten players, each with chips")
    if not 0 < table.small_blind <= table.big_blind:
        raise ValueError("BLIND-RATIO: the small blind is above nothing and not above the big blind")
    if table.hole_cards not in (2, 3):
        raise ValueError("VAR-HOLECARDS: everybody is dealt two hole cards, or three in Pineapple")
    if table.limit == Limit.FIXED_LIMIT and table.limits[0] != table.big_blind:
        raise ValueError("BLIND-CASINOLIMIT: the lower limit is the big blind")
    if table.limit == Limit.FIXED_LIMIT and table.limits[1] != 2 * table.limits[0]:
        raise ValueError("FL-DOUBLE: the upper limit is twice the lower one")
    if table.deck is None or tuple(sorted(table.deck)) != PACK:
        raise ValueError("DECK-52: the engine deals from a given pack of 52 different cards")
    nothing, none, big = (0,) * seats, (False,) * seats, table.big_blind
    return State(
        table, rules, Stage.BLINDS, table.stacks, nothing, nothing, empty, ((),) * seats,
        bet=big, full_raise=big, complete=big, shown=none, mucked=none, won=nothing,
    )  # fmt: skip
