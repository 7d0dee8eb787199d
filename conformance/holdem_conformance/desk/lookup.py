"""From a question to entries of the index, best first."""

import re
from difflib import get_close_matches
from typing import Any, NamedTuple

from holdem_conformance.desk.index import index


class Hit(NamedTuple):
    """`kind` is clause, elsewhere (an id that is planned or merged) or paragraph; `entry` its entry in the index."""

    id: str
    kind: str
    entry: dict[str, Any]


def lookup(question: str) -> list[Hit]:
    """The hits for a clause id, a paragraph or assertion such as S0.36 or S0.36/2, or words of a statement."""
    name = question.strip().upper()
    if re.fullmatch(r"S\d\.\d+(/\d+)?", name):
        return _known("paragraph", index()["paragraphs"], name.partition("/")[0])
    for kind, entries in (("clause", index()["clauses"]), ("elsewhere", index()["elsewhere"])):
        hits = _known(kind, entries, name)
        if hits:
            return hits
    return _by_words(question)


def _known(kind: str, entries: dict[str, Any], id: str) -> list[Hit]:
    return [Hit(id, kind, entries[id])] if id in entries else []


def _by_words(question: str) -> list[Hit]:
    """Clauses whose statements, in either language, contain all the words."""
    words = question.casefold().split()
    hits = []
    for id, clause in index()["clauses"].items():
        texts = " ".join(text for wording in clause["wordings"] for text in wording["statement"].values())
        if words and all(word in f"{id} {texts}".casefold() for word in words):
            hits.append(Hit(id, "clause", clause))
    return hits


def nearest(question: str) -> list[str]:
    """Ids that look like the question, for when nothing was found."""
    ids = [*index()["clauses"], *index()["elsewhere"], *index()["paragraphs"]]
    return get_close_matches(question.strip().upper(), ids, n=3, cutoff=0.5)
