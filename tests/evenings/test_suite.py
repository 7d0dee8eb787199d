"""The scenarios of several hands: what they say holds, under every reading they do not name, and each clause shows."""

import pytest

from holdem_conformance.engines.registry import started
from holdem_conformance.runner import evening
from holdem_conformance.runner.evening import run_evening
from holdem_conformance.runner.status import Status
from holdem_conformance.scenarios.model import Scenario
from holdem_conformance.scenarios.read import whole_suite
from holdem_reference.positions import Positions, first_positions
from holdem_spec.clauses.everything import all_clauses
from holdem_spec.clauses.form import Clause, Form
from holdem_spec.judge.bench import Bench
from holdem_spec.vocabulary.rulebook import HOUSE, OPTIONS, Rulebook

EVENINGS = {scenario.id: scenario for scenario in whole_suite() if scenario.evening is not None}
HELLO = started(["reference"], 10.0, pipe=False).hello()
PRIMARIES = [clause for clause in all_clauses() if clause.form == Form.TABLE and clause.primary]


def outcome(scenario: Scenario, rules: Rulebook = HOUSE) -> Status:
    assert scenario.evening is not None
    return run_evening(scenario, scenario.evening, HELLO, rules).status


def about(id: str) -> list[Scenario]:
    return [s for s in EVENINGS.values() if id in [clause.partition("@")[0] for clause in s.clauses]]


def test_there_are_enough_of_them() -> None:
    folders = [id.partition(".")[0] for id in EVENINGS]
    assert folders.count("table") >= 25
    assert folders.count("tournament") >= 12
    assert len(folders) == folders.count("table") + folders.count("tournament")


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_an_evening_names_every_reading_it_depends_on(option: object) -> None:
    readings = [reading.name for reading in option.readings]  # type: ignore[attr-defined]
    for scenario in EVENINGS.values():
        if option.name in scenario.under:  # type: ignore[attr-defined]
            continue
        for reading in readings:
            rules = HOUSE.with_changes({option.name: reading})  # type: ignore[attr-defined]
            assert outcome(scenario, rules) is Status.PASS, (scenario.id, reading)


@pytest.mark.parametrize("clause", PRIMARIES, ids=lambda clause: clause.check.__name__)
def test_a_specification_without_the_clause_fails(clause: Clause, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each wording has an evening that is about it and fails when nobody judges by it."""
    played = [s for s in about(clause.id) if all(s.rules.reading(o) == reading for o, reading in clause.under)]
    assert played, clause.id
    monkeypatch.setattr(evening, "bench_of", lambda rules: Bench(rules, without=frozenset({clause.id})))
    assert Status.FAIL in [outcome(scenario) for scenario in played]


@pytest.mark.parametrize("rule", ["dead", "moving"])
def test_an_engine_that_gives_the_button_to_the_next_player_fails(rule: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def next_player(last: Positions, before: tuple[int, ...], players: tuple[int, ...], rule: str) -> Positions:
        return first_positions(next((p for p in players if p > last.button), players[0]), players)

    monkeypatch.setattr("holdem_reference.evening.moved_positions", next_player)
    wrong = {s.id for s in EVENINGS.values() if outcome(s, HOUSE.with_changes({"button.rule": rule})) is Status.FAIL}
    assert "table.three-to-two-button-out" in wrong
    assert "table.dead-button-small-blind-out" in wrong
    assert "table.moving-button-small-blind-out" in wrong
    assert "table.button-out" not in wrong
    assert "table.one-round" not in wrong


def test_an_engine_that_forgets_the_level_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    from holdem_reference import evening as engine

    forgetful = engine.next_table
    monkeypatch.setattr(
        engine, "next_table", lambda now: forgetful(now)._replace(small_blind=50, big_blind=100, ante=0)
    )
    assert outcome(EVENINGS["tournament.level-between-hands"]) is Status.FAIL
    assert outcome(EVENINGS["tournament.ante-comes-with-a-level"]) is Status.FAIL
