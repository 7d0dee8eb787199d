"""From a question to entries of the index, best first."""

from typing import Any, NamedTuple

from holdem_conformance.desk.index import index

MOST = {"clauses": 10, "paragraphs": 4}
"""How many hits of each kind a question in words gets."""

SHELVES = {"clauses": "clause", "elsewhere": "elsewhere", "paragraphs": "paragraph", "rulings": "ruling"}
"""The parts of the index that hold entries, and what a hit in each is called."""


class Hit(NamedTuple):
    """`kind` is clause, elsewhere (an id that is planned or merged), paragraph or ruling; `entry` is what the index has
    under the id."""

    id: str
    kind: str
    entry: dict[str, Any]


def lookup(question: str) -> list[Hit]:
    """The hits for the id of a clause or ruling, for a paragraph or assertion such as S0.36 or S0.36/2, or for a
    question in German or English."""
    found = by_id(question)
    if found or _is_spelled_like_an_id(question.strip().upper()):
        return [found] if found else []
    return _by_words(question)


def by_id(question: str) -> Hit | None:
    """The entry of that id, if there is one; that of an assertion is its paragraph."""
    id = question.strip().upper()
    return _known(id) or _known(id.partition("/")[0])


def _known(id: str) -> Hit | None:
    for part, kind in SHELVES.items():
        if id in index()[part]:
            return Hit(id, kind, index()[part][id])
    return None


def _is_spelled_like_an_id(word: str) -> bool:
    """A mistyped id is better answered with the ids near to it than with whatever has its letters."""
    chapters = {id.partition("-")[0] for part in ("clauses", "elsewhere", "rulings") for id in index()[part]}
    number = word[1:].replace(".", "").replace("/", "")
    return (" " not in word and word.partition("-")[0] in chapters) or (word[:1] == "S" and number.isdigit())


def _by_words(question: str) -> list[Hit]:
    """Clauses before paragraphs: the paragraphs are where the clauses come from."""
    from holdem_conformance.desk.search import best

    hits = [_known(found.id) for part, most in MOST.items() for found in best(question, part, most)]
    return [hit for hit in hits if hit]


def nearest(question: str) -> list[str]:
    """Ids that look like the question, for when nothing was found."""
    from difflib import get_close_matches

    ids = [id for part in SHELVES for id in index()[part]]
    return get_close_matches(question.strip().upper(), ids, n=3, cutoff=0.5)
