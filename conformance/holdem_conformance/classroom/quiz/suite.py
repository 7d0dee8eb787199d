"""Moments from the golden hands: questions about games and evenings that are not dealt by chance."""

from functools import cache
from random import Random

from holdem_conformance.classroom.chronicle.notes import Note
from holdem_conformance.classroom.hand import told
from holdem_conformance.classroom.quiz.hands import Moment
from holdem_conformance.classroom.watching import chronicle_of
from holdem_conformance.scenarios.model import Scenario
from holdem_conformance.scenarios.read import SUITE, read_folder
from holdem_reference import hand
from holdem_spec.ledger import Ledger, record
from holdem_spec.vocabulary.events import (
    Bet,
    BlindPosted,
    BoardDealt,
    Called,
    Checked,
    Folded,
    HandEvent,
    HandStarted,
    RaisedTo,
)

ACTIONS = (BlindPosted, Folded, Checked, Called, Bet, RaisedTo)


@cache
def folder(name: str) -> tuple[Scenario, ...]:
    """The scenarios of a folder of the suite whose table may be played at."""
    return tuple(golden for golden in read_folder(SUITE / name) if golden.refused is None)


def chosen(chance: Random, name: str) -> Scenario:
    """One scenario of a folder."""
    return chance.choice(folder(name))


@cache
def moments_of_a_hand(id: str) -> tuple[Moment, ...]:
    """All moments of a golden hand, as `hands.moments` has those of a random one."""
    golden = next(golden for golden in folder(id.partition(".")[0]) if golden.id == id)
    events = [event for step in told(golden).steps if not step.forbidden for event in step.events]
    state, books = hand.start(golden.table, golden.rules), Ledger(golden.table)
    street: tuple[tuple[HandEvent, Ledger], ...] = ()
    found = []
    for event in events:
        if isinstance(event, HandStarted):
            continue
        found.append(Moment(golden.names, books, state, event, street))  # type: ignore[arg-type]
        if isinstance(event, BoardDealt):
            street = ()
        elif isinstance(event, ACTIONS):
            street = (*street, (event, books))
        books, state = record(books, event), hand.after(state, event)  # type: ignore[arg-type]
    return tuple(found)


@cache
def notes_of_an_evening(id: str) -> tuple[Note, ...]:
    """What happened in an evening of the suite, without what was only tried."""
    golden = next(golden for golden in folder(id.partition(".")[0]) if golden.id == id)
    return tuple(note for note in chronicle_of(golden, golden.rules).notes if not note.tried)
