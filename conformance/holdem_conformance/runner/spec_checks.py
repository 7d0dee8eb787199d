"""What a scenario says must not be done, put to the specification and to the reference.

The specification must forbid it by the clause the line names, and by no other; the reference must not be about to do
it, or must refuse it. About the dealer's lines, attempts before the cards are out and hands shown with other cards no
engine is asked; from an engine that refuses the other attempts one does not learn by which clause.
"""

from typing import NamedTuple

from holdem_conformance.runner.status import Failure
from holdem_conformance.scenarios.course import Course
from holdem_conformance.scenarios.model import Act, DealerRefusal, Refusal, Scenario, Statement
from holdem_conformance.scenarios.moves import move_on
from holdem_reference import hand
from holdem_spec.judge.counsel import broken_by
from holdem_spec.ledger import Ledger
from holdem_spec.vocabulary.events import (
    AntesPosted,
    BetReturned,
    BlindPosted,
    BoardDealt,
    Burned,
    HandEnded,
    HandEvent,
    HandStarted,
    HoleCardDealt,
    PotAwarded,
)


class Checked(NamedTuple):
    """How many `lines` were checked, and the first that does not hold."""

    lines: int
    failure: Failure | None


def check_against_the_spec(scenario: Scenario) -> Checked:
    """Check all refusals, a player's and the dealer's, and a table that must be refused."""
    if scenario.refused is not None:
        broken = [found.clause for found in broken_by(Ledger(), HandStarted(scenario.table), scenario.rules)]
        return Checked(1, _failure(0, "the table itself", scenario.refused, broken, False))
    walk, count = _Walk(scenario), 0
    for statement in scenario.play:
        walk.to(statement)
        if isinstance(statement, DealerRefusal | Refusal):
            count += 1
            if failure := walk.check(statement):
                return Checked(count, failure)
    return Checked(count, None)


def _failure(line: int, text: str, clause: str, broken: list[str], done: bool) -> Failure | None:
    if done:
        return Failure(line, text, "the reference does not do it", "the reference does it", clause)
    if broken != [clause]:
        got = f"forbidden by {', '.join(broken)}" if broken else "allowed"
        return Failure(line, text, f"forbidden by {clause} alone", f"{got}, says the specification", clause)
    return None


class _Walk:
    """The books of the specification and the state of the reference, side by side along a play."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.course = Course(scenario.table, scenario.rules, scenario.result.pots)
        self.state = hand.start(scenario.table, scenario.rules)
        self._done: dict[type, int] = {}

    def to(self, statement: Statement) -> None:
        """Move on to where a statement is made, an act included."""
        move_on(self.course, statement)
        if isinstance(statement, Act):
            self._catch_up()
            self.state = hand.after(self.state, statement.choice)
            self.course.act(statement.choice)

    def check(self, line: DealerRefusal | Refusal) -> Failure | None:
        """Whether the specification and the reference both keep from it."""
        self._catch_up()
        event = line.event if isinstance(line, DealerRefusal) else line.choice
        broken = [found.clause for found in broken_by(self.course.ledger, event, self.scenario.rules)]
        done = hand.due(self.state) == event
        if isinstance(line, Refusal):
            done = hand.refusal(self.state, line.choice) is None
        return _failure(line.place.line, line.place.text, line.clause, broken, done)

    def _catch_up(self) -> None:
        """Let the reference deal as far as the books have come."""
        while (event := hand.due(self.state)) is not None and self._is_in_the_books(event):
            self.state = hand.after(self.state, event)
            self._done[type(event)] = self._done.get(type(event), 0) + 1

    def _is_in_the_books(self, event: HandEvent) -> bool:
        ledger = self.course.ledger
        done = self._done.get(type(event), 0)
        match event:
            case AntesPosted():
                return ledger.antes_posted
            case BlindPosted():
                return done < len(ledger.blinds)
            case HoleCardDealt():
                return done < sum(ledger.dealt_in)
            case Burned():
                return done < len(ledger.burns)
            case BoardDealt():
                return done < ledger.boards
            case BetReturned():
                return sum(self.state.put_in) > sum(ledger.put_in)
            case PotAwarded():
                return done < len(ledger.awarded)
            case HandEnded():
                return ledger.over
        return False
