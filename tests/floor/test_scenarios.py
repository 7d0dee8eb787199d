"""The scenarios of the floor: every one holds, and every rule of the floor is refused somewhere by its own name."""

from collections.abc import Iterator

import pytest

from holdem_conformance.runner.floor_judge import judge_floor
from holdem_conformance.runner.status import Status
from holdem_conformance.scenarios.floor_said import MayNotSaid
from holdem_conformance.scenarios.model import Scenario
from holdem_conformance.scenarios.read import whole_suite
from holdem_conformance.scenarios.said import RefusalSaid
from holdem_spec.clauses.everything import all_clauses, in_force
from holdem_spec.clauses.form import Clause, Form
from holdem_spec.judge.bench import FLOOR_EVENTS
from holdem_spec.judge.counsel import bench_of
from holdem_spec.vocabulary.rulebook import PRESETS

FLOOR = {scenario.id: scenario for scenario in whole_suite() if scenario.floor is not None}
REMEDIES = [clause for clause in all_clauses() if clause.form == Form.REMEDY]


def test_there_are_scenarios_for_every_authority() -> None:
    assert len(FLOOR) >= 80
    for authority in ("house", "roberts", "tda"):
        assert sum(id.endswith(f"-{authority}") for id in FLOOR) >= 10, authority


@pytest.mark.parametrize("id", FLOOR)
def test_a_scenario_holds(id: str) -> None:
    scenario = FLOOR[id]
    assert scenario.floor is not None
    outcome = judge_floor(scenario, scenario.floor)
    assert outcome.failure is None
    assert outcome.status is Status.PASS


def refused(scenario: Scenario) -> Iterator[str]:
    """The clauses by which something is refused in a scenario."""
    assert scenario.floor is not None
    for line in scenario.floor.lines:
        if isinstance(line.said, MayNotSaid | RefusalSaid):
            yield line.said.clause


def wordings(scenario: Scenario) -> set[tuple[str, tuple[tuple[str, str], ...]]]:
    """Those clauses as they read in the rulebook of the scenario, by their names and readings."""
    names = set(refused(scenario))
    return {(clause.id, clause.under) for clause in in_force(scenario.rules) if clause.id in names}


@pytest.mark.parametrize("remedy", REMEDIES, ids=lambda clause: clause.check.__name__)
def test_every_remedy_is_named_in_a_refusal_under_its_reading(remedy: Clause) -> None:
    assert any((remedy.id, remedy.under) in wordings(scenario) for scenario in FLOOR.values())


def test_a_scenario_names_the_clauses_of_the_floor_that_refuse_in_it() -> None:
    remedies = {clause.id for clause in REMEDIES}
    for scenario in FLOOR.values():
        named = {clause.partition("@")[0] for clause in scenario.clauses}
        assert set(refused(scenario)) & remedies <= named, scenario.id


def test_an_ordinary_event_is_not_asked_of_the_floor() -> None:
    """In a hand without incident no remedy is heard: the judge is as fast as before."""
    for rules in PRESETS.values():
        bench = bench_of(rules)
        for kind, clauses in bench.primaries.items():
            assert kind not in FLOOR_EVENTS
            assert not [clause.id for clause in clauses if clause.form == Form.REMEDY], kind
        assert bench.remedies
