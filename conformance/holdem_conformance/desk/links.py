"""The links of the matrix: from an assertion of the sources over clauses to scenarios, engine and tests, and back.

They are gathered from the things themselves, not from the index of the desk, which may be old.
"""

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import holdem_conformance
import holdem_reference
from holdem_conformance.desk.build import paragraphs, rulings, scenarios_by_clause, toml
from holdem_conformance.desk.mentions import Mentions, mentions
from holdem_spec.clauses.everything import all_clauses
from holdem_spec.clauses.form import Clause

CONFORMANCE = Path(next(iter(holdem_conformance.__path__)))
REPOSITORY = CONFORMANCE.parents[1]
TESTS = REPOSITORY / "tests"
"""Only a working copy has them; an installed package does not."""


class ClauseLinks(NamedTuple):
    """All that hangs on a clause. `engine` and `tests` are names of functions, `worlds` how many small worlds show that
    it is needed."""

    id: str
    forms: tuple[str, ...]
    revision: int
    implied_by: tuple[str, ...]
    assertions: tuple[str, ...]
    scenarios: tuple[str, ...]
    rulings: tuple[str, ...]
    engine: tuple[str, ...]
    worlds: int
    tests: tuple[str, ...]


class Row(NamedTuple):
    """An assertion and all that hangs on it."""

    assertion: str
    state: str
    says: dict[str, str]
    clauses: tuple[str, ...]
    rulings: tuple[str, ...]
    scenarios: tuple[str, ...]
    engine: tuple[str, ...]
    tests: tuple[str, ...]


@cache
def clause_links() -> dict[str, ClauseLinks]:
    """The links of every clause in force, by id."""
    found: dict[str, list[Clause]] = {}
    for clause in sorted(all_clauses(), key=lambda clause: clause.id):
        found.setdefault(clause.id, []).append(clause)
    return {id: _links(id, wordings) for id, wordings in found.items()}


def _links(id: str, wordings: list[Clause]) -> ClauseLinks:
    return ClauseLinks(
        id=id,
        forms=_once(wording.form.value for wording in wordings),
        revision=wordings[0].revision,
        implied_by=_once(ground for wording in wordings for ground in wording.implied_by),
        assertions=_once(assertion for wording in wordings for assertion in wording.assertions),
        scenarios=tuple(scenario.id for scenario in _scenarios().get(id, ())),
        rulings=tuple(name for name, ruling in rulings().items() if id in ruling.get("clauses", ())),
        engine=tuple(function.name for function in engine() if id in function.clauses),
        worlds=sum(world["id"] == id for world in _worlds()),
        tests=tuple(test.name for test in tests() if id in test.clauses),
    )


@cache
def rows() -> tuple[Row, ...]:
    """Every assertion, in the order of the sources."""
    return tuple(
        _row(name, assertion) for name, paragraph in paragraphs().items() for assertion in paragraph["assertions"]
    )


def _row(paragraph: str, assertion: dict[str, Any]) -> Row:
    named = tuple(assertion.get("by", ()))
    clauses = [clause_links()[id] for id in named if id in clause_links()]
    id = assertion["id"]
    return Row(
        assertion=id,
        state=assertion["state"],
        says=assertion["says"],
        clauses=named,
        rulings=_once(
            [
                *(name for name, ruling in rulings().items() if id in ruling.get("overrides", ())),
                *(ruling for clause in clauses for ruling in clause.rulings if _is_about(ruling, paragraph)),
            ]
        ),
        scenarios=_once(scenario for clause in clauses for scenario in clause.scenarios),
        engine=_once(
            [
                *(function.name for function in engine() if paragraph in function.paragraphs),
                *(function for clause in clauses for function in clause.engine),
            ]
        ),
        tests=_once(
            [
                *(test.name for test in tests() if paragraph in test.paragraphs),
                *(test for clause in clauses for test in clause.tests),
            ]
        ),
    )


def _is_about(ruling: str, paragraph: str) -> bool:
    return paragraph in rulings()[ruling].get("paragraphs", ())


@cache
def engine() -> tuple[Mentions, ...]:
    """The functions of the reference engine that name paragraphs or clauses."""
    return tuple(mentions(Path(next(iter(holdem_reference.__path__))), "holdem_reference"))


@cache
def tests() -> tuple[Mentions, ...]:
    """The tests that name paragraphs or clauses; none in an installed package. Helpers show nothing, and the tests of
    the desk are about the links themselves."""
    found = mentions(TESTS, "tests") if TESTS.is_dir() else ()
    return tuple(test for test in found if _is_a_test(test.name) and not test.name.startswith("tests.desk"))


def _is_a_test(name: str) -> bool:
    """A test, or a module of tests: what stands at its top is shown by several of them."""
    return name.rpartition(".")[2].startswith("test_")


@cache
def _scenarios() -> dict[str, Any]:
    return scenarios_by_clause()


@cache
def _worlds() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = toml(CONFORMANCE / "proof" / "worlds.toml")["clause"]
    return found


def _once(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(names))
