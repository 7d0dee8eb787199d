"""Who has acted, and how."""

from collections.abc import Callable
from typing import Any

from holdem_spec.books.book import NONE_OF_ITS_OWN, Book
from holdem_spec.vocabulary.events import Bet, BoardDealt, Called, Checked, Folded, RaisedTo
from holdem_spec.vocabulary.floor import BoardDealtUnburned, Decision, FloorRuled
from holdem_spec.vocabulary.seats import NOBODY, Seat
from holdem_spec.vocabulary.table import Chips, Table

NOT_YET = -1


class Betting(Book):
    """The actions of the street, and what is remembered of those before."""

    __slots__ = NONE_OF_ITS_OWN

    def open(self, table: Table) -> None:
        self.folded: list[bool] = [chips == 0 for chips in table.stacks]  # or nobody sits there
        self.answered: list[int] = [NOT_YET] * len(table.stacks)  # how many wagers there were when the seat last acted
        self.wagers: list[Chips] = []  # the totals bet and raised to on this street, in order
        self.wagers_among: list[int] = []  # how many had not folded when each of them was made
        self.last_to_act: Seat = NOBODY  # on this street
        self.actions = 0  # in the hand, counted up to three
        self.chips_acted = False  # one of them put chips in
        self.aggressor: Seat = NOBODY  # the last to bet or raise on this street
        self.aggressor_of_the_hand: Seat = NOBODY  # the same, on whatever street


def _acted(book: Betting, event: Folded | Checked | Called | Bet | RaisedTo) -> None:
    seat = event.seat
    book.answered[seat] = len(book.wagers)
    book.last_to_act = seat
    if book.actions < 3:
        book.actions += 1


def _folded(book: Betting, event: Folded) -> None:
    book.folded[event.seat] = True
    _acted(book, event)


def _called(book: Betting, event: Called) -> None:
    book.chips_acted = True
    _acted(book, event)


def _wagered(book: Betting, event: Bet | RaisedTo) -> None:
    book.chips_acted = True
    book.wagers.append(event.to)
    book.wagers_among.append(book.folded.count(False))
    book.aggressor = book.aggressor_of_the_hand = event.seat
    _acted(book, event)


def _next_street(book: Betting, event: BoardDealt | BoardDealtUnburned) -> None:
    book.answered = [NOT_YET] * len(book.answered)
    book.wagers = []
    book.wagers_among = []
    book.last_to_act = NOBODY
    book.aggressor = NOBODY


def _ruled(book: Betting, event: FloorRuled) -> None:
    """A hand declared dead is out like a folded one."""
    if event.decision == Decision.HAND_DEAD and event.seat != NOBODY:
        book.folded[event.seat] = True


ENTRIES: dict[type, Callable[[Any, Any], None]] = {
    Folded: _folded,
    Checked: _acted,
    Called: _called,
    Bet: _wagered,
    RaisedTo: _wagered,
    BoardDealt: _next_street,
    BoardDealtUnburned: _next_street,
    FloorRuled: _ruled,
}
