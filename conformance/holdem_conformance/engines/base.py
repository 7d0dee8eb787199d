"""What the suite asks of an engine, and how an engine can fail to answer."""

from typing import Protocol, runtime_checkable

from holdem_conformance.protocol.messages import (
    Act,
    Acted,
    FloorMessage,
    GameMessage,
    HandRequest,
    Hello,
    Refused,
    Snapshot,
)


class EngineFault(Exception):
    """An engine gave no usable answer. The text is one sentence for the report."""


class Hung(EngineFault):
    """No answer in time."""


class Died(EngineFault):
    """The process ended, or could not be reached any more."""


class Junk(EngineFault):
    """Something came that is no answer to what was asked."""


class Flooded(EngineFault):
    """More came than any answer needs."""


class Greedy(EngineFault):
    """More memory was used than an engine may have."""


class CannotStart(EngineFault):
    """The engine cannot be started at all."""


class Engine(Protocol):
    """One table at a time. Any method but `close` may raise EngineFault; the next `hand` then begins afresh."""

    def hello(self) -> Hello:
        """Who the engine is and what it can do; asked once, before the first hand."""

    def hand(self, request: HandRequest) -> Snapshot | Refused:
        """Begin a new hand, giving up the one that was open."""

    def act(self, act: Act) -> Acted:
        """Let a player of the open hand do something."""

    def last_words(self) -> tuple[str, ...]:
        """What the engine said beside the protocol before it failed, last lines only."""

    def close(self) -> None:
        """End the engine. May be called twice."""


@runtime_checkable
class Asked(Protocol):
    """What an engine has besides, when it supports many-hands or floor."""

    def ask(self, request: GameMessage | FloorMessage) -> Snapshot | Refused | Acted:
        """Answer a message of these features: game and next_hand with a snapshot or refused, result with a snapshot,
        all others with acted. May raise EngineFault."""


@runtime_checkable
class HeardOut(Protocol):
    """What an engine has besides, when it could say more than it is asked for."""

    def hear_out(self, seconds: float) -> None:
        """Wait so long for what nobody has asked for, and raise Junk when it comes."""
