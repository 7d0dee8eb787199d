"""Run engines of the field and compare each with its record, or make the new results the record."""

import sys
from collections.abc import Callable, Sequence
from typing import NamedTuple

from holdem_conformance.field.recorded import Result, differences, record, recorded
from holdem_conformance.field.running import Ran, run_engines

AS_RECORDED, OTHERWISE, COULD_NOT_RUN = 0, 1, 2
SHOWN = 10
"""So many differences of one engine are told one by one."""


class Wish(NamedTuple):
    """What is asked for: seconds for one answer, engines at a time, and whether to record instead of to compare."""

    timeout: float
    jobs: int
    recording: bool


def check(engines: Sequence[str], wish: Wish, say: Callable[[str], None]) -> tuple[int, dict[str, Result]]:
    """The exit code, and the results by engine. `say` gets one line for each engine as soon as it is done, and one for
    each difference from the record; progress goes to standard error."""
    results: dict[str, Result] = {}
    worst = AS_RECORDED
    _progress(0, engines, wish)
    for done, ran in enumerate(run_engines(engines, wish.timeout, wish.jobs), start=1):
        if ran.result is not None:
            results[ran.engine] = ran.result
        worst = max(worst, _told(ran, wish, say))
        if done < len(engines):
            _progress(done, engines, wish)
    return worst, {engine: results[engine] for engine in engines if engine in results}


def _told(ran: Ran, wish: Wish, say: Callable[[str], None]) -> int:
    if ran.result is None:
        say(f"{ran.engine}: could not run: {ran.trouble}")
        return COULD_NOT_RUN
    if wish.recording:
        record(ran.engine, ran.result)
        say(f"{_counted(ran)} · recorded")
        return AS_RECORDED
    found = differences(recorded(ran.engine), ran.result)
    say(f"{_counted(ran)} · {f'not as recorded: {len(found)}' if found else 'as recorded'}")
    for sentence in found[:SHOWN]:
        say(f"  {sentence}")
    if len(found) > SHOWN:
        say(f"  and {len(found) - SHOWN} more")
    return OTHERWISE if found else AS_RECORDED


def _counted(ran: Ran) -> str:
    assert ran.result is not None
    about = ran.result["engine"]
    counts = [f"{number} {status.replace('_', '-')}" for status, number in ran.result["summary"].items() if number]
    return " · ".join([f"{ran.engine} {about['version']}: {counts[0]}", *counts[1:], f"{ran.seconds:.0f} s"])


def _progress(done: int, engines: Sequence[str], wish: Wish) -> None:
    at_a_time = min(wish.jobs, len(engines) - done)
    print(f"[{done}/{len(engines)}] {at_a_time} at a time …", file=sys.stderr, flush=True)
