"""Clauses by id, for the runner and its reports."""

from functools import cache

from holdem_conformance.scenarios.model import Scenario
from holdem_spec.clauses.everything import all_clauses
from holdem_spec.clauses.form import Clause, Form
from holdem_spec.vocabulary.rulebook import Rulebook

ODD_CHIPS = frozenset({"POT-ODD", "POT-ODDMULTI"})
"""The clauses on chips that cannot be divided."""


@cache
def clauses() -> dict[str, tuple[Clause, ...]]:
    """Every clause by its id: one entry for each reading."""
    found: dict[str, tuple[Clause, ...]] = {}
    for clause in all_clauses():
        found[clause.id] = (*found.get(clause.id, ()), clause)
    return found


def clause_in_force(id: str, rules: Rulebook) -> Clause | None:
    """The clause as it reads under a rulebook; any reading of it when none is in force; None when there is none."""
    readings = clauses().get(id, ())
    for clause in readings:
        if all(rules.reading(option) == reading for option, reading in clause.under):
            return clause
    return readings[0] if readings else None


def ids_of(scenario: Scenario) -> tuple[str, ...]:
    """The clauses a scenario is about, without their revisions."""
    return tuple(named.partition("@")[0] for named in scenario.clauses)


def is_about(scenario: Scenario, id: str) -> bool:
    """Whether a scenario names a clause, or a corollary that follows from it."""
    return any(named == id or follows(named, id) for named in ids_of(scenario))


def follows(corollary: str, primary: str) -> bool:
    """Whether the one clause is a corollary of the other, among others."""
    return any(primary in clause.implied_by for clause in clauses().get(corollary, ()))


def is_a_law(id: str) -> bool:
    """Whether a clause is about values, such as which of two hands is better; it shows in what is done with them."""
    return any(clause.form in (Form.LAW, Form.COMPARES) for clause in clauses().get(id, ()))
