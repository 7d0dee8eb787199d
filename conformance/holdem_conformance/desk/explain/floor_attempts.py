"""What dealer and floor might think of after an error, put to the clauses."""

from collections.abc import Iterator

from holdem_conformance.classroom.chronicle.notes import Ahead
from holdem_conformance.desk.explain.attempts import Forbidden
from holdem_spec.judge.counsel import broken_by
from holdem_spec.ledger import Ledger
from holdem_spec.terms.betting import to_act
from holdem_spec.terms.dealing import BOARD_SIZES, hole_cards_are_dealt, next_in_the_deal
from holdem_spec.terms.floor import found, rest_of_the_pack
from holdem_spec.vocabulary.events import BoardDealt, Burned, Event, HoleCardDealt, same
from holdem_spec.vocabulary.floor import (
    AskedAgain,
    BetsTakenBack,
    Decision,
    Fault,
    FloorRuled,
    MisdealDeclared,
    StubShuffled,
)
from holdem_spec.vocabulary.rulebook import Rulebook
from holdem_spec.vocabulary.seats import NOBODY


def forbidden_on_the_floor(books: Ledger, ahead: Ahead, rules: Rulebook) -> tuple[Forbidden, ...]:
    """What dealer and floor must not do now, each with the clauses it breaks; nothing before something went wrong."""
    if books.floor is None or books.over:
        return ()
    tried = [event for event in _thinkable(books) if not same(event, ahead.event)]
    broken = [(event, broken_by(books, event, rules)) for event in tried]
    return tuple(Forbidden(NOBODY, "", event, clauses) for event, clauses in broken if clauses)


def _thinkable(books: Ledger) -> Iterator[Event]:
    """The next card; a misdeal; the bets back; a shuffle; to ask a player again; to let everything stand."""
    yield from _next_cards(books)
    faults = [fault for fault in Fault if found(books, fault) is not None]
    if not faults and books.floor is not None and books.floor.exposed:
        faults = [Fault.CARD_EXPOSED]
    yield from (MisdealDeclared(fault) for fault in faults)
    if faults:
        yield BetsTakenBack()
    if books.floor is not None and (books.floor.early >= 0 or books.floor.too_many):
        yield StubShuffled(tuple(sorted((rest_of_the_pack(books) or ()) + books.floor.loose)))
    if books.floor is not None and books.floor.said and to_act(books) != NOBODY:
        yield AskedAgain(to_act(books))
    yield from (FloorRuled(fault, Decision.PLAY_ON) for fault in faults)


def _next_cards(books: Ledger) -> Iterator[Event]:
    rest = rest_of_the_pack(books)
    if not rest:
        return
    if not hole_cards_are_dealt(books):
        yield HoleCardDealt(next_in_the_deal(books), rest[0])
    elif books.boards < len(BOARD_SIZES):
        yield Burned(rest[0])
        yield BoardDealt(rest[: BOARD_SIZES[books.boards]])
