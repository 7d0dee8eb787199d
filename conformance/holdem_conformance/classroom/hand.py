"""A scenario as the steps one tells at the blackboard: what happens, and what may not happen in between."""

from itertools import takewhile
from typing import NamedTuple

from holdem_conformance.classroom.steps import Step, Told, belong_together
from holdem_conformance.classroom.watching import told_by_watching
from holdem_conformance.scenarios.course import Course
from holdem_conformance.scenarios.model import Act, AwardedPot, DealerRefusal, Refusal, Scenario, Statement
from holdem_conformance.scenarios.moves import move_on
from holdem_reference import hand
from holdem_spec.judge.counsel import broken_by
from holdem_spec.ledger import Ledger, record
from holdem_spec.vocabulary.events import HandEvent, HandStarted, Mucked, PotAwarded, Shown
from holdem_spec.vocabulary.table import Table


class Diary(Ledger):
    """Books that count the events written into them."""

    __slots__ = ("events",)

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.events = 0

    def apply(self, event: object) -> None:
        super().apply(event)  # type: ignore[arg-type]
        self.events += 1


def told(scenario: Scenario) -> Told:
    """The steps of a scenario, in order."""
    if scenario.evening is not None or scenario.floor is not None:
        return told_by_watching(scenario)
    empty = Ledger()
    start = HandStarted(scenario.table)
    if scenario.refused is not None:
        return Told(scenario, (Step((start,), empty, record(empty, start), (scenario.refused,)),), False, False)
    played = _Played(scenario)
    steps = [Step((start,), empty, record(empty, start)), *_steps(played, _remarks(scenario, played))]
    if played.refused is not None:
        steps.append(_last(steps, played.refused, scenario))
    return Told(scenario, tuple(steps), played.refused is not None, played.state.over)


class _Played:
    """The hand as the engine plays it: its `events`, and the `statements` in the order in which they were come to;
    shows that follow one another are done in the order in which the players are asked, unless that order is the point.
    `refused` is an act that the engine did not accept; the play stops there."""

    def __init__(self, scenario: Scenario) -> None:
        self.state = hand.start(scenario.table, scenario.rules)
        self.events: list[HandEvent] = []
        self.statements: list[Statement] = []
        self.refused: Act | None = None
        left = list(scenario.play)
        free = not any(clause.startswith(("SHOW-", "AI-FACEUP")) for clause in scenario.clauses)
        while left and self.refused is None:
            shows = list(takewhile(_is_a_show, left)) if free else []
            statement = left.pop(self._asked(shows))
            self.statements.append(statement)
            if isinstance(statement, Act):
                self._act(statement)
        if self.refused is None:
            self._deal()

    def _deal(self) -> None:
        while (event := hand.due(self.state)) is not None:
            self._done(event)

    def _done(self, event: HandEvent) -> None:
        self.events.append(event)
        self.state = hand.after(self.state, event)

    def _act(self, act: Act) -> None:
        while (event := hand.due(self.state)) is not None:
            # A sole remaining player may show before he is paid.
            if isinstance(event, PotAwarded) and hand.refusal(self.state, act.choice) is None:
                break
            self._done(event)
        if hand.refusal(self.state, act.choice) is None:
            self._done(act.choice)
        else:
            self.statements.pop()
            self.refused = act

    def _asked(self, shows: list[Statement]) -> int:
        if len(shows) < 2:
            return 0
        self._deal()
        asked = hand.to_show(self.state)
        seats = [act.choice.seat for act in shows if isinstance(act, Act)]
        return seats.index(asked) if asked in seats else 0


def _is_a_show(statement: Statement) -> bool:
    return isinstance(statement, Act) and isinstance(statement.choice, Shown | Mucked)


class _Remark(NamedTuple):
    """Something tried in vain after so many events, in the books as they were then."""

    events: int
    event: HandEvent
    books: Ledger
    clause: str


def _remarks(scenario: Scenario, played: _Played) -> list[_Remark]:
    """The lines that say what may not be done, each at its place among the events."""
    course = Course(scenario.table, scenario.rules, _paid(played))
    diary = Diary(scenario.table)
    course.ledger = diary
    found = []
    for statement in played.statements:
        move_on(course, statement)
        if isinstance(statement, Act):
            course.act(statement.choice)
        elif isinstance(statement, Refusal | DealerRefusal):
            tried = statement.choice if isinstance(statement, Refusal) else statement.event
            found.append(_Remark(diary.events, tried, diary.copied(), statement.clause))
    return found


def _paid(played: _Played) -> tuple[AwardedPot, ...]:
    """The pots of the hand, main pot first, as far as the course must know them."""
    paid = sorted((event for event in played.events if isinstance(event, PotAwarded)), key=lambda paid: paid.pot)
    return tuple(AwardedPot(sum(chips for _, chips in pot.shares), (), pot.shares) for pot in paid)


def _steps(played: _Played, remarks: list[_Remark]) -> list[Step]:
    stops = {remark.events for remark in remarks}
    steps: list[Step] = []
    books = Ledger(played.state.table)
    together: tuple[HandEvent, ...] = ()
    for number, event in enumerate([*played.events, None]):
        for remark in remarks:
            if remark.events == number:
                steps.append(Step((remark.event,), remark.books, remark.books, (remark.clause,)))
        if event is None:
            break
        together = (*together, event)
        after = record(books, event)
        following = played.events[number + 1] if number + 1 < len(played.events) else None
        if number + 1 in stops or not belong_together(event, following):
            steps.append(Step(together, books, after))
            together = ()
        books = after
    return steps


def _last(steps: list[Step], act: Act, scenario: Scenario) -> Step:
    """The act that was refused, in the books where it was tried."""
    books = steps[-1].after
    clauses = tuple(found.clause for found in broken_by(books, act.choice, scenario.rules))
    return Step((act.choice,), books, books, clauses)
