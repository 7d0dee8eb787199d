"""Build what a question in words is answered from: for every word, the entries it speaks for and how strongly.

BM25 with fields (Robertson and Zaragoza, 2009): a word counts more the rarer it is, less in a long field, and a second
time hardly at all.
"""

from collections import defaultdict
from collections.abc import Iterable
from math import log
from typing import Any, NamedTuple

from holdem_conformance.desk.concepts import Names, concepts, concepts_of
from holdem_conformance.desk.words import LANGUAGES, parts, says_something, stem, words

SATURATION = 2.5
LENGTH = 0.6
PART = 0.5
"""What a part of a compound counts, measured by a whole word."""

WEIGHTS = {"id": 3.0, "statement": 4.0, "ruling": 2.0, "says": 1.2, "question": 1.0, "title": 1.0, "gist": 0.4}


class Field(NamedTuple):
    """A text of an entry in one language; `kind` is one of `WEIGHTS`."""

    kind: str
    language: str
    text: str


Weights = dict[str, float]
"""How strong a term is in a text."""


def shelf(entries: dict[str, list[Field]], names: dict[str, Names]) -> dict[str, Any]:
    """`ids`, and for each language a map from a term to [place in ids, strength, place, strength, …]."""
    ids = sorted(entries)
    made: dict[str, Any] = {"ids": ids}
    for language in LANGUAGES:
        fields = [[field for field in entries[id] if field.language == language] for id in ids]
        known = _known_stems(fields, language)
        texts = [[(f.kind, terms(f.text, language, names[language], known)) for f in of_entry] for of_entry in fields]
        made[language] = dict(sorted(_strengths(texts).items()))
    return made


def terms(text: str, language: str, names: Names, known: frozenset[str]) -> Weights:
    """The stems of a text, the parts of its compounds, and the concepts it names, marked by `=`."""
    said = words(text)
    stems = [stem(word, language) for word in said]
    found: Weights = defaultdict(float)
    for word, root in zip(said, stems, strict=True):
        if says_something(word, language):
            found[root] += 1
            for part in parts(word, known) if language == "de" else ():
                for term in (part, *(f"={concept}" for concept in concepts_of(part, names))):
                    found[term] += PART
    for concept in {found.concept for found in concepts(stems, names)}:
        found[f"={concept}"] += 1
    return found


def topic(phrase: str, language: str, names: Names) -> list[list[str]]:
    """What must all be in a question for it to be about the phrase. Each word stands for any concept it names, or for
    itself; words that name a concept together stand for that."""
    said = words(phrase)
    stems = [stem(word, language) for word in said]
    found = list(concepts(stems, names))
    together = [f for f in found if len(f.places) > 1]
    wanted = [[f"={concept}"] for concept in dict.fromkeys(f.concept for f in together)]
    covered = {place for f in together for place in f.places}
    for place, word in enumerate(said):
        named = [f"={f.concept}" for f in found if f.places == (place,)]
        if place not in covered and (named or says_something(word, language)):
            wanted.append(named or [stems[place]])
    return wanted


def _known_stems(fields: Iterable[list[Field]], language: str) -> frozenset[str]:
    said = {word for of_entry in fields for field in of_entry for word in words(field.text)}
    return frozenset(stem(word, language) for word in said if len(word) > 3 and says_something(word, language))


def _strengths(texts: list[list[tuple[str, Weights]]]) -> dict[str, list[int]]:
    """Strengths are hundredths, so that the index stays short."""
    usual = _usual_lengths(texts)
    found: dict[str, list[int]] = defaultdict(list)
    weighed = [_weighed(fields, usual) for fields in texts]
    spread = _entries_with(weighed)
    for place, of_entry in enumerate(weighed):
        for term, weight in of_entry.items():
            rarity = log(1 + (len(texts) - spread[term] + 0.5) / (spread[term] + 0.5))
            strength = rarity * weight * (SATURATION + 1) / (weight + SATURATION)
            found[term] += [place, round(100 * strength)]
    return found


def _usual_lengths(texts: list[list[tuple[str, Weights]]]) -> dict[str, float]:
    lengths: dict[str, list[float]] = defaultdict(list)
    for fields in texts:
        for kind in WEIGHTS:
            length = sum(sum(weights.values()) for k, weights in fields if k == kind)
            if length:
                lengths[kind].append(length)
    return {kind: sum(found) / len(found) for kind, found in lengths.items()}


def _weighed(fields: list[tuple[str, Weights]], usual: dict[str, float]) -> Weights:
    total: Weights = defaultdict(float)
    for kind, weight in WEIGHTS.items():
        of_kind = [weights for k, weights in fields if k == kind]
        length = sum(sum(weights.values()) for weights in of_kind)
        if length:
            damped = weight / (1 - LENGTH + LENGTH * length / usual[kind])
            for weights in of_kind:
                for term, times in weights.items():
                    total[term] += damped * times
    return total


def _entries_with(weighed: list[Weights]) -> dict[str, int]:
    spread: dict[str, int] = defaultdict(int)
    for weights in weighed:
        for term in weights:
            spread[term] += 1
    return spread
