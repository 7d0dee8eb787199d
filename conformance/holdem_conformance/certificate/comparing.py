"""Two certificates side by side: is it my bug, or did the rules change?

The same scenario under the same readings asks the same. When the answers are the same too and the status is not, the
rules are read otherwise; when the answers differ, it is the engine.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import Any, NamedTuple, TypeAlias

from holdem_conformance.certificate.overhearing import SILENCE
from holdem_conformance.certificate.sealing import Sealed

Entry: TypeAlias = dict[str, Any]
FEW = 3
"""So many readings that changed are named one by one."""

OUTCOME = ("status", "clause", "expected", "got")


class Cause(StrEnum):
    ENGINE = "the engine"
    RULES = "the rules"
    UNKNOWN = "not to be compared"


class Change(NamedTuple):
    """A scenario of both certificates that ends otherwise, and why."""

    id: str
    before: str
    after: str
    cause: Cause
    why: str


class Comparison(NamedTuple):
    """`same` counts the scenarios that end as before."""

    changes: tuple[Change, ...]
    added: tuple[str, ...]
    removed: tuple[str, ...]
    same: int

    def of(self, cause: Cause) -> tuple[Change, ...]:
        return tuple(change for change in self.changes if change.cause is cause)


def compared(old: Sealed, new: Sealed) -> Comparison:
    before, after = ({entry["id"]: entry for entry in content["scenarios"]} for content in (old, new))
    both = sorted(before.keys() & after.keys())
    changes = tuple(_change(old, new, before[id], after[id]) for id in both if _differs(before[id], after[id]))
    return Comparison(
        changes,
        tuple(sorted(after.keys() - before.keys())),
        tuple(sorted(before.keys() - after.keys())),
        len(both) - len(changes),
    )


def _differs(before: Entry, after: Entry) -> bool:
    return any(before.get(key) != after.get(key) for key in OUTCOME)


def _change(old: Sealed, new: Sealed, before: Entry, after: Entry) -> Change:
    cause, why = _cause(old, new, before, after)
    return Change(after["id"], _ended(before), _ended(after), cause, why)


def _ended(entry: Entry) -> str:
    return f"{entry['status']} ({entry['clause']})" if entry.get("clause") else str(entry["status"])


def _cause(old: Sealed, new: Sealed, before: Entry, after: Entry) -> tuple[Cause, str]:
    changed = clauses_changed(old, new, {*_named(before), *_named(after)})
    if "not-run" in (before["status"], after["status"]):
        return Cause.UNKNOWN, "it was not played in both"
    if before["digest"] != after["digest"]:
        return Cause.RULES, "; ".join(("the scenario says something else", *changed))
    if readings := _readings_changed(old, new):
        return Cause.RULES, f"played under other readings: {readings}"
    if before["transcript"] != after["transcript"]:
        return Cause.ENGINE, "the same scenario, other answers"
    if before["transcript"].endswith(SILENCE) and _declared(old) != _declared(new):
        return Cause.ENGINE, "the same scenario, and its hello declares something else"
    return Cause.RULES, "; ".join(changed) or _judged_otherwise(old, new)


def _named(entry: Entry) -> set[str]:
    return {id.partition("@")[0] for id in entry["clauses"]} | ({entry["clause"]} if entry.get("clause") else set())


def clauses_changed(old: Sealed, new: Sealed, ids: set[str]) -> tuple[str, ...]:
    """A half-sentence for each of those clauses that has another revision, or other words under the same one."""
    found = []
    for id in sorted(ids):
        before, after = old["clauses"].get(id, {}), new["clauses"].get(id, {})
        if "revision" not in before or "revision" not in after:
            continue
        if before["revision"] != after["revision"]:
            found.append(f"{id} has revision {after['revision']}, it had {before['revision']}")
        elif before["lock"] != after["lock"]:
            found.append(f"{id} is worded otherwise under the same revision {after['revision']}")
    return tuple(found)


def _readings_changed(old: Sealed, new: Sealed) -> str:
    before, after = old["readings"], new["readings"]
    changed = [option for option in sorted(before.keys() | after.keys()) if before.get(option) != after.get(option)]
    if len(changed) > FEW:
        return f"{len(changed)} of them, such as {changed[0]}"
    return ", ".join(f"{option} {before.get(option)} → {after.get(option)}" for option in changed)


def _declared(content: Sealed) -> tuple[Any, Any]:
    return content["engine"]["supports"], content["engine"]["rules"]


def _judged_otherwise(old: Sealed, new: Sealed) -> str:
    return f"the same answers, judged otherwise by suite {new['suite']['version']} than by {old['suite']['version']}"


def told(old: Sealed, new: Sealed, found: Comparison) -> Iterator[str]:
    """The comparison in lines, the answer last."""
    yield from _headline(old, new)
    for cause in Cause:
        if changes := found.of(cause):
            yield f"{cause}: {len(changes)}"
            for change in changes:
                yield f"  {change.id}   {change.before} → {change.after}   {change.why}"
    for what, ids in (("added", found.added), ("removed", found.removed)):
        if ids:
            yield f"{what}: {len(ids)}"
            yield from (f"  {id}" for id in ids)
    yield f"as before: {found.same}"
    yield _answer(found)


def _headline(old: Sealed, new: Sealed) -> Iterator[str]:
    for what, name in (("engine", _engine), ("suite", _suite), ("rules", _rules), ("where", _where)):
        before, after = name(old), name(new)
        yield f"{what:<8}{before}" if before == after else f"{what:<8}{before} → {after}"


def _engine(content: Sealed) -> str:
    return f"{content['engine']['name']} {content['engine']['version']}"


def _suite(content: Sealed) -> str:
    return f"{content['suite']['version']} {content['suite']['whole']['digest'][:19]}…"


def _rules(content: Sealed) -> str:
    return str(content["rules"])


def _where(content: Sealed) -> str:
    return f"{content['environment']['python']}, {content['environment']['system']}"


def _answer(found: Comparison) -> str:
    engine, rules = len(found.of(Cause.ENGINE)), len(found.of(Cause.RULES))
    if engine and rules:
        return f"both: the engine changed in {_scenarios(engine)}, the rules in {_scenarios(rules)}"
    if engine:
        return f"it is the engine: {_scenarios(engine)} changed with the same rules"
    if rules:
        return f"the rules changed: {_scenarios(rules)} changed, and the engine has no part in it"
    return "nothing that can be compared has changed"


def _scenarios(number: int) -> str:
    return "1 scenario" if number == 1 else f"{number} scenarios"
