"""Where each card lies."""

from collections.abc import Callable
from typing import Any

from holdem_spec.books.book import NONE_OF_ITS_OWN, Book
from holdem_spec.vocabulary.cards import UNKNOWN, Card
from holdem_spec.vocabulary.events import BoardDealt, Burned, Discarded, HoleCardDealt, HoleCardsKnown, Shown
from holdem_spec.vocabulary.floor import BoardDealtUnburned
from holdem_spec.vocabulary.seats import Seat
from holdem_spec.vocabulary.table import Table


class Cards(Book):
    """Hole cards, board, burns and the pack."""

    __slots__ = NONE_OF_ITS_OWN

    def open(self, table: Table) -> None:
        seats = len(table.stacks)
        self.holes: list[tuple[Card, ...]] = [()] * seats
        self.dealt_in: list[int] = [0] * seats  # how many hole cards the seat has received
        self.players: tuple[Seat, ...] = table.players()  # the seats that are dealt in
        self.served = 0  # how many of them have received all their hole cards
        self.board: tuple[Card, ...] = ()
        self.boards = 0  # how often board cards were turned up
        self.burns: list[Card] = []
        self.burns_since_board = 0
        self.pack: tuple[Card, ...] | None = table.deck  # what was dealt, then the rest in its present order
        self.cards_dealt = 0  # from the top of the pack, whatever for
        self.known: set[Card] = set()  # cards seen to have left the pack


def seen(book: Cards, cards: tuple[Card, ...]) -> None:
    """These cards, as far as they can be read, have been seen outside the pack."""
    book.known.update(cards)
    book.known.discard(UNKNOWN)


def left_the_pack(book: Cards, cards: tuple[Card, ...]) -> None:
    """The same, and they come from the top of the pack."""
    book.cards_dealt += len(cards)
    book.known.update(cards)
    book.known.discard(UNKNOWN)


def _received(book: Cards, seat: Seat, cards: tuple[Card, ...]) -> None:
    left_the_pack(book, cards)
    book.holes[seat] += cards
    book.dealt_in[seat] += len(cards)
    book.served += book.dealt_in[seat] == book.table.hole_cards


def _hole_card_dealt(book: Cards, event: HoleCardDealt) -> None:
    _received(book, event.seat, (event.card,))


def _hole_cards_known(book: Cards, event: HoleCardsKnown) -> None:
    _received(book, event.seat, event.cards)


def _burned(book: Cards, event: Burned) -> None:
    left_the_pack(book, (event.card,))
    book.burns.append(event.card)
    book.burns_since_board += 1


def _board_dealt(book: Cards, event: BoardDealt | BoardDealtUnburned) -> None:
    left_the_pack(book, event.cards)
    book.board += event.cards
    book.boards += 1
    book.burns_since_board = 0


def _discarded(book: Cards, event: Discarded) -> None:
    left = list(book.holes[event.seat])
    if left:
        left.remove(event.card if event.card in left else left[-1])
    book.holes[event.seat] = tuple(left)


def _shown(book: Cards, event: Shown) -> None:
    book.holes[event.seat] = event.cards
    seen(book, event.cards)


ENTRIES: dict[type, Callable[[Any, Any], None]] = {
    HoleCardDealt: _hole_card_dealt,
    HoleCardsKnown: _hole_cards_known,
    Burned: _burned,
    BoardDealt: _board_dealt,
    BoardDealtUnburned: _board_dealt,
    Discarded: _discarded,
    Shown: _shown,
}
