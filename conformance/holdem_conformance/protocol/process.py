"""A child process that is spoken to line by line and never trusted."""

import os
import selectors
import signal
import subprocess
import time
from contextlib import suppress

from holdem_conformance.engines.base import CannotStart, Died, Flooded, Hung, Junk
from holdem_conformance.protocol.transcript import Transcript

LONGEST_LINE = 1 << 20
MOST_BYTES = 1 << 24
"""Of one process, from start to end of a hand; a conversation needs some hundred kilobytes."""
CHUNK = 1 << 16
QUOTED = 80
"""Characters of an answer that is not understood."""
REMARKS = "remarks belong on standard error"
GRACE = 0.5
"""Seconds a process has to end by itself after its input was closed."""


class Child:
    """A running program. Everything it starts is in its process group and ends with it."""

    def __init__(self, argv: tuple[str, ...], transcript: Transcript) -> None:
        """Raises CannotStart when the system does not start the program."""
        self._transcript = transcript
        self._answers = bytearray()
        self._beside = bytearray()
        self._bytes = 0
        self._silent = False
        try:
            self._process = subprocess.Popen(
                argv, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
            )
        except OSError as trouble:
            raise CannotStart(f"'{argv[0]}' cannot be started: {trouble.strerror or trouble}") from trouble
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._stdin, self._stdout, self._stderr = self._process.stdin, self._process.stdout, self._process.stderr
        self._selector = selectors.DefaultSelector()
        for stream in (self._stdout, self._stderr):
            os.set_blocking(stream.fileno(), False)
            self._selector.register(stream, selectors.EVENT_READ)
        os.set_blocking(self._stdin.fileno(), False)

    def new_hand(self) -> None:
        """Count bytes from here."""
        self._bytes = 0

    def send(self, line: bytes) -> None:
        """Raises Junk when an answer lies there that nobody asked for, Died or Hung when the line cannot be written."""
        self._read_what_is_there(0)
        if self._answers:
            said = bytes(self._answers)
            self._transcript.answered(said)
            raise Junk(f"the engine spoke out of turn: before it was asked it sent {quoted(said)}; {REMARKS}")
        self._transcript.asked(line)
        try:
            written = os.write(self._stdin.fileno(), line)
        except BlockingIOError:
            written = 0
        except OSError as trouble:
            raise Died(self._death()) from trouble
        if written < len(line):
            raise Hung("the engine does not read its input")

    def receive(self, seconds: float) -> bytes:
        """The next line, without its newline. Raises Hung, Died or Flooded."""
        until = time.monotonic() + seconds
        while b"\n" not in self._answers:
            left = until - time.monotonic()
            if left <= 0:
                raise Hung(
                    f"the engine gave no answer within {seconds:g} s; each answer is one line, and must be flushed"
                )
            if self._silent:
                raise Died(self._death())
            self._read_what_is_there(left)
        line, _, rest = bytes(self._answers).partition(b"\n")
        self._answers = bytearray(rest)
        self._transcript.answered(line)
        return line

    def _read_what_is_there(self, seconds: float) -> None:
        """Wait at most so long and take in what has come."""
        for key, _ in self._selector.select(seconds):
            answers = key.fileobj is self._stdout
            chunk = os.read(key.fd, CHUNK)
            if not chunk:
                self._selector.unregister(key.fileobj)
                self._silent = self._silent or answers
            elif answers:
                self._take(chunk)
            else:
                self._hear(chunk)

    def _take(self, chunk: bytes) -> None:
        self._answers += chunk
        self._bytes += len(chunk)
        if self._bytes > MOST_BYTES:
            raise Flooded(f"the engine sent more than {MOST_BYTES >> 20} MiB in one hand")
        if len(self._answers) > LONGEST_LINE:
            raise Flooded(f"the engine sent more than {LONGEST_LINE >> 20} MiB for one answer")

    def _hear(self, chunk: bytes) -> None:
        """Standard error harms nothing; its last lines are kept."""
        self._beside += chunk
        *lines, rest = bytes(self._beside).split(b"\n")
        for line in lines:
            self._transcript.beside(line)
        self._beside = bytearray(rest[:CHUNK])

    def _death(self) -> str:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE)
        self._listen_to_the_rest()
        code = self._process.returncode
        if code is None:
            return "the engine closed its output"
        return f"the engine was ended by signal {-code}" if code < 0 else f"the engine ended with exit code {code}"

    def _listen_to_the_rest(self) -> None:
        with suppress(OSError):
            while chunk := os.read(self._stderr.fileno(), CHUNK):
                self._hear(chunk)
        if self._beside:
            self._transcript.beside(bytes(self._beside))

    def end(self, patience: float = 0.0) -> None:
        """Close the input, wait so many seconds for the program to end by itself, then kill it and all it started."""
        with suppress(OSError):
            self._stdin.close()
        with suppress(subprocess.TimeoutExpired):
            if patience:
                self._process.wait(patience)
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._selector.close()
        for stream in (self._stdout, self._stderr):
            stream.close()


def quoted(said: bytes) -> str:
    """The beginning of what was said, in quotation marks; what does not print is shown as a question mark."""
    text = said.partition(b"\n")[0][: 4 * QUOTED + 4].decode("utf-8", "replace").strip()
    shown = "".join(letter if letter.isprintable() else "?" for letter in text[:QUOTED])
    return f"'{shown}'" + (" …" if len(text) > QUOTED else "")
