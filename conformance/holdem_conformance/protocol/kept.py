"""A program under its keeper: started, watched and ended with all that it started."""

import errno
import os
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from holdem_conformance.engines.base import CannotStart, Greedy
from holdem_conformance.protocol.surroundings import Limits, command_from_here, environment_in

KEEPER = Path(__file__).with_name("keeper.py")
PATIENCE = 10.0
"""Seconds for the keeper to end everything; it gives up before that itself."""


class Pipes(NamedTuple):
    """The near ends of the pipes of the program, and of the one on which its keeper tells what happens."""

    input: int
    output: int
    remarks: int
    news: int


class Kept:
    """`code` is the exit code of the program once it has ended, negative for a signal."""

    def __init__(self, argv: tuple[str, ...], limits: Limits) -> None:
        """Raises CannotStart when the system does not start the program."""
        self.code: int | None = None
        self._limits = limits
        self._folder = "" if limits.in_place else _new_folder()
        self._group = 0
        self._unread = b""
        try:
            self._start(argv)
        except BaseException:
            self._remove_folder()
            raise
        if trouble := self._first_news():
            self.end()
            raise CannotStart(f"'{argv[0]}' cannot be started: {trouble}")

    def _start(self, argv: tuple[str, ...]) -> None:
        heard, giving = os.pipe()
        hearing, told = os.pipe()
        self._orders, self._news = os.fdopen(giving, "wb", 0), os.fdopen(hearing, "rb", 0)
        command = argv if self._limits.in_place else command_from_here(argv)
        before = (sys.executable, "-I", "-S", str(KEEPER), str(heard), str(told))
        try:
            self._keeper = subprocess.Popen(
                (*before, str(self._limits.memory << 20), self._folder, *command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
                pass_fds=(heard, told),
                cwd=self._folder or None,
                env=environment_in(self._folder) if self._folder else None,
            )
        except (OSError, ValueError) as trouble:
            self._orders.close()
            self._news.close()
            raise CannotStart(f"'{argv[0]}' cannot be started: {trouble}") from trouble
        finally:
            os.close(heard)
            os.close(told)
        assert self._keeper.stdin is not None
        assert self._keeper.stdout is not None
        assert self._keeper.stderr is not None
        streams = (self._keeper.stdin, self._keeper.stdout, self._keeper.stderr)
        self.pipes = Pipes(*(stream.fileno() for stream in (*streams, self._news)))

    def _first_news(self) -> str:
        """Why the program was not started; nothing if it was."""
        word, _, number = self._next_line().partition(" ")
        if word == "started":
            self._group = int(number)
        for pipe in self.pipes:
            os.set_blocking(pipe, False)
        if word == "cannot":
            return os.strerror(int(number) or errno.ENOENT)
        return "" if word == "started" else "its keeper did not start"

    def _next_line(self) -> str:
        while b"\n" not in self._unread:
            chunk = os.read(self.pipes.news, 4096)
            if not chunk:
                return ""
            self._unread += chunk
        line, _, self._unread = self._unread.partition(b"\n")
        return line.decode()

    def hear(self) -> None:
        """Take in what the keeper has told. Raises Greedy when it has ended the program for its memory."""
        try:
            while line := self._next_line():
                word, _, number = line.partition(" ")
                if word == "memory":
                    raise Greedy(f"the engine used more than {self._limits.memory} MiB of memory; --memory allows more")
                self.code = int(number)
        except BlockingIOError:
            return
        # The keeper is gone without an order, so nobody would hear of the program any more.
        self.code = -signal.SIGKILL if self.code is None else self.code

    def wait(self, seconds: float) -> None:
        """Until the program has ended by itself, at most so long."""
        until = time.monotonic() + seconds
        while self.code is None and (left := until - time.monotonic()) > 0:
            if select.select([self.pipes.news], [], [], left)[0]:
                self.hear()

    def end(self) -> None:
        """End the program and all it started, and remove its folder. Its keeper does both, for it is there even when
        this process is killed."""
        self._orders.close()
        try:
            self._keeper.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._keeper.kill()
            self._keeper.wait()
        if self._keeper.returncode != 0 and self._group:
            with suppress(OSError):
                os.killpg(self._group, signal.SIGKILL)
        self._remove_folder()
        for stream in (self._keeper.stdin, self._keeper.stdout, self._keeper.stderr, self._news):
            if stream is not None:
                with suppress(OSError):
                    stream.close()

    def close_input(self) -> None:
        """Let the program know that nothing more is asked."""
        assert self._keeper.stdin is not None
        with suppress(OSError):
            self._keeper.stdin.close()

    def _remove_folder(self) -> None:
        if self._folder:
            shutil.rmtree(self._folder, ignore_errors=True)


def _new_folder() -> str:
    try:
        return tempfile.mkdtemp(prefix="holdem-")
    except OSError as trouble:
        raise CannotStart(
            f"an engine runs in a temporary folder of its own, which cannot be made ({trouble.strerror}); set TMPDIR"
        ) from trouble
