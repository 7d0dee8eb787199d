"""An engine behind a pipe: a plain subprocess, one JSON object a line."""

from contextlib import suppress

import msgspec

from holdem_conformance.engines.base import EngineFault, Junk
from holdem_conformance.protocol.messages import (
    VERSION,
    Act,
    Acted,
    Answer,
    ByeRequest,
    FloorMessage,
    GameMessage,
    GameRequest,
    HandRequest,
    HandResult,
    Hello,
    HelloRequest,
    NextHand,
    Refused,
    Request,
    Snapshot,
    answer_in,
    line_of,
)
from holdem_conformance.protocol.process import GRACE, REMARKS, Child, quoted
from holdem_conformance.protocol.shapes import advice
from holdem_conformance.protocol.surroundings import USUAL, Limits
from holdem_conformance.protocol.transcript import Transcript

LAST_WORDS = 8
"""Lines of standard error that are shown of an engine in trouble: the end of a traceback. JavaScript and Java say first
what went wrong and then where; of their frames only the topmost is counted."""


class PipeEngine:
    """Started on the first question; after any fault the process is killed, and the next hand starts a new one."""

    def __init__(self, argv: tuple[str, ...], timeout: float, limits: Limits = USUAL) -> None:
        """`timeout` is seconds for one answer. The program is started without a shell."""
        self._argv = argv
        self._timeout = timeout
        self._limits = limits
        self._child: Child | None = None
        self._played = False
        self._told = HelloRequest(VERSION)
        self._hello: Hello | None = None
        self.transcript = Transcript()

    def hello(self) -> Hello:
        self._running()
        assert self._hello is not None
        return self._hello

    def hand(self, request: HandRequest) -> Snapshot | Refused:
        self._begin()
        answer = self._asked(request, self._timeout)
        if isinstance(answer, Snapshot | Refused):
            return answer
        raise self._wrong_kind(request, answer)

    def act(self, act: Act) -> Acted:
        answer = self._asked(act, self._timeout)
        if isinstance(answer, Acted):
            return answer
        raise self._wrong_kind(act, answer)

    def ask(self, request: GameMessage | FloorMessage) -> Snapshot | Refused | Acted:
        if isinstance(request, GameRequest):
            self._begin()
        elif isinstance(request, NextHand) and self._child is not None:
            self._child.new_hand()
        answer = self._asked(request, self._timeout)
        if isinstance(answer, _answers_to(request)):
            return answer
        raise self._wrong_kind(request, answer)

    def _begin(self) -> None:
        """A new hand or game, in a new process where the engine wants one."""
        if self._played and self._hello is not None and self._hello.hands == "one":
            self.close()
        self._running().new_hand()
        self._played = True

    def _wrong_kind(self, request: Request, answer: Answer) -> EngineFault:
        return self._failed(Junk(f"the engine answered '{_name(request)}' with '{_name(answer)}'"))

    def hear_out(self, seconds: float) -> None:
        """Wait so long for what nobody has asked for, and raise Junk when it comes. Whoever gives two answers to one
        question seems to answer the next one wrongly, and then there is one answer more than questions."""
        if self._child is not None:
            try:
                self._child.hear_out(seconds)
            except EngineFault as fault:
                raise self._failed(fault) from None

    def last_words(self) -> tuple[str, ...]:
        return self.transcript.last_beside(LAST_WORDS)

    def close(self) -> None:
        if self._child is not None:
            with suppress(EngineFault):
                self._child.send(line_of(ByeRequest()))
            self._end(GRACE)

    def _running(self) -> Child:
        """The process, started and greeted if there is none."""
        if self._child is None:
            self.transcript.another_process()
            self._child = Child(self._argv, self.transcript, self._limits)
            self._played = False
            answer = self._asked(self._told, self._timeout)
            if not isinstance(answer, Hello):
                raise self._failed(Junk(f"the engine answered 'hello' with '{_name(answer)}'"))
            self._hello = answer
        return self._child

    def _asked(self, request: Request, seconds: float) -> Answer:
        if self._child is None:
            raise Junk("no hand is open")
        line = b""
        try:
            self._child.send(line_of(request))
            line = self._child.receive(seconds)
            return answer_in(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as trouble:
            raise self._failed(Junk(_misunderstood(request, line, trouble))) from trouble
        except EngineFault as fault:
            raise self._failed(fault) from None

    def _failed(self, fault: EngineFault) -> EngineFault:
        self._end(0.0)
        return fault

    def _end(self, patience: float) -> None:
        if self._child is not None:
            self._child.end(patience)
            self._child = None


def _answers_to(request: GameMessage | FloorMessage) -> tuple[type[Snapshot] | type[Refused] | type[Acted], ...]:
    if isinstance(request, GameRequest | NextHand):
        return (Snapshot, Refused)
    return (Snapshot,) if isinstance(request, HandResult) else (Acted,)


def _misunderstood(request: Request, line: bytes, trouble: Exception) -> str:
    more = advice(line, str(trouble))
    because = f"{trouble}: {more}" if more else str(trouble)
    sentence = f"the engine's answer to '{_name(request)}' is not in the protocol: {quoted(line)} ({because})"
    return sentence if line.lstrip().startswith(b"{") else f"{sentence}; {REMARKS}"


def _name(message: Request | Answer) -> str:
    return str(type(message).__struct_config__.tag)
