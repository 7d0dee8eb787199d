"""The program between the suite and an engine: it starts the engine, and nothing that the engine started outlives it.

    PYTHON -I -S keeper.py ORDERS NEWS MEMORY FOLDER WORD …

ORDERS is a pipe. When it comes to its end, because the suite is done with the engine or was killed itself, the keeper
kills everything and removes FOLDER, if one is named. NEWS is a pipe on which it says, a line each: `started PID`,
`cannot ERRNO`, `ended CODE` (negative for a signal), `memory BYTES` (more than MEMORY bytes, all processes together).

Linux gives orphans to the nearest ancestor that adopts them. The keeper does, so no process gets out of its family,
whatever session it is in; and when the keeper has no child left, it has no descendant left. Elsewhere it can only end
the process group of the engine, and does not measure memory. It runs by itself, without the packages of the house.
"""

import ctypes
import os
import select
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import NamedTuple

LINUX = sys.platform == "linux"
ADOPT_ORPHANS = 36
"""PR_SET_CHILD_SUBREAPER of prctl(2)."""
PAUSE = 0.1
"""Seconds between two looks at the memory."""
SHARE = 20
"""A look may take one part in so many of the keeper's time; where there are many processes it looks less often."""
STUBBORN = 5.0
"""Seconds after which the keeper gives up on what even SIGKILL does not end."""
LAST_ORDERS = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)


class Process(NamedTuple):
    """`resident` is memory in bytes."""

    id: int
    parent: int
    group: int
    resident: int


def main(words: list[str]) -> int:
    orders, news, most = (int(word) for word in words[:3])
    for pipe in (orders, news):
        os.set_inheritable(pipe, False)
    if LINUX:
        ctypes.CDLL(None).prctl(ADOPT_ORPHANS, 1, 0, 0, 0)
    waking = _woken_by_signals()
    engine = _started(words[4:], news)
    if engine:
        _let_go_of_the_pipes()
        _watch(engine, orders, news, most, waking)
        _end_all(engine)
    _remove(words[3])
    return 0


def _woken_by_signals() -> int:
    """A pipe that is written to when a child has ended, or when the keeper is told to end."""
    waking, woken = os.pipe()
    os.set_blocking(waking, False)
    os.set_blocking(woken, False)
    signal.set_wakeup_fd(woken, warn_on_full_buffer=False)
    for number in (signal.SIGCHLD, *LAST_ORDERS):
        signal.signal(number, lambda number, frame: None)
    return waking


def _started(argv: list[str], news: int) -> int:
    """The process of the engine, in a session of its own, without a shell; 0 when the system does not start it."""
    ignored_here = [signal.SIGPIPE, signal.SIGXFSZ]
    try:
        engine = os.posix_spawnp(argv[0], argv, os.environ, setsid=True, setsigdef=ignored_here)
    except OSError as trouble:
        _say(news, f"cannot {trouble.errno}")
        return 0
    _say(news, f"started {engine}")
    return engine


def _let_go_of_the_pipes() -> None:
    """The engine alone holds its input and output, so that its end is seen at the other side."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nothing, stream)
    os.close(nothing)


def _watch(engine: int, orders: int, news: int, most: int, waking: int) -> None:
    """Until there is an order to finish, or too much memory is used. The end of the engine alone ends nothing: its
    last words are still to be read, and it may have left somebody who holds the pipe."""
    pause = PAUSE
    while True:
        ready, _, _ = select.select([orders, waking], [], [], pause)
        if orders in ready or (waking in ready and _told_to_end(waking)):
            return
        for code in _reaped(engine):
            _say(news, f"ended {code}")
        begun = time.monotonic()
        used = sum(process.resident for process in family(os.getpid()))
        if used > most:
            _say(news, f"memory {used}")
            return
        pause = max(PAUSE, SHARE * (time.monotonic() - begun))


def _told_to_end(waking: int) -> bool:
    return not set(LAST_ORDERS).isdisjoint(os.read(waking, 4096))


def _reaped(engine: int) -> Iterator[int]:
    """Collect the children that have ended; the exit code of the engine, if it is among them."""
    with suppress(ChildProcessError):
        while True:
            process, status = os.waitpid(-1, os.WNOHANG)
            if process == 0:
                return
            if process == engine:
                yield os.waitstatus_to_exitcode(status)


def _end_all(engine: int) -> None:
    """Kill what there is, again and again, for somebody may be born meanwhile. To kill a group at once leaves none of
    it the time to have a child."""
    until = time.monotonic() + STUBBORN
    while time.monotonic() < until:
        found = family(os.getpid())
        for group in {process.group for process in found} or {engine}:
            with suppress(OSError):
                os.killpg(group, signal.SIGKILL)
        for process in found:
            with suppress(OSError):
                os.kill(process.id, signal.SIGKILL)
        for _ in _reaped(engine):
            pass
        if not _has_children():
            return
        time.sleep(0.002)


def _has_children() -> bool:
    try:
        os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT)
    except ChildProcessError:
        return False
    return True


def family(ancestor: int) -> list[Process]:
    """All descendants of a process, as far as the system tells; none elsewhere than on Linux."""
    by_parent: dict[int, list[Process]] = {}
    for process in _all_processes():
        by_parent.setdefault(process.parent, []).append(process)
    found = by_parent.get(ancestor, [])
    for process in found:
        found += by_parent.pop(process.id, [])
    return found


def _all_processes() -> Iterator[Process]:
    page = os.sysconf("SC_PAGE_SIZE")
    for name in os.listdir("/proc") if LINUX else ():
        if name.isdigit():
            with suppress(OSError), open(f"/proc/{name}/stat", "rb") as file:
                # The name of the program stands in parentheses and may hold anything.
                said = file.read().rpartition(b")")[2].split()
                yield Process(int(name), int(said[1]), int(said[2]), int(said[21]) * page)


def _say(news: int, line: str) -> None:
    with suppress(OSError):
        os.write(news, f"{line}\n".encode())


def _remove(folder: str) -> None:
    if not folder:
        return
    try:
        os.rmdir(folder)
    except OSError:
        from shutil import rmtree

        rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
