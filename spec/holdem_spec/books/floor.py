"""What went wrong in a hand, what was said, and what has been done about it. How it gets there: `floor_entries.py`."""

from typing import NamedTuple

from holdem_spec.books.betting import Betting
from holdem_spec.books.book import NONE_OF_ITS_OWN, Book
from holdem_spec.books.cards import Cards
from holdem_spec.books.showdown import Showdown
from holdem_spec.books.stakes import Stakes
from holdem_spec.vocabulary.cards import Card
from holdem_spec.vocabulary.floor import ChipsPushed, Declared, ErrorFound, FloorRuled, HandAnnounced
from holdem_spec.vocabulary.seats import NOBODY, Seat
from holdem_spec.vocabulary.table import Table

NO_STREET = -1


class Exposure(NamedTuple):
    """`number` is the place of the card in the deal, from 1."""

    seat: Seat
    number: int
    card: Card


class FloorBook(NamedTuple):
    """Streets are numbered 0 for the flop, 1 for the turn, 2 for the river."""

    exposed: tuple[Exposure, ...] = ()
    replaced: int = 0  # how many of them
    laid_away: tuple[Card, ...] = ()  # exposed and replaced, and no burn card yet
    boxed: int = 0
    found: tuple[ErrorFound, ...] = ()
    ruled: tuple[FloorRuled, ...] = ()  # on what came to light last of each kind
    misdeal: bool = False  # declared
    void: bool = False  # and the bets are back
    early: int = NO_STREET  # the street turned up too early
    early_burned: int = 0  # how many cards were burned with it
    too_many: int = 0  # cards turned up as a flop, when they were more than three
    loose: tuple[Card, ...] = ()  # face up on the table, but neither on the board nor burned
    shuffled: bool = False  # the rest of the pack, since the last error with the board
    unburned: int = NO_STREET  # the street before which no card was burned, until that is mended
    said: tuple[Declared | ChipsPushed, ...] = ()  # since the last action
    must_call: Seat = NOBODY
    announced: tuple[HandAnnounced, ...] = ()


class HandBooks(Stakes, Betting, Showdown):
    """All the books of a hand; the floor writes in most of them."""

    __slots__ = NONE_OF_ITS_OWN

    def open(self, table: Table) -> None:
        Book.open(self, table)
        Stakes.open(self, table)
        Betting.open(self, table)
        Cards.open(self, table)
        Showdown.open(self, table)
        self.floor: FloorBook | None = None  # None as long as nothing went wrong and nobody announced anything
