"""A floor scenario on an engine that supports floor."""

from holdem_conformance.engines.base import CannotStart, Engine, EngineFault
from holdem_conformance.protocol.messages import Hello
from holdem_conformance.runner.applicability import hindrance, rulebook_for
from holdem_conformance.runner.attempts import make
from holdem_conformance.runner.floor_run import FloorRun
from holdem_conformance.runner.floor_saying import say
from holdem_conformance.runner.mismatch import Mismatch, Unplayable
from holdem_conformance.runner.status import Failure, Outcome, Status, earliest
from holdem_conformance.runner.talk import Talk
from holdem_conformance.runner.unseen import Sight
from holdem_conformance.runner.words import chips_text
from holdem_conformance.scenarios.floor_model import FloorPlay, FloorResult
from holdem_conformance.scenarios.model import Place, Scenario
from holdem_spec.vocabulary.cards import cards_text
from holdem_spec.vocabulary.events import TraceEnded
from holdem_spec.vocabulary.rulebook import Rulebook


def run_on_the_floor(
    engine: Engine, hello: Hello, scenario: Scenario, floor: FloorPlay, certifying: Rulebook
) -> Outcome:
    """Put one floor scenario to an engine. Nothing an engine does is raised, save CannotStart."""
    if hindered := hindrance(scenario, hello, certifying):
        return Outcome(scenario.id, hindered.status, reason=hindered.reason)
    rules = rulebook_for(scenario, hello, certifying)
    run = FloorRun(Talk(engine), hello, scenario._replace(rules=rules), rules)
    found: list[Failure] = []
    try:
        _played(run, floor, found)
        _tried(run, found)
    except (EngineFault, Unplayable) as fault:
        if isinstance(fault, CannotStart):
            raise
        failure = Failure(run.place.line, run.place.text, "an answer", str(fault), "")
        return Outcome(scenario.id, Status.ERROR, failure, beside=engine.last_words())
    if found:
        return Outcome(scenario.id, Status.FAIL, earliest(found))
    if run.sights:
        reason = f"not shown: {', '.join(sorted(run.sights))}"
        return Outcome(scenario.id, Status.UNOBSERVED, reason=reason, unseen=(scenario.blamed,))
    return Outcome(scenario.id, Status.PASS)


def _played(run: FloorRun, floor: FloorPlay, found: list[Failure]) -> None:
    try:
        run.begin()
        for line in floor.lines:
            run.place = line.place
            say(run, line.said)
        run.place = Place(run.scenario.file, 0, "the result")
        _result(run, floor.result)
    except Mismatch as mismatch:
        found.append(mismatch.failure)


def _tried(run: FloorRun, found: list[Failure]) -> None:
    """The refusals, as far as the hand went."""
    for attempt in run.attempts:
        run.place = attempt.place
        try:
            make(run.talk, attempt)
        except Mismatch as mismatch:
            found.append(mismatch.failure)


def _result(run: FloorRun, expected: FloorResult) -> None:
    if expected.stacks is not None:
        run.go_on()
        if not run.snapshot.over:
            raise run.fail("the hand is over", run.told(run.due()))
        run.judge(TraceEnded())
        if run.snapshot.stacks is None:
            run.sights.add(Sight.STACKS)
        elif run.snapshot.stacks != expected.stacks:
            got = chips_text(run.snapshot.stacks, run.names)
            raise run.fail(f"stacks {chips_text(expected.stacks, run.names)}", got)
    for what, due, lies in (
        ("board", expected.board, run.books.board),
        ("burned", expected.burns, tuple(run.books.burns)),
    ):
        if due is not None and lies != due:
            raise run.fail(f"{what} {cards_text(due) or 'nothing'}", f"{what} {cards_text(lies) or 'nothing'}")
