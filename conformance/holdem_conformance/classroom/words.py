"""The sentences of the classroom, by language."""

import tomllib
from functools import cache
from pathlib import Path
from typing import NamedTuple

LANGUAGES = ("en", "de")
WORDS = (Path(__file__).parent / "words.toml", Path(__file__).parent / "quiz" / "words.toml")


@cache
def texts() -> dict[str, dict[str, str]]:
    """By key, the text in each language."""
    found: dict[str, dict[str, str]] = {}
    for file in WORDS:
        content: dict[str, dict[str, dict[str, str]]] = tomllib.loads(file.read_text("utf-8"))
        found |= {f"{group}.{key}": text for group, keys in content.items() for key, text in keys.items()}
    return found


class Words(NamedTuple):
    """Everything is said in one language."""

    language: str

    def __call__(self, key: str, **fields: object) -> str:
        """The text under a key such as `deed.Folded`, its fields filled in. Raises KeyError for an unknown key."""
        return texts()[key][self.language].format(**fields)

    def knows(self, key: str) -> bool:
        return key in texts()

    def listed(self, things: list[str], last: str = "and") -> str:
        """`Ada, Ben and Cem`, or with `last="or"`: `Ada, Ben or Cem`."""
        if len(things) < 2:
            return "".join(things)
        return f"{', '.join(things[:-1])} {self(f'said.{last}')} {things[-1]}"
