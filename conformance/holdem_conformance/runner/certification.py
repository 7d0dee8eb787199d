"""A whole suite on one engine."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from holdem_conformance.engines.base import CannotStart, Engine
from holdem_conformance.protocol.messages import Hello
from holdem_conformance.runner.applicability import check_hello
from holdem_conformance.runner.evening import run_evening
from holdem_conformance.runner.floor_judge import run_floor
from holdem_conformance.runner.floor_play import run_on_the_floor
from holdem_conformance.runner.game_play import run_game
from holdem_conformance.runner.profiles import profile_of, profiles_of
from holdem_conformance.runner.run import run_scenario
from holdem_conformance.runner.spec_checks import check_against_the_spec
from holdem_conformance.runner.status import Failure, Outcome, Status
from holdem_conformance.scenarios.model import Scenario
from holdem_spec.vocabulary.rulebook import Rulebook

HANGS_BORNE = 5
"""After so many scenarios in a row without an answer the others are not tried: each costs the whole time-out."""


class Certificate(NamedTuple):
    """What an engine showed: one outcome for each scenario, in the order of the scenarios."""

    hello: Hello
    rules: Rulebook
    scenarios: tuple[Scenario, ...]
    outcomes: tuple[Outcome, ...]

    @property
    def profiles(self) -> dict[str, "Certificate"]:
        """The certificate of each profile of which there are scenarios."""
        return {profile: self._of(profile) for profile in profiles_of(self.scenarios)}

    def _of(self, profile: str) -> "Certificate":
        both = zip(self.scenarios, self.outcomes, strict=True)
        mine = [(scenario, outcome) for scenario, outcome in both if profile_of(scenario) == profile]
        return self._replace(
            scenarios=tuple(scenario for scenario, _ in mine), outcomes=tuple(outcome for _, outcome in mine)
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
    def certified(self) -> bool:
        """Some profile is complete, and so is every other one that the engine supports."""
        parts = self.profiles.values()
        return any(part.complete for part in parts) and all(part.complete for part in parts if part.claimed)


def certify(
    engine: Engine,
    scenarios: Sequence[Scenario],
    rules: Rulebook,
    *,
    spec: bool,
    begun: Callable[[str], None] = lambda id: None,
) -> Certificate:
    """Play all scenarios. With `spec` the specification and the reference answer for all refusals as well. An
    interruption by the user leaves the rest not-run. `begun` hears the id of each scenario before it is played. Raises
    EngineFault when the engine does not say a proper hello."""
    hello = engine.hello()
    check_hello(hello)
    outcomes: list[Outcome] = []
    stop = ""
    for scenario in scenarios:
        begun(scenario.id)
        stop = stop or _exhausted(outcomes)
        if stop:
            outcomes.append(Outcome(scenario.id, Status.NOT_RUN, reason=stop))
            continue
        try:
            outcome = _put_to(engine, hello, scenario, rules)
            outcomes.append(_with_spec_checks(outcome, scenario, hello, rules) if spec else outcome)
        except CannotStart as fault:
            stop = str(fault)
            outcomes.append(Outcome(scenario.id, Status.ERROR, Failure(0, "the hand begins", "an answer", stop, "")))
        except KeyboardInterrupt:
            stop = "interrupted"
            outcomes.append(Outcome(scenario.id, Status.NOT_RUN, reason=stop))
    return Certificate(hello, rules, tuple(scenarios), tuple(outcomes))


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
