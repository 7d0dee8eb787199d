"""Tiny scenarios written in the test, and engines that are the reference with one thing done wrong."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from holdem_conformance.engines.reference.adapter import ReferenceEngine
from holdem_conformance.protocol.messages import Act, Acted, HandRequest, Hello, Refused, Snapshot
from holdem_conformance.runner.run import run_scenario
from holdem_conformance.runner.status import Outcome
from holdem_conformance.scenarios.model import Scenario
from holdem_conformance.scenarios.read import read_scenario
from holdem_spec.vocabulary.rulebook import HOUSE

LIMPER = """
Ada calls to 100
Ben goes all-in to 150
Cem calls to 150
Ada may fold, call 50
Ada may not raise to 250: NL-NOREOPEN
Ada folds
nobody to act
Ben shows
Cem shows
"""
LIMPER_RESULT = """
pots = [{ chips = 400, among = ["Ben", "Cem"], to = { Ben = 400 } }]
shown = ["Ben", "Cem"]
stacks = { Ada = 4900, Ben = 400, Cem = 4850 }
"""
LIMPER_TABLE = """
blinds = [50, 100]
seats = [["Cem", 5000], ["Ada", 5000], ["Ben", 150]]
button = "Ada"
cards = { Ada = "As Kd", Ben = "7c 7d", Cem = "Qh Jh" }
board = "2c 5d 9h Ts 3s"
"""
HEAD = """
id = "{id}"
title = {{ en = "A limper may not re-raise a short all-in", de = "Kein Raise über ein Kurz-All-in" }}
clauses = [{clauses}]
basis = "S0.36/2"
why = "All-in to 150 lifts the bet by 50; a full raise is 100."
effect = "A closed betting round is opened again."
"""


class Wrapped:
    """The reference; subclasses override what they do wrong. `changes` are what its hello says otherwise."""

    def __init__(self, **changes: object) -> None:
        self.changes = changes
        self.inner = ReferenceEngine()

    def hello(self) -> Hello:
        return msgspec.structs.replace(self.inner.hello(), **self.changes)

    def hand(self, request: HandRequest) -> Snapshot | Refused:
        answer = self.inner.hand(request)
        return self.seen(answer) if isinstance(answer, Snapshot) else answer

    def act(self, act: Act) -> Acted:
        acted = self.inner.act(act)
        return msgspec.structs.replace(acted, snapshot=self.seen(acted.snapshot))

    def seen(self, snapshot: Snapshot) -> Snapshot:
        return snapshot

    def last_words(self) -> tuple[str, ...]:
        return ()

    def close(self) -> None:
        self.inner.close()


class ShowsByItself(Wrapped):
    """Turns all hands up without asking."""

    def __init__(self) -> None:
        super().__init__(supports=("no-limit",))

    def seen(self, snapshot: Snapshot) -> Snapshot:
        while snapshot.to_show is not None and snapshot.to_show >= 0:
            snapshot = self.inner.act(Act(snapshot.to_show, "show")).snapshot
        return snapshot


@pytest.fixture
def wrapped() -> type[Wrapped]:
    return Wrapped


@pytest.fixture
def shows_by_itself() -> type[ShowsByItself]:
    return ShowsByItself


Writer = Callable[..., Scenario]


@pytest.fixture
def written(tmp_path: Path) -> Writer:
    """Write a scenario file and read it; what is not given is the limper of the house plan."""

    def write(
        play: str = LIMPER,
        result: str = LIMPER_RESULT,
        *,
        clauses: str = "NL-NOREOPEN",
        table: str = LIMPER_TABLE,
        head: str = "",
        name: str = "limper",
    ) -> Scenario:
        folder = tmp_path / "test"
        folder.mkdir(exist_ok=True)
        named = ", ".join(f'"{clause}@1"' for clause in clauses.split())
        text = HEAD.format(id=f"test.{name}", clauses=named) + head + f"\n[table]{table}"
        if play:
            text += f'\n[play]\nlines = """{play}"""\n\n[result]{result}'
        (folder / f"{name}.toml").write_text(text)
        return read_scenario(folder / f"{name}.toml")

    return write


@pytest.fixture
def outcome() -> Callable[..., Outcome]:
    """What comes of a scenario on an engine."""

    def run(engine: Wrapped, scenario: Scenario) -> Outcome:
        return run_scenario(engine, engine.hello(), scenario, HOUSE)

    return run
