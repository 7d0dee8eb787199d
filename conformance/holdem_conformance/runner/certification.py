"""A whole suite on one engine."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from holdem_conformance.engines.base import CannotStart, Engine, EngineFault, HeardOut
from holdem_conformance.protocol.messages import Hello
from holdem_conformance.runner.applicability import check_hello
from holdem_conformance.runner.evening import run_evening
from holdem_conformance.runner.floor_judge import run_floor
from holdem_conformance.runner.floor_play import run_on_the_floor
from holdem_conformance.runner.game_play import run_game
from holdem_conformance.runner.profiles import profile_of, profiles_of
from holdem_conformance.runner.run import run_scenario
from holdem_conformance.runner.smoke import smoke_hands
from holdem_conformance.runner.spec_checks import check_against_the_spec
from holdem_conformance.runner.status import Failure, Outcome, Status
from holdem_conformance.scenarios.model import Scenario
from holdem_spec.vocabulary.rulebook import Rulebook

HANGS_BORNE = 5
"""After so many scenarios in a row without an answer the others are not tried: each costs the whole time-out."""

MOMENT = 0.05
"""Seconds in which a second answer to one question comes."""


class Certificate(NamedTuple):
    """What an engine showed: one outcome for each scenario, in the order of the scenarios. `smoke` is the same for the
    smoke hands, if they were played before."""

    hello: Hello
    rules: Rulebook
    scenarios: tuple[Scenario, ...]
    outcomes: tuple[Outcome, ...]
    smoke: "Certificate | None" = None

    @property
    def profiles(self) -> dict[str, "Certificate"]:
        """The certificate of each profile of which there are scenarios."""
        return {profile: self._of(profile) for profile in profiles_of(self.scenarios)}

    def _of(self, profile: str) -> "Certificate":
        both = zip(self.scenarios, self.outcomes, strict=True)
        mine = [(scenario, outcome) for scenario, outcome in both if profile_of(scenario) == profile]
        return self._replace(
            scenarios=tuple(scenario for scenario, _ in mine),
            outcomes=tuple(outcome for _, outcome in mine),
            smoke=None,
        )

    def count(self, status: Status) -> int:
        return sum(outcome.status is status for outcome in self.outcomes)

    @property
    def applicable(self) -> int:
        return len(self.outcomes) - self.count(Status.NOT_APPLICABLE)

    @property
    def complete(self) -> bool:
        """Every applicable scenario passed, and there was one."""
        return 0 < self.applicable == self.count(Status.PASS)

    @property
    def claimed(self) -> bool:
        """Whether the engine has to do with it at all: something applies that it supports."""
        return self.count(Status.UNSUPPORTED) < self.applicable

    @property
    def in_trouble(self) -> bool:
        """Whether something went wrong or was left out."""
        return any(self.count(status) for status in (Status.FAIL, Status.ERROR, Status.NOT_RUN))

    @property
    def certified(self) -> bool:
        """Some profile is complete, and so is every other one that the engine supports; and no smoke hand failed."""
        parts = self.profiles.values()
        if self.smoke is not None and self.smoke.in_trouble:
            return False
        return any(part.complete for part in parts) and all(part.complete for part in parts if part.claimed)


def certify(
    engine: Engine,
    scenarios: Sequence[Scenario],
    rules: Rulebook,
    *,
    spec: bool,
    smoke: bool = False,
    begun: Callable[[str], None] = lambda id: None,
) -> Certificate:
    """Play all scenarios, with `smoke` the smoke hands before them. With `spec` the specification and the reference
    answer for all refusals as well. An interruption by the user leaves the rest not-run. `begun` hears the id of each
    scenario before it is played. Raises EngineFault when the engine does not say a proper hello."""
    hello = engine.hello()
    check_hello(hello)
    hands = smoke_hands(hello) if smoke else ()
    first = _outcomes(engine, hello, hands, rules)
    stop = next((outcome.reason for outcome in first if outcome.status is Status.NOT_RUN), "")
    outcomes = _outcomes(engine, hello, scenarios, rules, spec=spec, begun=begun, stop=stop)
    before = Certificate(hello, rules, hands, first) if smoke else None
    return Certificate(hello, rules, tuple(scenarios), outcomes, before)


def _outcomes(
    engine: Engine,
    hello: Hello,
    scenarios: Sequence[Scenario],
    rules: Rulebook,
    *,
    spec: bool = False,
    begun: Callable[[str], None] = lambda id: None,
    stop: str = "",
) -> tuple[Outcome, ...]:
    """What comes of each. `stop` is why nothing more is played, if it is so from the beginning."""
    outcomes: list[Outcome] = []
    for scenario in scenarios:
        begun(scenario.id)
        stop = stop or _exhausted(outcomes)
        if stop:
            outcomes.append(Outcome(scenario.id, Status.NOT_RUN, reason=stop))
            continue
        try:
            outcome = _heard_out(engine, _put_to(engine, hello, scenario, rules))
            outcomes.append(_with_spec_checks(outcome, scenario, hello, rules) if spec else outcome)
        except CannotStart as fault:
            stop = str(fault)
            outcomes.append(Outcome(scenario.id, Status.ERROR, Failure(0, "the hand begins", "an answer", stop, "")))
        except KeyboardInterrupt:
            stop = "interrupted"
            outcomes.append(Outcome(scenario.id, Status.NOT_RUN, reason=stop))
    return tuple(outcomes)


def _heard_out(engine: Engine, outcome: Outcome) -> Outcome:
    """The outcome, or an error if the engine said more than it was asked for; before a failure is believed, it is given
    a moment to do so."""
    if not isinstance(engine, HeardOut):
        return outcome
    try:
        engine.hear_out(MOMENT if outcome.status is Status.FAIL else 0.0)
    except EngineFault as fault:
        failure = outcome.failure or Failure(0, "the hand is over", "", "", "")
        failure = failure._replace(expected="an answer", got=str(fault), clause="")
        return outcome._replace(status=Status.ERROR, failure=failure, reason="", unseen=(), beside=engine.last_words())
    return outcome


def _put_to(engine: Engine, hello: Hello, scenario: Scenario, rules: Rulebook) -> Outcome:
    """The outcome of one scenario, whatever it is made of."""
    if scenario.evening is not None:
        return run_game(engine, hello, scenario, scenario.evening, rules)
    if scenario.floor is not None:
        return run_on_the_floor(engine, hello, scenario, scenario.floor, rules)
    return run_scenario(engine, hello, scenario, rules)


def _with_spec_checks(outcome: Outcome, scenario: Scenario, hello: Hello, rules: Rulebook) -> Outcome:
    if outcome.status is not Status.PASS:
        return outcome
    if scenario.evening is not None:
        return run_evening(scenario, scenario.evening, hello, rules)
    if scenario.floor is not None:
        return run_floor(scenario, scenario.floor, rules)
    checked = check_against_the_spec(scenario)
    status = Status.FAIL if checked.failure else outcome.status
    return outcome._replace(status=status, failure=checked.failure, spec_checks=checked.lines)


def _exhausted(outcomes: list[Outcome]) -> str:
    last = outcomes[-HANGS_BORNE:]
    silent = [outcome for outcome in last if outcome.failure is not None and "gave no answer" in outcome.failure.got]
    return f"the engine gave no answer in {HANGS_BORNE} scenarios in a row" if len(silent) == HANGS_BORNE else ""
