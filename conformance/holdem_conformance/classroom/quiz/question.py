"""A question, and how its answers are marked (S4.89)."""

from collections.abc import Callable
from enum import StrEnum
from typing import NamedTuple


class Mark(StrEnum):
    """Every answer gets exactly one of them."""

    RIGHT = "○"
    NEARLY = "△"
    WRONG = "×"


class Reply(NamedTuple):
    """What an answer is worth; `remark` says what was nearly right about it."""

    mark: Mark
    remark: str = ""


RIGHT, WRONG = Reply(Mark.RIGHT), Reply(Mark.WRONG)


class Question(NamedTuple):
    """`scene` shows the position. `reply` judges an answer; None when it cannot be read, and `form` then says how to
    write it. `weight` is how much there is to learn here, from 1 up: the draw prefers the telling positions. `kind`
    sorts the questions of a topic whose answers would otherwise be one-sided."""

    topic: str
    scene: str
    asks: str
    form: str
    solution: str
    reply: Callable[[str], Reply | None]
    explanation: str
    weight: int
    kind: str = ""


class Disagreement(Exception):
    """The specification and the reference engine answer a question differently; the text is one sentence."""


def agreed(what: str, by_spec: object, by_engine: object) -> None:
    """Hold both answers against each other. Raises Disagreement."""
    if by_spec != by_engine:
        raise Disagreement(
            f"about the {what} the specification says {by_spec} and the reference engine {by_engine}; please report it"
        )


def number(text: str) -> int | None:
    """The amount somebody wrote; None when it is none."""
    packed = text.strip().replace(",", "").replace(".", "").replace(" ", "")
    return int(packed) if packed.isdecimal() else None


def amount_reply(right: int, nearly: dict[int, str]) -> Callable[[str], Reply | None]:
    """Marks an amount; `nearly` are the amounts that show understanding, each with what is to be said about it."""

    def reply(text: str) -> Reply | None:
        given = number(text)
        if given is None:
            return None
        if given == right:
            return RIGHT
        return Reply(Mark.NEARLY, nearly[given]) if given in nearly else WRONG

    return reply
