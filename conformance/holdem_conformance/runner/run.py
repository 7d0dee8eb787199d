"""One scenario on one engine, from hand to verdict."""

from typing import NamedTuple

from holdem_conformance.engines.base import CannotStart, Engine, EngineFault
from holdem_conformance.protocol.messages import Hello, Snapshot
from holdem_conformance.runner.applicability import hidden_by_nature, hindrance, rulebook_for
from holdem_conformance.runner.ending import check_result
from holdem_conformance.runner.mismatch import Mismatch, Unplayable
from holdem_conformance.runner.play import Play
from holdem_conformance.runner.probe import try_refusal
from holdem_conformance.runner.request import hand_request, with_the_same_board
from holdem_conformance.runner.showing import statements_in_order
from holdem_conformance.runner.statements import state
from holdem_conformance.runner.status import Failure, Outcome, Status
from holdem_conformance.runner.unseen import clauses_in_the_dark
from holdem_conformance.scenarios.model import Place, Scenario
from holdem_spec.vocabulary.rulebook import Rulebook


class _End(NamedTuple):
    """How a run ended: PASS, FAIL or ERROR, and what was wrong."""

    status: Status
    failure: Failure | None = None


def run_scenario(engine: Engine, hello: Hello, scenario: Scenario, certifying: Rulebook) -> Outcome:
    """Put one scenario to an engine. Nothing an engine does is raised, save CannotStart."""
    if hindered := hindrance(scenario, hello, certifying):
        return Outcome(scenario.id, hindered.status, reason=hindered.reason)
    rules = rulebook_for(scenario, hello, certifying)
    if scenario.refused is not None:
        return _outcome(engine, scenario, _refused_table(engine, scenario, scenario.refused, rules))
    play = Play(engine, hello, with_the_same_board(scenario, rules), rules)
    end = _probed(play, _played(play))
    unseen = clauses_in_the_dark(scenario, play.sights, hidden_by_nature(hello)) if end.status is Status.PASS else ()
    if unseen:
        hidden = ", ".join(sorted(play.sights)) or "how it deals"
        reason = f"not shown: {hidden}"
        return Outcome(scenario.id, Status.UNOBSERVED, reason=reason, unseen=unseen, prompts=play.prompts)
    return _outcome(engine, scenario, end)._replace(prompts=play.prompts)


def _outcome(engine: Engine, scenario: Scenario, end: _End) -> Outcome:
    beside = engine.last_words() if end.status is Status.ERROR else ()
    return Outcome(scenario.id, end.status, end.failure, beside=beside)


def _played(play: Play) -> _End:
    """The hand from begin to end, without the refusals."""
    try:
        play.begin()
        for statement in statements_in_order(play):
            state(play, statement)
        check_result(play)
    except Mismatch as mismatch:
        return _End(Status.FAIL, mismatch.failure)
    except (EngineFault, Unplayable) as fault:
        return _error(play.place, fault)
    return _End(Status.PASS)


def _probed(play: Play, end: _End) -> _End:
    """The refusals up to where the hand ended; the earliest trouble counts. An engine in trouble is left alone."""
    if end.status is Status.ERROR:
        return end
    for probe in play.probes:
        try:
            try_refusal(play, probe)
        except Mismatch as mismatch:
            return _End(Status.FAIL, mismatch.failure)
        except EngineFault as fault:
            return _error(play.place, fault)
    return end


def _refused_table(engine: Engine, scenario: Scenario, clause: str, rules: Rulebook) -> _End:
    place = Place(scenario.file, 0, "the table itself")
    try:
        answer = engine.hand(hand_request(scenario.table, rules))
    except EngineFault as fault:
        return _error(place, fault)
    if isinstance(answer, Snapshot):
        return _End(Status.FAIL, Failure(0, place.text, f"refused by {clause}", "a hand begins", clause))
    return _End(Status.PASS)


def _error(place: Place, fault: EngineFault | Unplayable) -> _End:
    if isinstance(fault, CannotStart):
        raise fault
    return _End(Status.ERROR, Failure(place.line, place.text, "an answer", str(fault), ""))
