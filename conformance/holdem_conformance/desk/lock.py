"""`clauses.lock`: what every clause meant when it was last looked at.

A clause whose meaning has changed needs a new revision, so that the scenarios that name `ID@revision` are looked at
again; or a reason why it still means the same.
"""

import json
from pathlib import Path
from typing import Any, NamedTuple

from holdem_conformance.desk.build import SPEC
from holdem_conformance.desk.meaning import Wording, terms, wordings

LOCK = SPEC / "clauses" / "clauses.lock"

PARTS = ("statement", "assertions", "code", "terms")


class Lock(NamedTuple):
    """`wordings` as they were, `terms` by dotted name, and `reasons`: why a wording of that revision still means the
    same though it was changed."""

    wordings: dict[str, Wording]
    terms: dict[str, str]
    reasons: dict[str, str]


def written(file: Path = LOCK) -> Lock:
    """The lock as it was last written; empty when there is none."""
    content: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    entries = content.get("clauses", {})
    return Lock(
        {name: Wording(**{**_without_reason(entry), "stands_on": ()}) for name, entry in entries.items()},
        content.get("terms", {}),
        {name: entry["means the same"] for name, entry in entries.items() if "means the same" in entry},
    )


def _without_reason(entry: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in entry.items() if key != "means the same"}


def now() -> Lock:
    """The lock as it would be written from the clauses as they are."""
    return Lock(wordings(), terms(), {})


def changes(then: Lock, today: Lock) -> tuple[str, ...]:
    """A sentence for every wording that means something else under the same revision, with what to do."""
    found = []
    for name, wording in today.wordings.items():
        before = then.wordings.get(name)
        if before and before.revision == wording.revision and (parts := _differing(before, wording)):
            found.append(_sentence(name, wording, parts, then, today))
    return tuple(found)


def _differing(before: Wording, wording: Wording) -> list[str]:
    return [part for part in PARTS if getattr(before, part) != getattr(wording, part)]


def _sentence(name: str, wording: Wording, parts: list[str], then: Lock, today: Lock) -> str:
    changed = [term.rpartition(".")[2] for term in wording.stands_on if then.terms.get(term) != today.terms.get(term)]
    listed = [f"terms ({', '.join(changed)})" if part == "terms" and changed else part for part in parts]
    id, revision = name.partition(" ")[0], wording.revision
    return (
        f"{name} has other {' and '.join(listed)} than clauses.lock remembers, under the same revision {revision}: "
        f"if the rule means something else now, write revision={revision + 1} into the clause and look at the "
        f"scenarios that name {id}@{revision}; if it means the same, say why: holdem matrix --lock --because REASON"
    )


def outdated(then: Lock, today: Lock) -> tuple[str, ...]:
    """A sentence for every wording that is new, gone, or of another revision than the lock remembers."""
    added = [f"{name} is not in clauses.lock yet" for name in today.wordings if name not in then.wordings]
    gone = [f"{name} is in clauses.lock, but not in force" for name in then.wordings if name not in today.wordings]
    revised = [
        f"{name} has revision {wording.revision}, clauses.lock remembers {then.wordings[name].revision}"
        for name, wording in today.wordings.items()
        if name in then.wordings and then.wordings[name].revision != wording.revision
    ]
    return tuple(f"{sentence}; run holdem matrix --lock" for sentence in [*added, *gone, *revised])


def as_text(then: Lock, today: Lock, reason: str | None) -> str:
    """The lock to be written. A reason is given to the wordings that changed; an old one stays with its revision."""
    clauses: dict[str, dict[str, Any]] = {}
    for name, wording in sorted(today.wordings.items()):
        entry = {key: value for key, value in wording._asdict().items() if key != "stands_on"}
        before = then.wordings.get(name)
        if before and before.revision == wording.revision:
            why = reason if _differing(before, wording) else then.reasons.get(name)
            entry |= {"means the same": why} if why else {}
        clauses[name] = entry
    lines = [f"  {_json(name)}: {_json(entry)}" for name, entry in clauses.items()]
    of_terms = [f"  {_json(name)}: {_json(print_of)}" for name, print_of in sorted(today.terms.items())]
    return "".join(['{\n "clauses": {\n', ",\n".join(lines), '\n },\n "terms": {\n', ",\n".join(of_terms), "\n }\n}\n"])


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
