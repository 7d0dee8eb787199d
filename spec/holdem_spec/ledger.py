"""The ledger: all books of a hand (see `books/`), and behind them those of the evening.

The ledger states facts and knows no rule. What a full raise is, whom a bet faces, who is to act: those are terms,
functions on the ledger (see `terms/`). It takes any well-formed event, legal or not.
"""

from collections.abc import Callable
from typing import Any, TypeAlias, get_args

from holdem_spec.books import betting, cards, floor_entries, showdown, stakes
from holdem_spec.books.betting import NOT_YET
from holdem_spec.books.book import NO_TABLE, columns_of
from holdem_spec.books.evening import NO_EVENING, Evening, after_hand, evening_entry, with_hand, without_hand
from holdem_spec.books.floor import HandBooks
from holdem_spec.books.floor_entries import AFTER_AN_INCIDENT
from holdem_spec.vocabulary.events import Event, GameEvent, GameOpened, HandEnded, HandStarted
from holdem_spec.vocabulary.floor import BetsTakenBack
from holdem_spec.vocabulary.table import Table

Entry: TypeAlias = Callable[[Any, Any], None]

__all__ = ["NOT_YET", "NO_TABLE", "Ledger", "record"]

WRITTEN = ("evening", *columns_of(HandBooks))
"""The columns of all books."""


class Ledger(HandBooks):
    """The books after some events. Readers never change a ledger; `record` gives the next one."""

    __slots__ = (*WRITTEN, "remembered")

    def __init__(self, table: Table = NO_TABLE, evening: Evening = NO_EVENING) -> None:
        self.evening = evening  # the hands before this one, and what happened between them
        self.open(table)

    def open(self, table: Table) -> None:
        """Begin the books of a hand; those of the evening go on."""
        HandBooks.open(self, table)
        self.remembered: dict[object, object] = {}  # terms worked out for exactly these books

    def apply(self, event: Event) -> None:
        """Record an event in place. For the judge, on books that nobody else reads."""
        kind = type(event)
        if kind not in _ENTRIES:
            return
        if self.remembered:
            self.remembered = {}
        _ENTRIES[kind](self, event)
        if self.floor is not None and kind in AFTER_AN_INCIDENT:
            AFTER_AN_INCIDENT[kind](self, event)

    def copied(self) -> "Ledger":
        """Books of their own with the same content."""
        twin = Ledger.__new__(Ledger)
        for name in WRITTEN:
            value = getattr(self, name)
            setattr(twin, name, value.copy() if type(value) in _CHANGED_IN_PLACE else value)
        twin.remembered = {}
        return twin

    def facts(self) -> tuple[object, ...]:
        """All that is written in the books, hashable: equal facts, equal future."""
        return tuple([_frozen(getattr(self, name)) for name in WRITTEN])


_CHANGED_IN_PLACE = (list, set)


def record(ledger: Ledger, event: Event) -> Ledger:
    """The books with one more event in them; the given ones stay as they are."""
    after = ledger.copied()
    after.apply(event)
    return after


def _frozen(value: object) -> object:
    if isinstance(value, list):
        return tuple(value)
    return frozenset(value) if isinstance(value, set) else value


def _hand_started(ledger: Ledger, event: HandStarted) -> None:
    ledger.evening = with_hand(ledger.evening, event.table)
    ledger.open(event.table)


def _game_opened(ledger: Ledger, event: GameOpened) -> None:
    ledger.evening = Evening(True, event.tournament, event.stacks)
    ledger.open(NO_TABLE)


def _hand_ended(ledger: Ledger, event: HandEnded) -> None:
    ledger.evening = after_hand(ledger.evening, event.stacks)


def _bets_taken_back(ledger: Ledger, event: BetsTakenBack) -> None:
    ledger.evening = without_hand(ledger.evening)


def _in_the_evening(ledger: Ledger, event: Event) -> None:
    ledger.evening = evening_entry(ledger.evening, event)


_EVENING: dict[type, Entry] = {
    **dict.fromkeys(get_args(GameEvent), _in_the_evening),
    GameOpened: _game_opened,
    HandStarted: _hand_started,
    HandEnded: _hand_ended,
    BetsTakenBack: _bets_taken_back,
}


def _in_all_books() -> dict[type, Entry]:
    """How each kind of event is written down, in one book after another."""
    found: dict[type, Entry] = {}
    for book in (stakes.ENTRIES, betting.ENTRIES, cards.ENTRIES, showdown.ENTRIES, floor_entries.ENTRIES, _EVENING):
        for kind, entry in book.items():
            found[kind] = _in_turn(found[kind], entry) if kind in found else entry
    return found


def _in_turn(first: Entry, then: Entry) -> Entry:
    def both(ledger: Ledger, event: Any) -> None:
        first(ledger, event)
        then(ledger, event)

    return both


_ENTRIES = _in_all_books()
