"""From a question to entries of the index, best first."""

from typing import Any, NamedTuple

from holdem_conformance.desk.index import index

MOST = {"clause": 10, "ruling": 4, "paragraph": 4}
"""How many hits of each kind a question in words gets; a clause may be one that is planned."""

ENOUGH = 0.5
"""The part of a question that its best hit must answer to, measured by how much the words say."""

SHELVES = {"clauses": "clause", "elsewhere": "elsewhere", "paragraphs": "paragraph", "rulings": "ruling"}
"""The parts of the index that hold entries, and what a hit in each is called."""


class Hit(NamedTuple):
    """`kind` is clause, elsewhere (an id that is planned or merged), paragraph, ruling or option; `entry` is what the
    index has under the id."""

    id: str
    kind: str
    entry: dict[str, Any]


def lookup(question: str) -> list[Hit]:
    """The hits for the ids of clauses, rulings, options, paragraphs or assertions such as S0.36/2, one or several, or
    for a question in German or English."""
    found = by_ids(question)
    if found or _is_spelled_like_an_id(question.strip().upper()):
        return found
    return _by_words(question)


def by_ids(question: str) -> list[Hit]:
    """The entries of the ids, if the question is nothing but ids that are known."""
    found = [by_id(word) for word in question.replace(",", " ").split()]
    known = [hit for hit in found if hit]
    return known if len(known) == len(found) else []


def by_id(question: str) -> Hit | None:
    """The entry of that id, if there is one; that of an assertion is its paragraph, the assertion first."""
    id = question.strip().upper()
    hit = _known(id) or _known(id.partition("/")[0])
    if hit is None or hit.kind != "paragraph" or hit.id == id:
        return hit
    assertions = sorted(hit.entry["assertions"], key=lambda assertion: assertion["id"] != id)
    return hit._replace(entry={**hit.entry, "assertions": assertions})


def _known(id: str) -> Hit | None:
    for part, kind in SHELVES.items():
        if id in index()[part]:
            return Hit(id, kind, index()[part][id])
    option = id.lower()
    return Hit(option, "option", index()["options"][option]) if option in index()["options"] else None


def _is_spelled_like_an_id(word: str) -> bool:
    """A mistyped id is better answered with the ids near to it than with whatever has its letters."""
    chapters = {id.partition("-")[0] for part in ("clauses", "elsewhere", "rulings") for id in index()[part]}
    number = word[1:].replace(".", "").replace("/", "")
    is_option = word.partition(".")[0].lower() in {name.partition(".")[0] for name in index()["options"]}
    if " " not in word and (word.partition("-")[0] in chapters or ("." in word and is_option)):
        return True
    return word[:1] == "S" and number.isdigit()


def _by_words(question: str) -> list[Hit]:
    """Clauses and rulings before paragraphs: the paragraphs are where both come from."""
    from holdem_conformance.desk.search import best

    left = dict(MOST)
    hits = []
    for shelf in ("clauses", "paragraphs"):
        for found in best(question, shelf):
            hit = _known(found.id)
            kind = "clause" if hit and hit.kind == "elsewhere" else hit.kind if hit else ""
            if hit and left[kind]:
                left[kind] -= 1
                hits.append(hit)
    return hits


def is_faint(question: str) -> bool:
    """Whether even the best hit for a question in words answers to little of it."""
    from holdem_conformance.desk.search import best, share

    if by_ids(question):
        return False
    found = [(shelf, hits[0].id) for shelf in ("clauses", "paragraphs") if (hits := best(question, shelf))]
    return max([share(question, shelf, id) for shelf, id in found], default=0) < ENOUGH


def nearest(question: str) -> list[str]:
    """Ids that look like the question, for when nothing was found."""
    from difflib import get_close_matches

    ids = [id for part in SHELVES for id in index()[part]]
    if "." in question and not question[-1:].isdigit():
        return get_close_matches(question.strip().lower(), list(index()["options"]), n=3, cutoff=0.5)
    return get_close_matches(question.strip().upper(), ids, n=3, cutoff=0.5)
