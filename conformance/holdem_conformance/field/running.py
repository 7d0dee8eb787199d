"""All engines, a few at a time, each in a process of its own."""

import multiprocessing
import signal
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
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

PATIENCE = 10.0
"""Seconds a process has to end what it has started, before it is killed."""


class Ran(NamedTuple):
    """One engine: its result, or the sentence why there is none, and how long that took."""

    engine: str
    result: Result | None
    trouble: str
    seconds: float


class Running(NamedTuple):
    """An engine that is played, and the process that plays it."""

    engine: str
    process: BaseProcess
    begun: float


def run_engine(engine: str, timeout: float) -> Ran:
    """The whole suite under the house rules on one engine."""
    begun = time.monotonic()
    try:
        playing = started([engine], timeout)
    except EngineFault as fault:
        return Ran(engine, None, str(fault), time.monotonic() - begun)
    try:
        certificate = certify(playing, whole_suite(frozenset(clauses())), HOUSE, spec=engine == REFERENCE, smoke=True)
        return Ran(engine, certificate_object(certificate), "", time.monotonic() - begun)
    except EngineFault as fault:
        return Ran(engine, None, f"the engine cannot be asked: {fault}", time.monotonic() - begun)
    finally:
        playing.close()


def run_engines(engines: Sequence[str], timeout: float, jobs: int) -> Iterator[Ran]:
    """Each as soon as it is done. No process is left behind, whether this ends, is interrupted or is told to end."""
    waiting, running = list(reversed(engines)), dict[Connection, Running]()
    resource_tracker.ensure_running()  # which would lift _deaf on the first process
    with _told_to_end(KeyboardInterrupt()):
        try:
            while waiting or running:
                while waiting and len(running) < jobs:
                    with _deaf():
                        _start(waiting.pop(), timeout, running)
                for answers in wait(list(running)):
                    assert isinstance(answers, Connection)
                    yield _told(answers, running)
        finally:
            _end(running)


def _start(engine: str, timeout: float, running: dict[Connection, Running]) -> None:
    context = multiprocessing.get_context("spawn")
    answers, telling = context.Pipe(duplex=False)
    process = context.Process(target=run_and_tell, args=(engine, timeout, telling), daemon=True)
    process.start()
    telling.close()
    running[answers] = Running(engine, process, time.monotonic())


def _told(answers: Connection, running: dict[Connection, Running]) -> Ran:
    engine, process, begun = running[answers]
    try:
        ran = answers.recv()
    except EOFError:
        process.join()
        trouble = f"the process that played it ended with exit code {process.exitcode}"
        ran = Ran(engine, None, trouble, time.monotonic() - begun)
    process.join()
    del running[answers]
    assert isinstance(ran, Ran)
    return ran


def _end(running: dict[Connection, Running]) -> None:
    for _, process, _ in running.values():
        process.terminate()
    for _, process, _ in running.values():
        process.join(PATIENCE)
        process.kill()
        process.join()


def run_and_tell(engine: str, timeout: float, telling: Connection) -> None:
    """`run_engine` in a process of its own. Told to end, it first ends what it has started, an installation as well.
    That is no interruption by the user, which would leave a result with scenarios not run."""
    with _told_to_end(SystemExit(1)):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, (signal.SIGTERM,))
        telling.send(run_engine(engine, timeout))


@contextmanager
def _deaf() -> Iterator[None]:
    """Let signals wait while a process is started, so that none is started and forgotten. The process inherits that:
    Ctrl-C, which reaches it too, is its parent's business."""
    signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT, signal.SIGTERM))
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, (signal.SIGINT, signal.SIGTERM))


@contextmanager
def _told_to_end(ending: BaseException) -> Iterator[None]:
    """Raise `ending` where SIGTERM comes, so that what is begun is ended; once is enough."""

    def end(number: int, frame: FrameType | None) -> None:
        signal.signal(signal.SIGTERM, lambda number, frame: None)
        raise ending

    before = signal.signal(signal.SIGTERM, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
