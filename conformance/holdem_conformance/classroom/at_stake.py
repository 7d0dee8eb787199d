"""Which clauses an incident, or the end of the agreed time, brings into play. Nothing forbids the incident itself, for
it has happened; but from then on they forbid what one might do next."""

from collections.abc import Iterator

from holdem_conformance.classroom.deciding import MOST, wordings
from holdem_conformance.classroom.steps import Step
from holdem_spec.clauses.form import Clause, Form
from holdem_spec.clauses.verdicts import Finding
from holdem_spec.ledger import Ledger
from holdem_spec.terms.betting import bet_to_match, everything, price, to_act
from holdem_spec.terms.dealing import BOARD_SIZES, hole_cards_are_dealt, next_in_the_deal
from holdem_spec.terms.limits import plain_wager
from holdem_spec.vocabulary.events import (
    BoardDealt,
    Burned,
    Called,
    Checked,
    Event,
    Folded,
    GameEnded,
    HoleCardDealt,
    RaisedTo,
    TimeCalled,
)
from holdem_spec.vocabulary.floor import (
    BoardDealtEarly,
    BoardDealtUnburned,
    BoxedCardFound,
    CardExposed,
    Decision,
    Declared,
    ErrorFound,
    Fault,
    FloorRuled,
    HandAnnounced,
    MisdealDeclared,
    StubShuffled,
    TooManyTurnedUp,
)
from holdem_spec.vocabulary.rulebook import Rulebook
from holdem_spec.vocabulary.seats import NOBODY

ASIDE = frozenset({"DEAL-SHUFFLE", "MIS-H-DEADLINE", "MIS-LISTOPEN", "MIS-R-DEADLINE"})
"""Clauses that apply to nearly everything, and are told only where a scenario is about them."""

STANDING = {TimeCalled: "END-TIME", HandAnnounced: "SHOW-CARDSSPEAK", Declared: "BET-CHECK"}
"""Clauses that hold of an incident although they forbid nothing that one might do at once: a check against a bet is
none, and binds nobody."""


def at_stake(step: Step, rules: Rulebook, subjects: tuple[str, ...]) -> tuple[Clause, ...]:
    """The clauses that forbid what one might do next, those first that the scenario is about."""
    found: dict[str, Clause] = {}
    for event in _thinkable(step.event, step.after):
        if event == step.ahead.event and type(event) is type(step.ahead.event):
            continue
        for clauses in wordings(rules).values():
            for clause in clauses:
                if clause.form in (Form.REMEDY, Form.TABLE) and clause.primary and _forbids(clause, event, step.after):
                    found.setdefault(clause.id, clause)
    told = [clause for clause in found.values() if clause.id not in ASIDE or clause.id in subjects]
    told = told or list(wordings(rules).get(STANDING.get(type(step.event), ""), ()))
    return tuple(sorted(told, key=lambda clause: clause.id not in subjects)[:MOST])


def _forbids(clause: Clause, event: Event, books: Ledger) -> bool:
    return type(event) in clause.concerns and clause.check(event, books).finding == Finding.BROKEN


def _thinkable(incident: Event, books: Ledger) -> Iterator[Event]:
    """For a hand: to go on as if nothing had happened, to act otherwise, to begin again, to shuffle, to let the floor
    decide. When the time is up: that anybody wins."""
    if isinstance(incident, TimeCalled):
        yield from (GameEnded((seat,)) for seat in range(len(books.evening.stacks)))
        return
    yield from _next_cards(books)
    seat = to_act(books)
    if seat != NOBODY:
        bet = bet_to_match(books)
        yield Called(seat, min(bet, everything(books, seat))) if price(books, seat) else Checked(seat)
        yield Folded(seat)
        yield RaisedTo(seat, plain_wager(books, seat))
    yield from _errors(incident)


def _errors(incident: Event) -> Iterator[Event]:
    """What the dealer or the floor might do about an error."""
    if isinstance(incident, BoardDealtEarly):
        yield BoardDealt(incident.cards)
    if isinstance(incident, BoardDealtEarly | TooManyTurnedUp | BoardDealtUnburned):
        yield StubShuffled(())
    if isinstance(incident, ErrorFound):
        yield MisdealDeclared(incident.fault)
        yield FloorRuled(incident.fault, Decision.PLAY_ON)
    elif isinstance(incident, CardExposed | BoxedCardFound):
        yield MisdealDeclared(Fault.CARD_EXPOSED if isinstance(incident, CardExposed) else Fault.CARDS_BOXED)


def _next_cards(books: Ledger) -> Iterator[Event]:
    rest = (books.pack or ())[books.cards_dealt :]
    if not rest:
        return
    if not hole_cards_are_dealt(books):
        yield HoleCardDealt(next_in_the_deal(books), rest[0])
    elif books.boards < len(BOARD_SIZES):
        yield Burned(rest[0])
        yield BoardDealt(rest[: BOARD_SIZES[books.boards]])
