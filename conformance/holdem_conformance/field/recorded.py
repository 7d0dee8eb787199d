"""Recorded results: what each engine showed when it was last run is what the next run has to show.

A rule that an engine breaks is expected to be broken until its authors mend it; a change in either direction is news.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

RESULTS = Path(__file__).parent.parent / "results"
Result = Mapping[str, Any]
"""The object that `holdem certify --json` prints."""


def file_of(engine: str) -> Path:
    return RESULTS / f"{engine}.json"


def recorded(engine: str) -> Result | None:
    """The recorded result of an engine; None when it has never been recorded."""
    file = file_of(engine)
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Any]) if file.exists() else None


def record(engine: str, result: Result) -> Path:
    """Make a result the expectation of the next run."""
    file = file_of(engine)
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(msgspec.json.format(msgspec.json.encode(result)) + b"\n")
    return file


def differences(before: Result | None, now: Result) -> tuple[str, ...]:
    """What differs from the record, one sentence each; () when all is as recorded."""
    if before is None:
        return ("nothing is recorded of this engine; record it with --record",)
    return (*_engine(before, now), *_scenarios(before, now)) or _suite(before, now)


def _engine(before: Result, now: Result) -> Iterator[str]:
    for what in ("name", "version"):
        if before["engine"][what] != now["engine"][what]:
            yield f"the {what} is {now['engine'][what]}, recorded is {before['engine'][what]}"


def _scenarios(before: Result, now: Result) -> Iterator[str]:
    was, is_now = _by_id(before), _by_id(now)
    for id in sorted({*was, *is_now}):
        if id not in was:
            yield f"unknown scenario {id}: the record does not have it; record again"
        elif id not in is_now:
            yield f"missing scenario {id}: the record has it, this run does not"
        elif _told(was[id]) != _told(is_now[id]):
            yield f"unexpected {_told(is_now[id])} in {id}: recorded is {_told(was[id])}"


def _suite(before: Result, now: Result) -> tuple[str, ...]:
    if before["suite"]["digest"] == now["suite"]["digest"]:
        return ()
    return ("the scenarios have been changed since, without another result; record again",)


def _by_id(result: Result) -> dict[str, Any]:
    return {scenario["id"]: scenario for scenario in result["scenarios"]}


def _told(scenario: Mapping[str, Any]) -> str:
    """`pass`, or `fail of NL-MINRAISE`."""
    clause = scenario.get("clause")
    return f"{scenario['status']} of {clause}" if clause else str(scenario["status"])
