"""How far the books move on before a statement is made."""

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
from holdem_spec.terms.betting import nobody_can_bet_any_more
from holdem_spec.terms.showdown import yet_to_show
from holdem_spec.vocabulary.events import Choice, Mucked, Shown
from holdem_spec.vocabulary.seats import NOBODY


def to_the_choice(course: Course, choice: Choice) -> None:
    """To where a player can do, or try, such a thing; hands may have to be shown before the next card."""
    if isinstance(choice, Shown | Mucked):
        course.go_on_to_show()
    else:
        _to_the_next_decision(course)


def _to_the_next_decision(course: Course) -> None:
    """Past the hands that have to be turned up before a run-out nothing is dealt."""
    ledger = course.ledger
    if course.shows_before_runout and nobody_can_bet_any_more(ledger) and yet_to_show(ledger):
        course.settle()
    else:
        course.go_on()


def to_the_statement(course: Course, statement: Statement) -> None:
    """To where a statement holds; an act is not done yet."""
    if isinstance(statement, Street):
        _to_the_street(course, statement)
        return
    if course.opening and isinstance(statement, Refusal | DealerRefusal):
        return  # the play looks at the time before the last hole card
    course.open()
    match statement:
        case Act(_, choice) | Refusal(_, choice, _):
            to_the_choice(course, choice)
        case Offer(show=True) | Offer(muck=True):
            course.go_on_to_show()
        case Offer():
            _to_the_next_decision(course)
        case Turn(_, seat) if seat != NOBODY:
            _to_the_next_decision(course)
        case Returned():
            course.settle()


def _to_the_street(course: Course, street: Street) -> None:
    if street.stage not in (Stage.BLINDS, Stage.DEAL):
        course.open()
        course.come_to(street.stage)
        return
    course.opening = True
    if street.stage is Stage.DEAL:
        course.deal(street.cards)
