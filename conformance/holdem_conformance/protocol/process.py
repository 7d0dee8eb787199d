"""A child process that is spoken to line by line and never trusted."""

import os
import selectors
import time
from contextlib import suppress

from holdem_conformance.engines.base import Died, EngineFault, Flooded, Hung, Junk
from holdem_conformance.protocol.kept import Kept
from holdem_conformance.protocol.surroundings import Limits
from holdem_conformance.protocol.transcript import Transcript

LONGEST_LINE = 1 << 20
MOST_BYTES = 1 << 24
"""Of one process, from start to end of a hand; a conversation needs some hundred kilobytes."""
MOST_BESIDE = 1 << 26
"""The same for standard error, where nobody need be brief."""
CHUNK = 1 << 16
QUOTED = 80
"""Characters of an answer that is not understood."""
REMARKS = "remarks belong on standard error"
GRACE = 0.5
"""Seconds a process has to end by itself after its input was closed."""


class Child:
    """A running program. Everything it starts ends with it, whatever session it went to."""

    def __init__(self, argv: tuple[str, ...], transcript: Transcript, limits: Limits) -> None:
        """Raises CannotStart when the system does not start the program."""
        self._transcript = transcript
        self._answers = bytearray()
        self._beside = bytearray()
        self._bytes = 0
        self._bytes_beside = 0
        self._silent = False
        self._program = Kept(argv, limits)
        self._selector = selectors.DefaultSelector()
        pipes = self._program.pipes
        for pipe in (pipes.output, pipes.remarks, pipes.news):
            self._selector.register(pipe, selectors.EVENT_READ)

    def new_hand(self) -> None:
        """Count bytes from here."""
        self._bytes = self._bytes_beside = 0

    def send(self, line: bytes) -> None:
        """Raises Junk when an answer lies there that nobody asked for, Died or Hung when the line cannot be written."""
        self.hear_out(0)
        self._transcript.asked(line)
        try:
            written = os.write(self._program.pipes.input, line)
        except BlockingIOError:
            written = 0
        except OSError as trouble:
            raise Died(self._death()) from trouble
        if written < len(line):
            raise Hung("the engine does not read its input")

    def hear_out(self, seconds: float) -> None:
        """Wait so long for what nobody has asked for. Raises Junk when it comes."""
        self._read_what_is_there(seconds)
        if self._answers:
            raise self._out_of_turn("before it was asked")

    def receive(self, seconds: float) -> bytes:
        """The next line, without its newline. Raises Hung, Died, Greedy or Flooded, and Junk when there is another line
        behind it, for that would be taken for the answer to the next question."""
        until = time.monotonic() + seconds
        while b"\n" not in self._answers:
            left = until - time.monotonic()
            if left <= 0:
                raise Hung(
                    f"the engine gave no answer within {seconds:g} s; each answer is one line, and must be flushed"
                )
            if self._silent or self._program.code is not None:
                raise Died(self._death())
            self._read_what_is_there(left)
        line, _, rest = bytes(self._answers).partition(b"\n")
        self._answers = bytearray(rest)
        self._transcript.answered(line)
        if self._answers:
            raise self._out_of_turn("behind its answer")
        return line

    def _out_of_turn(self, when: str) -> Junk:
        said = bytes(self._answers)
        self._transcript.answered(said)
        return Junk(f"the engine spoke out of turn: {when} it sent {quoted(said)}; {REMARKS}")

    def _read_what_is_there(self, seconds: float) -> None:
        """Wait at most so long and take in what has come."""
        ready = [key.fd for key, _ in self._selector.select(seconds)]
        if self._program.pipes.news in ready:
            self._program.hear()
        for pipe in ready:
            if pipe != self._program.pipes.news:
                self._read(pipe)
        if self._program.code is not None:
            # What a program wrote before its end counts, even if the news of its end were quicker.
            while not self._silent and self._read(self._program.pipes.output):
                pass

    def _read(self, pipe: int) -> bool:
        """Whether something was there."""
        answers = pipe == self._program.pipes.output
        try:
            chunk = os.read(pipe, CHUNK)
        except BlockingIOError:
            return False
        if not chunk:
            self._selector.unregister(pipe)
            self._silent = self._silent or answers
        elif answers:
            self._take(chunk)
        else:
            self._hear(chunk)
        return bool(chunk)

    def _take(self, chunk: bytes) -> None:
        self._answers += chunk
        self._bytes += len(chunk)
        if self._bytes > MOST_BYTES:
            raise Flooded(f"the engine sent more than {MOST_BYTES >> 20} MiB in one hand")
        if len(self._answers) > LONGEST_LINE:
            raise Flooded(f"the engine sent more than {LONGEST_LINE >> 20} MiB for one answer")

    def _hear(self, chunk: bytes) -> None:
        """Standard error harms nothing as long as it comes to an end; its last lines are kept."""
        self._bytes_beside += len(chunk)
        if self._bytes_beside > MOST_BESIDE:
            raise Flooded(f"the engine sent more than {MOST_BESIDE >> 20} MiB to standard error in one hand")
        self._beside += chunk
        *lines, rest = bytes(self._beside).split(b"\n")
        for line in lines:
            self._transcript.beside(line)
        self._beside = bytearray(rest[:CHUNK])

    def _death(self) -> str:
        self._program.wait(GRACE)
        self._listen_to_the_rest()
        code = self._program.code
        if code is None:
            return "the engine closed its output"
        return f"the engine was ended by signal {-code}" if code < 0 else f"the engine ended with exit code {code}"

    def _listen_to_the_rest(self) -> None:
        with suppress(OSError):
            while chunk := os.read(self._program.pipes.remarks, CHUNK):
                self._hear(chunk)
        if self._beside:
            self._transcript.beside(bytes(self._beside))

    def end(self, patience: float = 0.0) -> None:
        """Close the input, wait so many seconds for the program to end by itself, then kill it and all it started."""
        self._program.close_input()
        with suppress(EngineFault):
            self._program.wait(patience)
        self._selector.close()
        self._program.end()


def quoted(said: bytes) -> str:
    """The beginning of what was said, in quotation marks; what does not print is shown as a question mark."""
    text = said.partition(b"\n")[0][: 4 * QUOTED + 4].decode("utf-8", "replace").strip()
    shown = "".join(letter if letter.isprintable() else "?" for letter in text[:QUOTED])
    return f"'{shown}'" + (" …" if len(text) > QUOTED else "")
