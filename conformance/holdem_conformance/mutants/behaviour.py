"""Which clauses say something about an engine, and which need no mutant."""

from collections.abc import Sequence

from holdem_conformance.mutants.running import Case, Readings
from holdem_conformance.runner.catalogue import clauses, ids_of
from holdem_conformance.scenarios.model import Scenario
from holdem_spec.clauses.form import Form

WITHOUT = {
    Form.STATIC: "it judges the project itself, not an engine",
    Form.COMPARES: "it compares two hands, or what two people see; no scenario asks an engine for it",
    Form.LAW: "it speaks of cards and names alone; no scenario asks an engine for it",
}
"""Why a clause of such a form that no scenario names has no behaviour that could be wrong. Whatever judges the events
of a hand has, and needs a scenario."""


def without_behaviour(suite: Sequence[Scenario]) -> dict[str, str]:
    """The clauses that need no mutant, and why."""
    named = {id for scenario in suite for id in ids_of(scenario)}
    forms = {id: readings[0].form for id, readings in clauses().items()}
    return {id: WITHOUT[form] for id, form in forms.items() if form in WITHOUT and id not in named}


def without_mutant(cases: Sequence[Case], suite: Sequence[Scenario]) -> list[tuple[str, Readings]]:
    """The clauses with behaviour, reading by reading, of which no mutant is told."""
    told = [(case.mutant.clause, set(case.under)) for case in cases]
    exempt = without_behaviour(suite)
    return [
        (id, reading.under)
        for id, readings in clauses().items()
        if id not in exempt
        for reading in readings
        if not any(clause == id and set(reading.under) <= under for clause, under in told)
    ]
