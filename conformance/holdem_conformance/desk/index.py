"""The generated files of the desk: everything that can be looked up, and how to find it by words.

Looking up an id must be quick. So this module loads nothing heavy, neither a clause nor even pathlib, and reads of a
file only the entries that are asked for: each stands on a line of its own.
"""

import json
from collections.abc import Iterator, Mapping
from functools import cache
from os.path import dirname, join
from typing import Any

INDEX = join(dirname(__file__), "index.json")
SEARCH = join(dirname(__file__), "search.json")


class Section(Mapping[str, Any]):
    """A part of a generated file, from names to entries, each read when it is first asked for."""

    def __init__(self, lines: dict[str, str]) -> None:
        self._lines = lines
        self._read: dict[str, Any] = {}

    def __getitem__(self, name: str) -> Any:
        if name not in self._read:
            self._read[name] = json.loads(self._lines[name])
        return self._read[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._lines)

    def __len__(self) -> int:
        return len(self._lines)


@cache
def index() -> dict[str, Section]:
    """Clauses, ids without a clause of their own, paragraphs, rulings and options, by id. See `build.py`."""
    with open(INDEX, encoding="utf-8") as file:
        return sections(file.read())


@cache
def search() -> dict[str, Any]:
    """What a question in words is answered from. See `build.py`."""
    with open(SEARCH, encoding="utf-8") as file:
        content: dict[str, Any] = json.load(file)
    return content


def sections(text: str) -> dict[str, Section]:
    """The sections of a text made by `as_text`."""
    found: dict[str, dict[str, str]] = {}
    lines: dict[str, str] = {}
    for line in text.split("\n"):
        name, colon, entry = line.partition(": ")
        if colon:
            lines = found.setdefault(name[1:-1], {}) if entry == "{" else lines
            lines |= {} if entry == "{" else {name[1:-1]: entry.removesuffix(",")}
    return {name: Section(entries) for name, entries in found.items()}


def as_text(content: Mapping[str, Mapping[str, Any]]) -> str:
    """JSON with one entry on each line: quick to read in part, and a change shows where it is."""
    written = []
    for section, entries in content.items():
        lines = ",\n".join(f"{_json(name)}: {_json(entry)}" for name, entry in entries.items())
        written.append(f"{_json(section)}: {{\n{lines}\n}}")
    return "{\n" + ",\n".join(written) + "\n}\n"


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
