"""The matrix: how much of the sources is stated by clauses, and what hangs on what."""

from collections import Counter
from typing import Any, NamedTuple

from holdem_conformance.desk.build import paragraphs
from holdem_conformance.desk.holes import PARAGRAPHS, holes
from holdem_conformance.desk.links import ClauseLinks, Row, clause_links, engine, rows, tests

STATES = ("implemented", "planned", "informative", "overridden", "out of scope")


class Matrix(NamedTuple):
    """`paragraphs`, `assertions` and `clauses` are counts: by document, by document and state, by form. `holes` are
    sentences."""

    paragraphs: dict[str, int]
    assertions: dict[str, dict[str, int]]
    clauses: dict[str, int]
    rows: tuple[Row, ...]
    links: tuple[ClauseLinks, ...]
    holes: tuple[str, ...]


def matrix() -> Matrix:
    """Count the links, and name every one that leads nowhere."""
    states: dict[str, dict[str, int]] = {document: dict.fromkeys(STATES, 0) for document in PARAGRAPHS}
    for row in rows():
        states[row.assertion.partition(".")[0]][row.state] += 1
    return Matrix(
        paragraphs=dict(Counter(name.partition(".")[0] for name in paragraphs())),
        assertions=states,
        clauses=dict(sorted(Counter(clause.forms[0] for clause in clause_links().values()).items())),
        rows=rows(),
        links=tuple(clause_links().values()),
        holes=holes(),
    )


def about(name: str) -> tuple[Row, ...]:
    """The rows in which a name occurs: a document, paragraph, assertion, clause, ruling, scenario, function or test."""
    return tuple(row for row in rows() if name in _names(row))


def _names(row: Row) -> set[str]:
    paragraph = row.assertion.partition("/")[0]
    places = {row.assertion, paragraph, paragraph.partition(".")[0]}
    return places.union(row.clauses, row.rulings, row.scenarios, row.engine, row.tests)


def back() -> dict[str, dict[str, list[str]]]:
    """The way back: from every clause, scenario, function of the engine and test to the assertions it serves."""
    found: dict[str, dict[str, list[str]]] = {"clauses": {}, "rulings": {}, "scenarios": {}, "engine": {}, "tests": {}}
    for row in rows():
        for kind, served in found.items():
            for name in getattr(row, kind):
                served.setdefault(name, []).append(row.assertion)
    return {kind: dict(sorted(served.items())) for kind, served in found.items()}


def as_object(counted: Matrix) -> dict[str, Any]:
    """The matrix for programs."""
    return {
        "paragraphs": counted.paragraphs,
        "assertions": counted.assertions,
        "clauses": counted.clauses,
        "holes": list(counted.holes),
        "rows": [row._asdict() for row in counted.rows],
        "links": [clause._asdict() for clause in counted.links],
        "back": back(),
        "places": {function.name: function.place for function in (*engine(), *tests())},
    }
