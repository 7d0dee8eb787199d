"""What a recorded result comes to: by profile, and clause by clause in the chapters of the rulebook."""

from collections import Counter
from typing import NamedTuple

from holdem_conformance.field.recorded import Result

COUNTED = ("fail", "error", "unobserved", "unsupported", "not_applicable", "not_run")
"""Told beside the passed scenarios, and never added to them."""


class ChapterCount(NamedTuple):
    """Of the clauses of a chapter about which the engine said anything: how many hold, and how many there are."""

    kept: int
    judged: int


def profile_counts(result: Result) -> dict[str, str]:
    """Profile → `167/189`, passed of all that apply; `–` where the engine has no part in it."""
    return {profile: _profile(part["summary"]) for profile, part in result["profiles"].items()}


def _profile(summary: dict[str, int]) -> str:
    applicable = sum(summary.values()) - summary["not_applicable"]
    if applicable == summary["unsupported"]:
        return "–"
    return f"{summary['pass']}/{applicable}"


def summed_up(summary: dict[str, int]) -> str:
    """`167 passed · 21 fail · 1 unobserved`."""
    said = [f"{summary[status]} {status.replace('_', '-')}" for status in COUNTED if summary[status]]
    return " · ".join([f"{summary['pass']} passed", *said])


def chapter_counts(result: Result) -> dict[str, ChapterCount]:
    """Chapter, such as NL or POT → what is kept of it. What was not seen or does not apply is not counted."""
    kept: Counter[str] = Counter()
    judged: Counter[str] = Counter()
    for id, counted in result["clauses"].items():
        if counted["status"] in ("pass", "fail", "error"):
            chapter = id.partition("-")[0]
            judged[chapter] += 1
            kept[chapter] += counted["status"] == "pass"
    return {chapter: ChapterCount(kept[chapter], judged[chapter]) for chapter in judged}


def failing_clauses(result: Result) -> tuple[str, ...]:
    """The clauses that are to blame somewhere. What merely follows from them fails too, but is no fault of its own."""
    failed = [said for said in result["scenarios"] if said["status"] == "fail"]
    return tuple(sorted({said["clause"] for said in failed if said["clause"]}))


def failures_of(result: Result, clause: str) -> tuple[str, ...]:
    """The scenarios in which a clause is to blame."""
    return tuple(scenario["id"] for scenario in result["scenarios"] if scenario.get("clause") == clause)


def errors_of(result: Result) -> tuple[tuple[str, str], ...]:
    """The scenarios without a usable answer, and what came instead."""
    return tuple((said["id"], said["got"]) for said in result["scenarios"] if said["status"] == "error")
