"""Who has put in what."""

from collections.abc import Callable
from typing import Any

from holdem_spec.books.book import NONE_OF_ITS_OWN, Book
from holdem_spec.vocabulary.events import AntesPosted, Bet, BetReturned, BlindPosted, BoardDealt, Called, RaisedTo
from holdem_spec.vocabulary.floor import BetsTakenBack, BoardDealtUnburned
from holdem_spec.vocabulary.seats import Seat
from holdem_spec.vocabulary.table import Chips, Table


class Stakes(Book):
    """Lists of chips have one entry per seat, unless the comment says otherwise."""

    __slots__ = NONE_OF_ITS_OWN

    def open(self, table: Table) -> None:
        seats = len(table.stacks)
        self.stacks: list[Chips] = list(table.stacks)  # chips behind
        self.in_front: list[Chips] = [0] * seats  # chips bet on this street
        self.put_in: list[Chips] = [0] * seats  # chips bet in this hand, returned ones taken off
        self.antes_posted = False
        self.dead_money: Chips = 0  # in the main pot, but nobody's contribution
        self.blinds: list[Seat] = []  # who posted, in order
        self.blind_chips: list[Chips] = []  # how much each of them posted


def _paid(book: Stakes, seat: Seat, chips: Chips) -> None:
    book.stacks[seat] -= chips
    book.in_front[seat] += chips
    book.put_in[seat] += chips


def _blind_posted(book: Stakes, event: BlindPosted) -> None:
    _paid(book, event.seat, event.chips)
    book.blinds.append(event.seat)
    book.blind_chips.append(event.chips)


def _antes_posted(book: Stakes, event: AntesPosted) -> None:
    """An ante that one player pays for all is nobody's contribution; otherwise each is the player's own."""
    book.antes_posted = True
    for_all = sum([chips > 0 for chips in event.chips]) == 1
    for seat, chips in enumerate(event.chips):
        book.stacks[seat] -= chips
        if for_all:
            book.dead_money += chips
        else:
            book.put_in[seat] += chips


def _bet_up_to(book: Stakes, event: Called | Bet | RaisedTo) -> None:
    seat = event.seat
    chips = event.to - book.in_front[seat]
    book.stacks[seat] -= chips
    book.in_front[seat] = event.to
    book.put_in[seat] += chips


def _next_street(book: Stakes, event: BoardDealt | BoardDealtUnburned) -> None:
    book.in_front = [0] * len(book.stacks)


def _bet_returned(book: Stakes, event: BetReturned) -> None:
    _paid(book, event.seat, -event.chips)
    book.in_front[event.seat] = max(0, book.in_front[event.seat])  # an unmatched ante never lay in front


def _bets_taken_back(book: Stakes, event: BetsTakenBack) -> None:
    seats = len(book.stacks)
    book.stacks = list(book.table.stacks)
    book.in_front, book.put_in = [0] * seats, [0] * seats
    book.dead_money = 0


ENTRIES: dict[type, Callable[[Any, Any], None]] = {
    AntesPosted: _antes_posted,
    BlindPosted: _blind_posted,
    Called: _bet_up_to,
    Bet: _bet_up_to,
    RaisedTo: _bet_up_to,
    BoardDealt: _next_street,
    BoardDealtUnburned: _next_street,
    BetReturned: _bet_returned,
    BetsTakenBack: _bets_taken_back,
}
