"""Concepts: what players call by many names. `thesaurus.toml` lists the names; here they are found in a text."""

from collections.abc import Iterator
from typing import NamedTuple

from holdem_conformance.desk.words import stem, words

LEEWAY = 2
"""So many words may stand between those of a name: "geht er dann mit" is still "geht mit"."""

Names = dict[str, list[list[str | list[str]]]]
"""First stem of a name → the names that begin with it, each as [concept, stems in alphabetical order]."""


class Found(NamedTuple):
    """A concept, and the places of the words that name it."""

    concept: str
    places: tuple[int, ...]


def names_by_first_stem(groups: dict[str, list[str]], language: str) -> Names:
    """The names of all concepts, ready to be looked for in texts of a language."""
    found: Names = {}
    for concept, names in groups.items():
        for name in names:
            stems = sorted(stem(word, language) for word in words(name))
            for first in dict.fromkeys(stems):
                found.setdefault(first, []).append([concept, stems])
    return found


def concepts(stems: list[str], names: Names) -> Iterator[Found]:
    """Every concept that a row of stems names, where it begins."""
    for place, first in enumerate(stems):
        for concept, wanted in names.get(first, ()):
            window = range(place, min(len(stems), place + len(wanted) + (LEEWAY if len(wanted) > 1 else 0)))
            places = _places(stems, window, list(wanted))
            if places:
                yield Found(str(concept), places)


def _places(stems: list[str], window: range, wanted: list[str]) -> tuple[int, ...]:
    taken = []
    for place in window:
        if stems[place] in wanted:
            wanted.remove(stems[place])
            taken.append(place)
    return () if wanted else tuple(taken)


def concepts_of(stem: str, names: Names) -> list[str]:
    """The concepts that a single stem names."""
    return [str(concept) for concept, wanted in names.get(stem, ()) if len(wanted) == 1]
