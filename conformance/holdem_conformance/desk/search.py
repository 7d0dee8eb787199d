"""Answer a question in words from the generated file `search.json`."""

from collections import defaultdict
from math import log
from typing import Any, NamedTuple

from holdem_conformance.desk.concepts import Names, concepts, concepts_of
from holdem_conformance.desk.index import search
from holdem_conformance.desk.words import LANGUAGES, parts, says_something, stem, words

NAMED = 0.9
"""What a concept counts, measured by the very word."""
PART = 0.5
MISSPELLED = 0.7
SHORTEST_MISSPELLED = 5
CLOSE = 0.8
"""How like a known word an unknown one must be to be taken for it."""
TOPIC = 300
"""What a word of a topic counts, in hundredths as the strengths of the index."""
FAINT = 0.35
"""Hits weaker than this, measured by the best, are left out."""

Wanted = list[list[tuple[str, float]]]
"""For each thing a question asks about, the terms that speak for it and what each counts."""


class Scored(NamedTuple):
    id: str
    score: float


def best(question: str, shelf: str) -> list[Scored]:
    """The entries of a shelf, `clauses` or `paragraphs`, that answer a question in German or English, best first."""
    found: dict[str, float] = defaultdict(float)
    for language in LANGUAGES:
        for id, score in _scores(question, search()[shelf], language).items():
            found[id] = max(found[id], score)
    ranked = sorted((Scored(id, score) for id, score in found.items()), key=lambda hit: (-hit.score, hit.id))
    return [hit for hit in ranked if hit.score >= FAINT * ranked[0].score]


def share(question: str, shelf: str, id: str) -> float:
    """To which part of the question an entry answers, from 0 to 1: a rare word is a larger part than a common one, a
    word that nothing answers to the largest. A topic that is met is all of it."""
    return max(_share(question, search()[shelf], id, language) for language in LANGUAGES)


def _share(question: str, shelf: dict[str, Any], id: str, language: str) -> float:
    wanted = _wanted(question, language, shelf[language])
    if not wanted:
        return 0
    if id in _about(wanted, shelf, language):
        return 1
    place = shelf["ids"].index(id)
    sizes = [min(_rarity(term, shelf, language) for term, _ in alternatives) for alternatives in wanted]
    met = [place in _strongest(alternatives, shelf[language]) for alternatives in wanted]
    return sum(size for size, is_met in zip(sizes, met, strict=True) if is_met) / sum(sizes)


def _scores(question: str, shelf: dict[str, Any], language: str) -> dict[str, float]:
    """An entry that answers to more of the question is worth more than one that answers loudly to a part."""
    strengths: dict[str, list[int]] = shelf[language]
    wanted = _wanted(question, language, strengths)
    if not wanted:
        return {}
    found: dict[str, float] = defaultdict(float)
    answered: dict[str, int] = defaultdict(int)
    for alternatives in wanted:
        for place, strength in _strongest(alternatives, strengths).items():
            found[shelf["ids"][place]] += strength
            answered[shelf["ids"][place]] += 1
    scores = {id: score * (0.5 + 0.5 * answered[id] / len(wanted)) for id, score in found.items()}
    for id, score in _about(wanted, shelf, language).items():
        scores[id] = scores.get(id, 0) + score
    return scores


def _about(wanted: Wanted, shelf: dict[str, Any], language: str) -> dict[str, float]:
    """What the topics add: the rarer and the more the words of the best one, the more."""
    asked = {term for alternatives in wanted for term, _ in alternatives}
    found: dict[str, float] = {}
    for id, topics in search()["topics"][language].items():
        weights = [_weight(topic, asked, shelf, language) for topic in topics]
        if id in shelf["ids"] and max(weights) > 0:
            found[id] = max(weights)
    return found


def _weight(topic: list[list[str]], asked: set[str], shelf: dict[str, Any], language: str) -> float:
    """0 when a word of the topic is not asked for."""
    met = [[_rarity(term, shelf, language) for term in either if term in asked] for either in topic]
    return TOPIC * sum(max(rarities) for rarities in met) if all(met) else 0


def _rarity(term: str, shelf: dict[str, Any], language: str) -> float:
    return log(1 + len(shelf["ids"]) / (0.5 + len(shelf[language].get(term, ())) / 2))


def _strongest(alternatives: list[tuple[str, float]], strengths: dict[str, list[int]]) -> dict[int, float]:
    found: dict[int, float] = {}
    for term, counts in alternatives:
        postings = strengths.get(term, ())
        for place, strength in zip(postings[::2], postings[1::2], strict=True):
            found[place] = max(found.get(place, 0), counts * strength)
    return found


def _wanted(question: str, language: str, strengths: dict[str, list[int]]) -> Wanted:
    said = words(question)
    stems = [stem(word, language) for word in said]
    names: Names = search()["concepts"][language]
    found = list(concepts(stems, names))
    wanted = [[(f"={concept}", 1.0)] for concept in dict.fromkeys(f.concept for f in found if len(f.places) > 1)]
    for place, word in enumerate(said):
        named = [(f"={f.concept}", NAMED) for f in found if f.places == (place,)]
        if says_something(word, language) or named:
            wanted.append([*named, *_terms(stems[place], strengths, spelled_well=bool(named))])
    for word in said:
        for part in parts(word, strengths) if language == "de" else ():
            wanted.append([(part, PART), *((f"={concept}", PART) for concept in concepts_of(part, names))])
    return wanted


def _terms(root: str, strengths: dict[str, list[int]], spelled_well: bool) -> list[tuple[str, float]]:
    """The stem, or those it may be a misspelling of."""
    if root in strengths or spelled_well or len(root) < SHORTEST_MISSPELLED:
        return [(root, 1.0)]
    from difflib import get_close_matches

    near = get_close_matches(root, strengths, n=2, cutoff=CLOSE)
    return [(root, 1.0), *((term, MISSPELLED) for term in near)]
