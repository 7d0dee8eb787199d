"""A scenario as a test item, and what its statuses are to pytest."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from holdem_conformance.doors.inside import engine_of
from holdem_conformance.doors.known import Known, known_in
from holdem_conformance.engines.base import Engine, EngineFault
from holdem_conformance.runner.applicability import rulebook_for
from holdem_conformance.runner.certification import HANGS_BORNE, certify
from holdem_conformance.runner.choosing import Choice, UnknownChoice, chosen
from holdem_conformance.runner.profiles import profile_of
from holdem_conformance.runner.report import trouble_text
from holdem_conformance.runner.status import Outcome, Status
from holdem_conformance.scenarios.errors import ScenarioError
from holdem_conformance.scenarios.model import Scenario
from holdem_spec.vocabulary.rulebook import Rulebook, preset

SECONDS = 10.0
STATUS = "holdem"
"""The property of a report that holds profile and status, so that they can be counted wherever the test has run."""


class Broken(Exception):
    """A scenario does not hold, or the engine gave no usable answer; the text is the report."""


class Scenarios(pytest.Collector):
    """All scenarios that were asked for, on one engine."""

    engine: Engine
    rules: Rulebook
    known: dict[str, Known]
    silent = 0
    """How many scenarios in a row got no answer in time."""

    def collect(self) -> Iterator[ScenarioItem]:
        option = self.config.getoption
        try:
            profile = option("--holdem-profile")
            scenarios = chosen(Choice(profiles=(profile,) if profile else ()))
            self.rules = preset(option("--holdem-rules"))
            self.known = known_in(option("--holdem-known"))
            self.engine = engine_of(_named(option("--holdem-engine"), str(self.config.invocation_params.dir)), SECONDS)
        except (UnknownChoice, ValueError, EngineFault, ScenarioError) as trouble:
            raise pytest.UsageError(f"--holdem-engine: {trouble}") from trouble
        self.config.add_cleanup(self.engine.close)
        for scenario in scenarios:
            yield ScenarioItem.from_parent(self, name=scenario.id, scenario=scenario)


class ScenarioItem(pytest.Item):
    """pass passes, fail and error fail; unsupported, not-applicable and unobserved are skipped, each by its name."""

    def __init__(self, *, scenario: Scenario, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.scenario = scenario

    @property
    def table(self) -> Scenarios:
        assert isinstance(self.parent, Scenarios)
        return self.parent

    def runtest(self) -> None:
        if self.table.silent == HANGS_BORNE:
            pytest.skip(f"{Status.NOT_RUN}: the engine gave no answer in {HANGS_BORNE} scenarios in a row")
        outcome, report = self._played()
        self.user_properties.append((STATUS, f"{profile_of(self.scenario)} {outcome.status}"))
        known = self.table.known.get(self.scenario.id)
        if outcome.failure is not None:
            if known == Known(outcome.status, outcome.failure.clause):
                pytest.xfail(f"known: {outcome.failure.clause or outcome.failure.got}")
            raise Broken(report)
        if known is not None and outcome.status is Status.PASS:
            raise Broken(f"{self.name} is known as '{known.status}', but passes: take it out of --holdem-known")
        if outcome.status is not Status.PASS:
            pytest.skip(f"{outcome.status}: {outcome.reason}")

    def _played(self) -> tuple[Outcome, str]:
        """What came of it, and the report of a failure."""
        table = self.table
        try:
            certificate = certify(table.engine, (self.scenario,), table.rules, spec=False)
        except EngineFault as fault:
            raise Broken("\n  ".join([f"the engine cannot be asked: {fault}", *table.engine.last_words()])) from None
        outcome = certificate.outcomes[0]
        hung = outcome.failure is not None and "gave no answer" in outcome.failure.got
        table.silent = table.silent + 1 if hung else 0
        rules = rulebook_for(self.scenario, certificate.hello, table.rules)
        engine = self.config.getoption("--holdem-engine")
        return outcome, trouble_text(outcome, self.scenario, rules, f"pytest --holdem-engine '{engine}' -k {self.name}")

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        return str(excinfo.value) if isinstance(excinfo.value, Broken) else super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[str, None, str]:
        return self.nodeid, None, f"scenario {self.name}"


def summary_lines(stats: dict[str, list[Any]]) -> list[str]:
    """`core 182 pass · 2 fail`: the statuses of each profile, out of the reports of pytest."""
    found: dict[str, Counter[str]] = {}
    for report in (report for reports in stats.values() for report in reports):
        if getattr(report, "when", "") == "call":
            for name, value in report.user_properties:
                if name == STATUS:
                    profile, status = value.split(" ")
                    found.setdefault(profile, Counter())[status] += 1
    return [
        " · ".join([f"{profile} {counts[Status.PASS]} pass", *_others(counts)]) for profile, counts in found.items()
    ] or ["no scenario was played"]


def _others(counts: Counter[str]) -> list[str]:
    return [f"{counts[status]} {status}" for status in Status if status is not Status.PASS and counts[status]]


def _named(engine: str, folder: str) -> object:
    """What `module:factory` makes, the module itself if it is an adapter, else the command line. `folder` is where
    modules are looked for first. Raises ValueError when there is no such module or factory."""
    module, colon, name = engine.partition(":")
    if not module.replace(".", "").isidentifier() or (not colon and engine == "reference"):
        return engine
    sys.path.insert(0, folder)
    try:
        found: Any = import_module(module)
    except ModuleNotFoundError as missing:
        if missing.name == module and not colon:
            return engine
        raise ValueError(f"there is no module '{missing.name}' for '{engine}'") from missing
    finally:
        sys.path.remove(folder)
    if not colon:
        return found
    for part in name.split("."):
        if not hasattr(found, part):
            raise ValueError(f"the module '{module}' has no '{name}'; write module:factory")
        found = getattr(found, part)
    return found if hasattr(found, "begin") or not callable(found) else found()
