"""A scenario file on its way to a variant: the lines of the file, the values in it, and what they have meant so far.

The head stays as it was written, for it tells the hand as its author thought of it; table, play and result change.
"""

import re
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from holdem_conformance.scenarios.model import Scenario

SECTIONS = ("table", "result")
"""Tables of the file that hold chips, names and cards; blocks `[[hand]]` do as well."""

_BLOCK = re.compile(r"\s*(?:lines|before)\s*=\s*(.*)$")
_MARKS = ('"""', "'''")
_CARD = re.compile(r"(?<![A-Za-z0-9])(?:[2-9TJQKA][cdhs])+(?![A-Za-z0-9])")


class Draft(NamedTuple):
    """`scenario` is the one that the file tells as it was written."""

    scenario: Scenario
    lines: tuple[str, ...]
    values: dict[str, Any]


class Transformation(NamedTuple):
    """A change after which the same rules ask for the same play.

    word: how an id names it; number: which numbers there are for a scenario, none of which leaves it as it is
    hindrance: why the rules of a scenario are not symmetric under it, as a half-sentence; empty when they are
    told: what it does, for the report
    """

    word: str
    numbers: Callable[[Scenario], range]
    hindrance: Callable[[Scenario], str]
    applied: Callable[[Draft, int], Draft]
    told: Callable[[int], str]


def respoken(draft: Draft, rewrite: Callable[[str], str]) -> Draft:
    """Every line of the play in other words: in the values, and at the same place in the lines of the file."""
    lines = list(draft.lines)
    for number, start in _spoken(draft.lines):
        lines[number] = lines[number][:start] + rewrite(lines[number][start:])
    values = dict(draft.values)
    for section in ("play", "after"):
        if section in values:
            values[section] = _said(values[section], rewrite)
    if "hand" in values:
        values["hand"] = [_said(hand, rewrite) for hand in values["hand"]]
    return draft._replace(lines=tuple(lines), values=values)


def _said(section: dict[str, Any], rewrite: Callable[[str], str]) -> dict[str, Any]:
    """A section with its blocks of lines rewritten, line by line."""
    blocks = {key: section[key] for key in ("lines", "before") if key in section}
    return {**section, **{key: "\n".join(map(rewrite, text.split("\n"))) for key, text in blocks.items()}}


def _spoken(lines: tuple[str, ...]) -> Iterator[tuple[int, int]]:
    """The number and the column of everything that stands in a block of lines."""
    mark = ""
    for number, line in enumerate(lines):
        if mark:
            mark = "" if mark in line else mark
            yield number, 0
        elif found := _BLOCK.match(line):
            mark = next((mark for mark in _MARKS if found[1].count(mark) == 1), "")
            yield number, found.start(1)


def with_values(draft: Draft, change: Callable[[object], object], keys: Callable[[str], str] = str) -> Draft:
    """Every value of table, result and hands changed, and every key by which one of them is called; what is said in
    lines is left alone."""
    values = dict(draft.values)
    for section in SECTIONS:
        if section in values:
            values[section] = _mapped(values[section], change, keys)
    if "hand" in values:
        values["hand"] = [_mapped(hand, change, keys) for hand in values["hand"]]
    return draft._replace(values=values)


def _mapped(value: Any, change: Callable[[object], object], keys: Callable[[str], str]) -> Any:
    if isinstance(value, dict):
        return {
            keys(key): each if key in ("lines", "before") else _mapped(each, change, keys)
            for key, each in value.items()
        }
    if isinstance(value, list):
        return [_mapped(each, change, keys) for each in value]
    return change(value)


def with_cards(text: str, change: Callable[[str], str]) -> str:
    """A text with each of its cards changed."""
    return _CARD.sub(lambda found: "".join(change(found[0][at : at + 2]) for at in range(0, len(found[0]), 2)), text)
