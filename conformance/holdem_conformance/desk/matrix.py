"""The matrix: how much of the sources is stated by clauses, and where the links have holes."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from holdem_conformance.desk.index import index

STATES = ("implemented", "planned", "informative", "overridden", "out of scope")


class Matrix(NamedTuple):
    """`paragraphs`, `assertions` and `clauses` are counts: by document, by document and state, by form. `holes` are
    sentences."""

    paragraphs: dict[str, int]
    assertions: dict[str, dict[str, int]]
    clauses: dict[str, int]
    holes: tuple[str, ...]


def matrix() -> Matrix:
    """Count the links, and name every one that leads nowhere."""
    paragraphs = Counter(id.partition(".")[0] for id in index()["paragraphs"])
    states: dict[str, dict[str, int]] = {document: dict.fromkeys(STATES, 0) for document in paragraphs}
    for id, assertion in _assertions():
        states[id.partition(".")[0]][assertion["state"]] += 1
    forms = Counter(clause["wordings"][0]["form"] for clause in index()["clauses"].values())
    return Matrix(dict(paragraphs), states, dict(sorted(forms.items())), tuple(_holes()))


def _assertions() -> Iterator[tuple[str, dict[str, Any]]]:
    for id, paragraph in index()["paragraphs"].items():
        for assertion in paragraph["assertions"]:
            yield id, assertion


def _holes() -> Iterator[str]:
    clauses, elsewhere = index()["clauses"], index()["elsewhere"]
    stated = {id: set(clause["assertions"]) for id, clause in clauses.items()}
    for _, assertion in _assertions():
        for id in assertion.get("by", ()):
            if assertion["state"] == "planned" and id not in elsewhere:
                yield f"{assertion['id']} is planned as {id}, which is no reserved id"
            if assertion["state"] == "implemented" and assertion["id"] not in stated.get(id, ()):
                yield f"{assertion['id']} names {id}, which does not name it back"
    named_back = {(a["id"], id) for _, a in _assertions() if a["state"] == "implemented" for id in a["by"]}
    for id, clause in clauses.items():
        for assertion_id in clause["assertions"]:
            if (assertion_id, id) not in named_back:
                yield f"{id} names {assertion_id}, which does not name it back"
        for ground in clause["implied_by"]:
            if ground not in clauses:
                yield f"{id} is said to follow from {ground}, which is no clause in force"
        if not clause["implied_by"] and not clause["scenarios"]:
            yield f"{id} is a primary without a scenario"
