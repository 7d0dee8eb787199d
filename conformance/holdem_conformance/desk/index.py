"""The generated files of the desk: everything that can be looked up, and how to find it by words.

Looking up an id must be quick, so this module loads nothing heavy: no clause, no stemmer, not even pathlib.
"""

import json
from functools import cache
from os.path import dirname, join
from typing import Any

INDEX = join(dirname(__file__), "index.json")
SEARCH = join(dirname(__file__), "search.json")


@cache
def index() -> dict[str, Any]:
    """Clauses, ids without a clause of their own, paragraphs, rulings and options, by id. See `build.py`."""
    return read(INDEX)


def read(file: str) -> dict[str, Any]:
    """The content of a generated file."""
    with open(file, encoding="utf-8") as text:
        content: dict[str, Any] = json.load(text)
    return content
