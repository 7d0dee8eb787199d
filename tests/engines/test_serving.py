"""What adapters of both languages share: what they are asked, and what is said for them."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from holdem_conformance.doors.inside import InsideEngine
from holdem_conformance.engines.base import Junk
from holdem_conformance.engines.reference.adapter import ReferenceEngine
from holdem_conformance.engines.third_party import HERE, SERVING
from holdem_conformance.protocol.messages import Act, GameRequest, HandRequest, HandResult, NextHand, Refused, Tell
from holdem_conformance.runner.game_play import run_game
from holdem_conformance.runner.status import Status
from holdem_conformance.scenarios.read import whole_suite
from holdem_spec.vocabulary.rulebook import HOUSE

PYTHON_TOY = """
HELLO = {"engine": {"name": "toy", "version": "1", "language": "Python"}, "supports": ["no-limit", "many-hands"]}

class Game:
    def __init__(self, stacks):
        self.stacks, self.hands = stacks, 0

    def next_hand(self, request):
        if self.hands:
            return "one hand is enough"
        self.hands += 1

    def result(self, stacks):
        self.stacks = stacks

    def tell(self, told):
        return ("accepted", None) if told["what"] == "leave" else ("refused", "no " + told["what"])

    def act(self, seat, action, to):
        return ("refused", "not now") if to is None else ("changed", {"action": action, "to": to + 1})

    def snapshot(self):
        return {"over": True, "stacks": self.stacks, "game": {"button": self.hands}}

def begin_game(request):
    return Game(request["table"]["stacks"]) if len(request["table"]["stacks"]) > 1 else "alone"

def begin(request):
    game = begin_game(request)
    return game if isinstance(game, str) else game.next_hand(request) or game
"""

NODE_TOY = """
const HELLO = { engine: { name: "toy", version: "1", language: "Python" }, supports: ["no-limit", "many-hands"] };

class Game {
  constructor(stacks) {
    this.stacks = stacks;
    this.hands = 0;
  }
  next_hand() {
    if (this.hands) return "one hand is enough";
    this.hands += 1;
    return null;
  }
  result(stacks) {
    this.stacks = stacks;
  }
  tell({ what }) {
    return what === "leave" ? ["accepted", null] : ["refused", "no " + what];
  }
  act(seat, action, to) {
    return to === null ? ["refused", "not now"] : ["changed", { action, to: to + 1 }];
  }
  snapshot() {
    return { over: true, stacks: this.stacks, game: { button: this.hands } };
  }
}

const begin_game = ({ table }) => (table.stacks.length > 1 ? new Game(table.stacks) : "alone");

function begin(request) {
  const game = begin_game(request);
  return typeof game === "string" ? game : (game.next_hand(request) ?? game);
}

require(process.env.SERVING).serve(HELLO, begin, begin_game);
"""

NODE = pytest.mark.skipif(shutil.which("node") is None, reason="needs node")


def lies(stacks: list[int], hands: int) -> dict[str, object]:
    return {"type": "snapshot", "over": True, "stacks": stacks, "game": {"button": hands}}


def acted(outcome: str, words: object, stacks: list[int], hands: int) -> dict[str, object]:
    return {
        "type": "acted",
        "outcome": outcome,
        "did" if outcome == "changed" else "reason": words,
        "snapshot": lies(stacks, hands),
    }


TALK = [
    ({"type": "game", "table": {"stacks": [5]}}, {"type": "refused", "reason": "alone"}),
    ({"type": "hand", "table": {"stacks": [5]}}, {"type": "refused", "reason": "alone"}),
    ({"type": "hand", "table": {"stacks": [5, 6]}}, lies([5, 6], 1)),
    ({"type": "game", "table": {"stacks": [5, 6]}}, lies([5, 6], 0)),
    ({"type": "tell", "what": "time"}, acted("refused", "no time", [5, 6], 0)),
    ({"type": "next_hand", "deck": []}, lies([5, 6], 1)),
    ({"type": "act", "seat": 0, "action": "fold", "to": None, "card": None}, acted("refused", "not now", [5, 6], 1)),
    (
        {"type": "act", "seat": 0, "action": "bet", "to": 2, "card": None},
        acted("changed", {"action": "bet", "to": 3}, [5, 6], 1),
    ),
    ({"type": "result", "stacks": [0, 11]}, lies([0, 11], 1)),
    ({"type": "next_hand", "deck": []}, {"type": "refused", "reason": "one hand is enough"}),
    ({"type": "tell", "what": "leave", "seat": 0}, acted("accepted", None, [0, 11], 1)),
]
"""What is asked, and what the toy answers."""


@pytest.mark.parametrize("language", ["python", pytest.param("node", marks=NODE)])
def test_a_game_of_many_hands(language: str, tmp_path: Path) -> None:
    toy = tmp_path / ("toy.py" if language == "python" else "toy.cjs")
    toy.write_text(PYTHON_TOY if language == "python" else NODE_TOY, encoding="utf-8")
    argv = [sys.executable, "-I", str(SERVING), str(toy)] if language == "python" else ["node", str(toy), str(tmp_path)]
    asked = "".join(json.dumps(request) + "\n" for request, _ in [*TALK, ({"type": "bye"}, None)])
    done = subprocess.run(
        argv,
        input=asked,
        capture_output=True,
        text=True,
        timeout=30,
        check=True,
        env={"SERVING": str(HERE / "serving.cjs"), "PATH": str(Path(shutil.which("node") or "node").parent)},
    )
    assert [json.loads(line) for line in done.stdout.splitlines()] == [answer for _, answer in TALK]


SUITE = {scenario.id: scenario for scenario in whole_suite()}


class Wrapped:
    """The reference as an adapter; a hand or a game of it is what it showed last."""

    HELLO = msgspec.to_builtins(ReferenceEngine().hello())

    def __init__(self) -> None:
        self.engine = ReferenceEngine()

    def begin(self, request):
        return self._lies(self.engine.hand(msgspec.convert(request, HandRequest)))

    def begin_game(self, request):
        return self._lies(self.engine.ask(msgspec.convert(request, GameRequest)))

    def next_hand(self, request):
        told = self._lies(self.engine.ask(msgspec.convert(request, NextHand)))
        return told if isinstance(told, str) else None

    def result(self, stacks):
        self._lies(self.engine.ask(HandResult(tuple(stacks))))

    def tell(self, told):
        return self._done(self.engine.ask(msgspec.convert(told, Tell)))

    def act(self, seat, action, to, card=None):
        return self._done(self.engine.act(Act(seat, action, to, card)))

    def snapshot(self):
        return {key: value for key, value in msgspec.to_builtins(self.shown).items() if key != "type"}

    def _lies(self, answer):
        if isinstance(answer, Refused):
            return answer.reason
        self.shown = answer
        return self

    def _done(self, answer):
        self.shown = answer.snapshot
        return answer.outcome, answer.reason


EVENINGS = ("table.all-in-and-out", "table.dead-button-two-in-a-row", "tournament.the-last-one-wins")


@pytest.mark.parametrize("id", EVENINGS)
def test_an_adapter_in_this_process_is_asked_for_evenings_too(id: str) -> None:
    engine, scenario = InsideEngine(Wrapped()), SUITE[id]
    assert scenario.evening is not None
    assert run_game(engine, engine.hello(), scenario, scenario.evening, HOUSE).status is Status.PASS


def test_nothing_is_told_before_a_game_has_begun() -> None:
    with pytest.raises(Junk, match="no hand is open"):
        InsideEngine(Wrapped()).ask(Tell(what="time"))
