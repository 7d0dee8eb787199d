"""How far the course of a hand moves on before a line of the play holds; the same for the reader and for the runner.

The reader asks with what a line says, for all-ins and calls are worked out only at that point; the runner asks with the
statement that came of it.
"""

from holdem_conformance.scenarios.course import Course
from holdem_conformance.scenarios.model import (
    Act,
    DealerRefusal,
    Offer,
    Refusal,
    Returned,
    Stage,
    Statement,
    Street,
    Turn,
)
from holdem_conformance.scenarios.said import (
    POST,
    ActSaid,
    BackSaid,
    DealerSaid,
    OfferSaid,
    RefusalSaid,
    Said,
    StreetSaid,
    TurnSaid,
)
from holdem_spec.vocabulary.seats import NOBODY

BEFORE_THE_CARDS = (Stage.ANTES, Stage.BLINDS, Stage.DEAL)


def move_on(course: Course, line: Said | Statement) -> None:
    """To where a line holds; an act is not done yet. Lines that are not named here hold wherever the hand stands."""
    if isinstance(line, StreetSaid | Street):
        _to_the_stage(course, line.stage, line.cards)
        return
    if course.opening and isinstance(line, RefusalSaid | DealerSaid | Refusal | DealerRefusal):
        return  # the play looks at the time before the last hole card
    course.open()
    match line:
        case RefusalSaid(deed=deed) if deed == POST:
            pass  # a blind too late is tried where the hand stands
        case ActSaid() | OfferSaid() | RefusalSaid() | Act() | Offer() | Refusal():
            course.to_the_next_choice()
        case TurnSaid(seat) | Turn(_, seat) if seat != NOBODY:
            course.to_the_next_choice()
        case BackSaid() | Returned():
            course.settle()


def _to_the_stage(course: Course, stage: Stage, cards: int) -> None:
    if stage not in BEFORE_THE_CARDS:
        course.open()
        course.come_to(stage)
        return
    course.opening = True
    if stage is Stage.ANTES:
        course.come_to_the_antes()
    elif stage is Stage.BLINDS:
        course.come_to_the_blinds()
    else:
        course.deal(cards)
