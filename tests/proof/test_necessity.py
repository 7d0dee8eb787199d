"""Every primary is needed, and taking it away is seen."""

import tomllib
from pathlib import Path

import holdem_conformance.proof.world
from holdem_conformance.proof.world import killing_worlds, parting_worlds
from holdem_spec.clauses.everything import all_clauses, in_force
from holdem_spec.clauses.form import Form
from holdem_spec.vocabulary.rulebook import OPTIONS

FROM_HAND_TO_HAND = {"button.rule", "draw.tie", "end.simul", "end.tie", "start.stacks"}
"""Options that no single hand can show; tests/proof/test_evening.py parts their readings."""


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
