"""A defined term of the rulebook: a function on the ledger with a name and the paragraphs that define it."""

from collections.abc import Callable
from functools import wraps
from inspect import getdoc
from typing import NamedTuple, ParamSpec, TypeVar

from holdem_spec.ledger import Ledger

Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")


class Term(NamedTuple):
    """`meaning` is the statement in English; `paragraphs` are where the sources define or use the term."""

    name: str
    meaning: str
    paragraphs: tuple[str, ...]
    function: Callable[..., object]


GLOSSARY: list[Term] = []


def term(paragraphs: str) -> Callable[[Callable[Asked, Answer]], Callable[Asked, Answer]]:
    """Enter a function into the glossary. Its name is the term, its docstring the meaning."""

    def enter(function: Callable[Asked, Answer]) -> Callable[Asked, Answer]:
        name = function.__name__.replace("_", " ")
        GLOSSARY.append(Term(name, getdoc(function) or "", tuple(paragraphs.split()), function))
        return function

    return enter


def remembered(function: Callable[[Ledger], Answer]) -> Callable[[Ledger], Answer]:
    """Work a term out once for each state of the books."""

    @wraps(function)
    def looked_up(ledger: Ledger) -> Answer:
        notes = ledger.remembered
        if function not in notes:
            notes[function] = function(ledger)
        return notes[function]  # type: ignore[return-value]

    return looked_up
