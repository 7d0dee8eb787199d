"""All engines, a few at a time, each in a process of its own."""

import multiprocessing
import signal
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from types import FrameType
from typing import NamedTuple

from holdem_conformance.engines.base import EngineFault
from holdem_conformance.engines.registry import REFERENCE, started
from holdem_conformance.field.recorded import Result
from holdem_conformance.runner.as_json import certificate_object
from holdem_conformance.runner.catalogue import clauses
from holdem_conformance.runner.certification import certify
from holdem_conformance.scenarios.read import whole_suite
from holdem_spec.vocabulary.rulebook import HOUSE


class Ran(NamedTuple):
    """One engine: its result, or the sentence why there is none, and how long that took."""

    engine: str
    result: Result | None
    trouble: str
    seconds: float


def run_engine(engine: str, timeout: float) -> Ran:
    """The whole suite under the house rules on one engine."""
    begun = time.monotonic()
    try:
        playing = started([engine], timeout)
    except EngineFault as fault:
        return Ran(engine, None, str(fault), time.monotonic() - begun)
    try:
        certificate = certify(playing, whole_suite(frozenset(clauses())), HOUSE, spec=engine == REFERENCE)
        return Ran(engine, certificate_object(certificate), "", time.monotonic() - begun)
    except EngineFault as fault:
        return Ran(engine, None, f"the engine cannot be asked: {fault}", time.monotonic() - begun)
    finally:
        playing.close()


def run_engines(engines: Sequence[str], timeout: float, jobs: int) -> Iterator[Ran]:
    """Each as soon as it is done. No process is left behind, whether this ends, is interrupted or is told to end."""
    context = multiprocessing.get_context("spawn")
    with _ending_like_an_interruption(), ProcessPoolExecutor(jobs, context, max_tasks_per_child=1) as pool:
        running = [pool.submit(run_engine, engine, timeout) for engine in engines]
        try:
            for done in as_completed(running):
                yield done.result()
        except BaseException:
            for process in multiprocessing.active_children():
                process.terminate()
            pool.shutdown(cancel_futures=True)
            raise


@contextmanager
def _ending_like_an_interruption() -> Iterator[None]:
    """Let SIGTERM take the way of Ctrl-C, so that all children are ended on that way too."""

    def interrupt(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
