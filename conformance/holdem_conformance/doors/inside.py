"""An engine in this process: an adapter as `engines/serving.py` describes it, without the pipe.

Whatever it answers goes through the messages of the protocol all the same, so that what passes here passes behind a
pipe. A crash is reported like the end of a process; the next hand begins afresh.
"""

import shlex
import traceback
from collections.abc import Callable
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from holdem_conformance.engines.base import CannotStart, Died, Engine, Junk
from holdem_conformance.engines.registry import started
from holdem_conformance.engines.serving import KINDS, answered
from holdem_conformance.protocol.messages import (
    Act,
    Acted,
    Answer,
    FloorMessage,
    GameMessage,
    HandRequest,
    Hello,
    Refused,
    Snapshot,
    Tell,
    answer_in,
)

LAST_WORDS = 8
"""Lines of a traceback that are shown, as of the standard error of a process."""

BEGINNINGS = ("hand", "game")

Message = dict[str, Any]


class Adapter(Protocol):
    """HELLO is the answer to hello. `begin` gives a hand, or the reason why there is none as a string; a hand has
    act(seat, action, to) and snapshot(). For games of many hands there is begin_game besides."""

    @property
    def HELLO(self) -> Message: ...

    def begin(self, request: Message, /) -> Any: ...


class InsideEngine:
    """The suite's view of an adapter in this process."""

    def __init__(self, adapter: Adapter) -> None:
        self._adapter = adapter
        self._hand: Any = None
        self._last_words: tuple[str, ...] = ()

    def hello(self) -> Hello:
        answer = self._said(lambda: {"type": "hello", **self._adapter.HELLO})
        if isinstance(answer, Hello):
            return answer
        raise _misplaced("hello", answer)

    def hand(self, request: HandRequest) -> Snapshot | Refused:
        self._hand = None
        answer = self._answer(request)
        if isinstance(answer, Snapshot | Refused):
            return answer
        raise _misplaced("hand", answer)

    def act(self, act: Act) -> Acted:
        answer = self._answer(act)
        if isinstance(answer, Acted):
            return answer
        raise _misplaced("act", answer)

    def ask(self, request: GameMessage | FloorMessage) -> Snapshot | Refused | Acted:
        """Only about games of many hands: the floor has no words in adapters of this kind."""
        answer = self._answer(request)
        if isinstance(answer, Acted if isinstance(request, Tell) else Snapshot | Refused):
            return answer
        raise _misplaced(_kind(request), answer)

    def last_words(self) -> tuple[str, ...]:
        return self._last_words

    def close(self) -> None:
        self._hand = None

    def _answer(self, request: HandRequest | Act | GameMessage | FloorMessage) -> Answer:
        if _kind(request) not in KINDS:
            raise Junk(f"an adapter in this process cannot be asked for '{_kind(request)}'")
        if _kind(request) not in BEGINNINGS and (self._hand is None or isinstance(self._hand, str)):
            raise Junk("no hand is open")

        def said() -> Message:
            self._hand, answer = answered(self._adapter, self._hand, msgspec.json.decode(msgspec.json.encode(request)))
            return answer

        return self._said(said)

    def _said(self, said: Callable[[], Message]) -> Answer:
        """What the adapter says, as a message of the protocol. Raises Died when it breaks down, Junk for an answer that
        is none."""
        self._last_words = ()
        try:
            answer = said()
        except Exception as fault:
            self._hand = None
            self._last_words = tuple("".join(traceback.format_exception(fault)).splitlines()[-LAST_WORDS:])
            raise Died(f"the engine broke down: {type(fault).__name__}: {fault}") from fault
        try:
            return answer_in(msgspec.json.encode(answer))
        except (TypeError, msgspec.MsgspecError) as trouble:
            raise Junk(f"the engine's answer is not in the protocol: {trouble}") from trouble


def _kind(message: Struct) -> str:
    return str(message.__struct_config__.tag)


def _misplaced(asked: str, answer: Answer) -> Junk:
    return Junk(f"the engine answered '{asked}' with '{_kind(answer)}'")


def engine_of(given: object, timeout: float) -> Engine:
    """What an author gives as his engine: a name or a command line, the words of one, an adapter, a whole Engine, or a
    class of these. Raises CannotStart for anything else."""
    if isinstance(given, type):
        given = given()
    if isinstance(given, str):
        return started(shlex.split(given), timeout)
    if isinstance(given, list | tuple):
        return started([str(word) for word in given], timeout)
    if hasattr(given, "HELLO") and hasattr(given, "begin"):
        return InsideEngine(given)
    if all(hasattr(given, name) for name in ("hello", "hand", "act", "close")):
        return given  # type: ignore[return-value]
    raise CannotStart(
        f"{given!r} is no engine: give an adapter with HELLO and begin, a command line, or a name such as 'reference'"
    )
