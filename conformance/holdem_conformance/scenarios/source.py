"""A scenario file with its lines, so that every complaint points at the place it is about."""

import re
from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from holdem_conformance.scenarios.errors import ScenarioError

_BARE = r"[A-Za-z0-9_-]+"
_PART = rf"""(?:{_BARE}|"[^"]*"|'[^']*')"""
_HEADER = re.compile(rf"\s*\[\[?\s*({_BARE}(?:\s*\.\s*{_BARE})*)\s*\]\]?\s*(?:#.*)?$")
_KEY = re.compile(rf"\s*({_PART}(?:\s*\.\s*{_PART})*)\s*=")
_BLOCKS = ('"""', "'''")

KeyPath: TypeAlias = tuple[str, ...]


class Spot(NamedTuple):
    """A place in a file: `line` from 1, 0 for the file as a whole; `column` from 0."""

    line: int
    column: int
    width: int


class Source:
    """The lines of a file and where its keys stand. TOML readers tell values only, not places."""

    def __init__(self, path: str, text: str) -> None:
        self.path = path
        self.lines = text.replace("\r\n", "\n").split("\n")
        self.keys: dict[KeyPath, Spot] = dict(_keys(self.lines))

    def error(self, message: str, spot: Spot) -> ScenarioError:
        """The complaint about a place, to be raised."""
        text = self.lines[spot.line - 1] if spot.line else ""
        return ScenarioError(message, self.path, spot.line, text, spot.column, spot.width)

    def spot(self, *path: str) -> Spot:
        """Where the key of that path stands. What no key is called is looked for as a text behind the keys before it,
        one after the other; when that is missing too, the last place found counts."""
        for known in range(len(path), 0, -1):
            key = self.keys.get(path[:known])
            if key is not None:
                return self._behind(key, path[known:])
        return Spot(1, 0, 1)

    def _behind(self, key: Spot, texts: KeyPath) -> Spot:
        end = min((spot.line for spot in self.keys.values() if spot.line > key.line), default=len(self.lines) + 1)
        found = key
        for text in texts:
            for line in range(found.line, end):
                start = found.column + found.width if line == found.line else 0
                hit = as_a_word(text).search(self.lines[line - 1], start)
                if hit:
                    found = Spot(line, hit.start(), len(text))
                    break
        return found


def as_a_word(text: str) -> re.Pattern[str]:
    """Finds a text that is not part of a longer word."""
    before = r"(?<![\w-])" if text[:1].isalnum() else ""
    after = r"(?![\w-])" if text[-1:].isalnum() else ""
    return re.compile(before + re.escape(text) + after)


def _keys(lines: list[str]) -> Iterator[tuple[KeyPath, Spot]]:
    section: KeyPath = ()
    block = ""
    for number, line in enumerate(lines, start=1):
        if block:
            block = "" if block in line else block
            continue
        block = next((mark for mark in _BLOCKS if line.count(mark) == 1), "")
        header = _HEADER.match(line)
        key = None if header else _KEY.match(line)
        if header:
            section = _parts(header[1])
            yield section, Spot(number, header.start(1), len(header[1]))
        elif key:
            yield section + _parts(key[1]), Spot(number, key.start(1), len(key[1]))


def _parts(dotted: str) -> KeyPath:
    return tuple(part.strip("\"'") for part in re.findall(_PART, dotted))
