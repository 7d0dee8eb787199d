"""Every primary is needed, and taking it away is seen."""

import tomllib
from pathlib import Path

import pytest

import holdem_conformance.proof.world
from holdem_conformance.proof.agreement import explore
from holdem_conformance.proof.necessity import only_forbidden_by
from holdem_conformance.proof.world import KillingWorld, PartingWorld, killing_worlds, parting_worlds
from holdem_spec.clauses.everything import all_clauses, in_force
from holdem_spec.clauses.form import Form
from holdem_spec.judge.bench import Bench
from holdem_spec.judge.counsel import bench_of
from holdem_spec.vocabulary.rulebook import OPTIONS

BEFORE_THE_HAND = {
    "SEAT-COUNT",
    "BLIND-RATIO",
    "BLIND-CASINOLIMIT",
    "DECK-52",
    "END-PLAYED",
    "FL-DOUBLE",
    "VAR-HOLECARDS",
}
"""Clauses about the table itself or about the account as a whole: the engine has no event to play there."""

FROM_HAND_TO_HAND = {"button.rule", "draw.tie", "end.simul", "end.tie", "start.stacks"}
"""Options that no single hand can show; tests/proof/test_evening.py parts their readings."""


def name(killing: KillingWorld) -> str:
    return f"{killing.clause} under {killing.world.rules.name}"


@pytest.mark.parametrize("killing", killing_worlds(), ids=name)
def test_a_trace_that_only_this_clause_forbids(killing: KillingWorld) -> None:
    trail = only_forbidden_by(killing.world, bench_of(killing.world.rules), killing.clause).get(killing.clause)
    assert trail, f"{killing.clause} forbids nothing of its own in its world"


@pytest.mark.parametrize("killing", [k for k in killing_worlds() if k.clause not in BEFORE_THE_HAND], ids=name)
def test_a_rulebook_without_it_is_caught(killing: KillingWorld) -> None:
    mutant = Bench(killing.world.rules, without=frozenset({killing.clause}))
    assert explore(killing.world, mutant, most=1).disagreements


@pytest.mark.parametrize("parting", parting_worlds(), ids=lambda p: f"{p.world.rules.name} against {p.judged.name}")
def test_another_reading_is_caught(parting: PartingWorld) -> None:
    assert explore(parting.world, bench_of(parting.judged), most=1).disagreements


def test_every_primary_on_hand_events_has_its_world() -> None:
    due = {
        (clause.id, clause.under)
        for clause in all_clauses()
        if clause.primary and clause.form in (Form.FORBIDS, Form.OWES)
    }
    covered = {
        (clause.id, clause.under)
        for killing in killing_worlds()
        for clause in in_force(killing.world.rules)
        if clause.id == killing.clause
    }
    assert covered == due


AT_THE_FLOOR = ("mis.", "err.", "board.", "con.")
"""Options on dealing errors and conduct: in a hand without them their readings do not part."""


def test_every_reading_of_the_floor_is_named_by_a_scenario() -> None:
    floor = Path(holdem_conformance.proof.world.__file__).parents[1] / "suite" / "floor"
    scenarios = [tomllib.loads(file.read_text("utf-8")) for file in floor.glob("*.toml")]
    named = {pair for scenario in scenarios for pair in scenario.get("under", {}).items()}
    asked = {(o.name, r.name) for o in OPTIONS if o.name.startswith(AT_THE_FLOOR) for r in o.readings}
    assert asked - named == set()


def test_every_two_readings_part_somewhere() -> None:
    in_a_hand = [o for o in OPTIONS if o.name not in FROM_HAND_TO_HAND and not o.name.startswith(AT_THE_FLOOR)]
    due = {(o.name, a.name, b.name) for o in in_a_hand for a in o.readings for b in o.readings if a != b}
    parted = {(p.option, p.world.rules.reading(p.option), p.judged.reading(p.option)) for p in parting_worlds()}
    assert parted == due
