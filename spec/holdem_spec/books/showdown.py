"""Who has shown or mucked, and who was paid."""

from collections.abc import Callable
from typing import Any

from holdem_spec.books.book import NONE_OF_ITS_OWN
from holdem_spec.books.cards import Cards
from holdem_spec.vocabulary.events import HandEnded, Mucked, PotAwarded, Shown
from holdem_spec.vocabulary.floor import BetsTakenBack, PlaysTheBoard
from holdem_spec.vocabulary.seats import NOBODY, Seat
from holdem_spec.vocabulary.table import Chips, Table


class Showdown(Cards):
    """Lists have one entry per seat unless the comment says otherwise."""

    __slots__ = NONE_OF_ITS_OWN

    def open(self, table: Table) -> None:
        seats = len(table.stacks)
        self.shown: list[bool] = [False] * seats
        self.mucked: list[bool] = [False] * seats  # laid away at the showdown
        self.first_to_show: Seat = NOBODY  # the first to show or muck once the board lay complete
        self.won: list[Chips] = [0] * seats  # chips received from pots, not yet among those behind
        self.awarded: list[int] = []  # numbers of the pots already paid, in order
        self.over = False


def _opened(book: Showdown, seat: Seat) -> None:
    if book.first_to_show == NOBODY and len(book.board) == 5:
        book.first_to_show = seat


def _shown(book: Showdown, event: Shown | PlaysTheBoard) -> None:
    book.shown[event.seat] = True
    _opened(book, event.seat)


def _mucked(book: Showdown, event: Mucked) -> None:
    book.mucked[event.seat] = True
    _opened(book, event.seat)


def _pot_awarded(book: Showdown, event: PotAwarded) -> None:
    book.awarded.append(event.pot)
    for seat, chips in event.shares:
        book.won[seat] += chips


def _ended(book: Showdown, event: HandEnded | BetsTakenBack) -> None:
    book.over = True


ENTRIES: dict[type, Callable[[Any, Any], None]] = {
    Shown: _shown,
    PlaysTheBoard: _shown,
    Mucked: _mucked,
    PotAwarded: _pot_awarded,
    HandEnded: _ended,
    BetsTakenBack: _ended,
}
