"""The project as its own rules see it: what is laid down of the documents, who is cited, and how the quiz behaves.

Clauses of the form `static` judge it. Whoever checks the project reads these facts from its files and fills them in.
"""

from datetime import date
from typing import NamedTuple

from holdem_spec.vocabulary.cards import PACK, Card
from holdem_spec.vocabulary.rulebook import OPTIONS, Option
from holdem_spec.vocabulary.table import Limit

OUTSIDE = "outside"
"""Where a link leads that leaves the five documents and the rules."""


class Laid(NamedTuple):
    """A paragraph as it is laid down. `name` is S0.36; `assertions` are their ids, each with its state."""

    name: str
    kind: str
    assertions: tuple[tuple[str, str], ...] = ()


class Stated(NamedTuple):
    """A clause of the book. `judges`: whether it is a primary that judges what happens at the table. `paragraphs` are
    those it rests on."""

    id: str
    judges: bool
    paragraphs: tuple[str, ...]


class Authority(NamedTuple):
    """Somebody who stands behind readings. `made_for` says for which games; `cited` names the documents or paragraphs
    in which he speaks or is cited."""

    edition: str
    made_for: str
    cited: tuple[str, ...]


class Ruled(NamedTuple):
    """A ruling. `option` is empty where it leaves no choice; `authorities` are all that stand behind its readings."""

    id: str
    option: str
    authorities: tuple[str, ...]


class Review(NamedTuple):
    """When a document was checked by its authors, when they want to check it next, and when it was taken over here."""

    document: str
    checked: date
    next_due: date
    taken_over: date


class Answered(NamedTuple):
    """One question of the quiz, put and answered. `signs` are the marks that were shown for it; `again` says whether it
    was listed afterwards for another look; `asked` how often somebody was asked."""

    topic: str
    signs: str
    again: bool
    asked: int = 1


class LeastRaise(NamedTuple):
    """A question for the minimum raise: its label in both languages, the answer it wants, the least legal total."""

    labels: tuple[str, str]
    wanted: int
    legal: int


class Project(NamedTuple):
    """All facts that static clauses judge. `pointers` lead from a paragraph to paragraphs, chapters or `OUTSIDE`;
    `found` from a name of the game to the clauses that a lookup gives first; `unsaid` from a way of setting a table to
    the limit that is played when it names none."""

    paragraphs: tuple[Laid, ...]
    pointers: dict[str, tuple[str, ...]]
    clauses: tuple[Stated, ...]
    authorities: dict[str, Authority]
    rulings: tuple[Ruled, ...]
    reviews: tuple[Review, ...]
    found: dict[str, tuple[str, ...]]
    unsaid: dict[str, Limit]
    quiz: tuple[Answered, ...]
    least_raises: tuple[LeastRaise, ...]
    options: tuple[Option, ...] = OPTIONS
    pack: tuple[Card, ...] = PACK
