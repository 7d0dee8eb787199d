"""What must be refused, and is tried in a replay of its own, up to the point where its line stands."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from holdem_conformance.protocol.messages import Acted, GameSeen, Snapshot
from holdem_conformance.runner.mismatch import Mismatch
from holdem_conformance.runner.talk import Message, Said, Talk, refusal_text
from holdem_conformance.scenarios.model import Place

Fails: TypeAlias = Callable[[Said], str]

SEEN = {
    "over": "the state of the hand",
    "stacks": "the stacks",
    "bets": "the bets",
    "board": "the board",
    "to_act": "whose turn it is",
    "to_show": "who is to show",
    "to_discard": "who is to discard",
    "dealer": "what the dealer does next",
}
"""What a refusal leaves as it is, and what the report calls it."""


class Attempt(NamedTuple):
    """Something to be tried after so many messages. `fails` gets the answer and says what is wrong with it, nothing
    when all is well."""

    place: Place
    upto: int
    message: Message
    clause: str
    fails: Fails


def not_refused(answer: Said) -> str:
    """For what must be refused without further ado."""
    return "" if isinstance(answer, Acted) and answer.outcome == "refused" else refusal_text(answer)


def make(talk: Talk, attempt: Attempt) -> None:
    """Say again what had been said up to the line, and try. Raises Mismatch."""
    before = talk.again(attempt.upto)
    answer = talk.try_out(attempt.message)
    got = attempt.fails(answer)
    if not got and isinstance(answer, Acted) and answer.outcome == "refused":
        changed = what_changed(before, answer.snapshot)
        got = f"refused, but {changed} changed" if changed else ""
    if got:
        raise Mismatch(attempt.place, f"refused by {attempt.clause}", got, attempt.clause)


def what_changed(before: Snapshot, after: Snapshot) -> str:
    """The first thing that is not as it was, as far as the engine shows it."""
    for name, text in SEEN.items():
        had, has = getattr(before, name), getattr(after, name)
        if had and has and had != has:
            return text
    had_game, has_game = before.game or GameSeen(), after.game or GameSeen()
    if had_game.out is not None and has_game.out is not None and sorted(had_game.out) != sorted(has_game.out):
        return "who is out"
    return ""
