"""What was said between the suite and an engine, as one fingerprint for each scenario."""

from hashlib import sha256
from typing import Any

from holdem_conformance.engines.base import Engine, EngineFault, HeardOut
from holdem_conformance.protocol.messages import Act, Acted, HandRequest, Hello, Refused, Snapshot, line_of

SILENCE = sha256().hexdigest()
"""Nothing was said: the engine was not asked."""


class Overheard:
    """An engine, and the conversation with it. `spoken` has a SHA-256 by scenario, over every line in both directions
    as the protocol writes it; an engine that fails to answer leaves its fault there instead of an answer."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._scenario = ""
        self._hashes = {"": sha256()}

    @property
    def spoken(self) -> dict[str, str]:
        return {id: said.hexdigest() for id, said in self._hashes.items() if id}

    def turn_to(self, scenario: str) -> None:
        """From now on it is about this scenario."""
        self._scenario = scenario
        self._hashes.setdefault(scenario, sha256())

    def hello(self) -> Hello:
        return self._engine.hello()

    def hand(self, request: HandRequest) -> Snapshot | Refused:
        answer: Snapshot | Refused = self._heard(self._engine.hand, request)
        return answer

    def act(self, act: Act) -> Acted:
        answer: Acted = self._heard(self._engine.act, act)
        return answer

    def hear_out(self, seconds: float) -> None:
        if not isinstance(self._engine, HeardOut):
            return
        try:
            self._engine.hear_out(seconds)
        except EngineFault as fault:
            self._failed(fault)
            raise

    def last_words(self) -> tuple[str, ...]:
        return self._engine.last_words()

    def close(self) -> None:
        self._engine.close()

    def _heard(self, question: Any, request: Any) -> Any:
        said = self._hashes[self._scenario]
        said.update(line_of(request))
        try:
            answer = question(request)
        except EngineFault as fault:
            self._failed(fault)
            raise
        said.update(line_of(answer))
        return answer

    def _failed(self, fault: EngineFault) -> None:
        self._hashes[self._scenario].update(f"{type(fault).__name__}: {fault}\n".encode())


class OverheardAsked(Overheard):
    """An engine that answers further messages."""

    def ask(self, request: Any) -> Any:
        return self._heard(self._engine.ask, request)  # type: ignore[attr-defined]


def overheard(engine: Engine) -> Overheard:
    """The engine with somebody who listens. It can do what it could do before, and no more."""
    return OverheardAsked(engine) if hasattr(engine, "ask") else Overheard(engine)
