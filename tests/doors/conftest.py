"""Adapters for the doors of authors: the reference as one, and what can be wrong with it."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from holdem_conformance.engines.reference.adapter import ReferenceEngine
from holdem_conformance.protocol.messages import Act, HandRequest, Refused

Message = dict[str, Any]
TEMPLATE = Path(__file__).parents[2] / "conformance" / "holdem_conformance" / "engines" / "template" / "adapter.py"


def plain(message: object) -> Message:
    """A message without its type, as adapters write it."""
    said = msgspec.to_builtins(message)
    said.pop("type", None)
    return said


class ReferenceAdapter:
    """The reference as an author would put it behind the suite in Python."""

    def __init__(self) -> None:
        self.engine = ReferenceEngine()
        self.HELLO = plain(self.engine.hello())

    def begin(self, request: Message) -> Any:
        answer = self.engine.hand(msgspec.convert(request, HandRequest))
        return answer.reason if isinstance(answer, Refused) else Hand(self, plain(answer))

    def seen(self, snapshot: Message) -> Message:
        return snapshot


class Hand:
    def __init__(self, table: ReferenceAdapter, snapshot: Message) -> None:
        self.table, self.now = table, snapshot

    def act(self, seat: int, action: str, to: int | None, card: str | None = None) -> tuple[str, str | None]:
        acted = self.table.engine.act(msgspec.convert({"seat": seat, "action": action, "to": to, "card": card}, Act))
        self.now = plain(acted.snapshot)
        return acted.outcome, acted.reason

    def snapshot(self) -> Message:
        return self.table.seen(dict(self.now))


@pytest.fixture
def reference_adapter() -> Callable[..., ReferenceAdapter]:
    """The reference as an adapter; `seen` changes what it shows."""

    def make(seen: Callable[[Message], Message] | None = None) -> ReferenceAdapter:
        adapter = ReferenceAdapter()
        if seen is not None:
            adapter.seen = seen  # type: ignore[method-assign]
        return adapter

    return make


@pytest.fixture
def skeleton(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder, the current one, with the skeleton of an adapter as it is handed out."""
    from holdem_conformance.cli import main

    monkeypatch.chdir(tmp_path)
    assert main(["adapter", "new", "python", str(tmp_path)]) == 0
    yield tmp_path
    sys.modules.pop("adapter", None)
