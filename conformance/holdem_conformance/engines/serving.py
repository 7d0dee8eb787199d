"""The half of an adapter that every one of them shares: it reads requests on stdin and writes answers on stdout.

    PYTHON -I serving.py ADAPTER.py [WORD …]

It runs in the engine's own environment and needs the standard library only. The adapter is one file with

    HELLO                        the answer to hello
    begin(request)               a hand; or, where the engine does not play at the table, the reason as a string
    hand.act(seat, action, to)   (outcome, words): ("accepted", None), ("refused", why) or, when the engine did
                                 something else, ("changed", {"action": "raise", "to": 200}); an act of discarding has
                                 the card as a fourth argument
    hand.snapshot()              the table as the engine shows it

and, if it supports many-hands,

    begin_game(request)          a game, or why there is none; like a hand, with `game` in its snapshots, and besides
    game.next_hand(request)      None, or why no hand begins
    game.result(stacks)          the open hand was played elsewhere, and has ended so
    game.tell(told)              (outcome, words), as of an act

What an engine prints goes to standard error, where it harms nothing. What an adapter does not catch ends the process:
that is a crash of the engine, and the suite reports it as one.
"""

import importlib.util
import json
import os
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, TextIO

Message = dict[str, Any]

KINDS = ("hand", "act", "game", "next_hand", "result", "tell")
"""What is asked for besides hello and bye."""


def main(words: list[str]) -> int:
    answers = _answers_alone()
    adapter = _loaded(Path(words[0]))
    hand: Any = None
    for line in sys.stdin:
        request = json.loads(line)
        match request["type"]:
            case "hello":
                answer = {"type": "hello", **adapter.HELLO}
            case "bye":
                return 0
            case kind if kind in KINDS:
                hand, answer = answered(adapter, hand, request)
            case kind:
                print(f"{words[0]} cannot answer '{kind}'", file=sys.stderr)
                return 1
        answers.write(json.dumps(answer) + "\n")
        answers.flush()
    return 0


def _answers_alone() -> TextIO:
    """The standard output, for answers only: whatever else is printed, by compiled code as well, becomes a remark."""
    alone = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return alone


def _loaded(path: Path) -> ModuleType:
    # Nothing is written beside the adapter; PYTHONDONTWRITEBYTECODE is not heard under -I.
    sys.dont_write_bytecode = True
    spec = importlib.util.spec_from_file_location("adapter", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def answered(adapter: Any, hand: Any, request: Message) -> tuple[Any, Message]:
    """The hand or the game that is open after one of KINDS was asked for, and the answer."""
    match request["type"]:
        case "hand":
            hand = adapter.begin(request)
        case "game":
            hand = adapter.begin_game(request)
        case "next_hand":
            if refused := hand.next_hand(request):
                return hand, opening(refused)
        case "result":
            hand.result(request["stacks"])
        case "tell":
            return hand, acted(hand, *hand.tell(request))
        case "act":
            card = (request["card"],) if request.get("card") else ()
            return hand, acted(hand, *hand.act(request["seat"], request["action"], request.get("to"), *card))
    return hand, opening(hand)


def opening(hand: Any) -> Message:
    """How a hand or a game lies, or why there is none."""
    if isinstance(hand, str):
        return {"type": "refused", "reason": hand}
    return {"type": "snapshot", **hand.snapshot()}


def acted(hand: Any, outcome: str, words: Any) -> Message:
    """The answer to what has been done, or refused, by now."""
    said = {"did": words} if outcome == "changed" else {"reason": words}
    return {"type": "acted", "outcome": outcome, **said, "snapshot": {"type": "snapshot", **hand.snapshot()}}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
