"""Which wording of a clause holds, by default or under a rulebook."""

from typing import Any, NamedTuple

from holdem_conformance.desk.index import index

DEFAULT = "house"
"""The rulebook that has every option at its default."""


class Chosen(NamedTuple):
    """A rulebook by its name, and the reading it has for each option."""

    rules: str
    readings: dict[str, str]

    @property
    def is_default(self) -> bool:
        return self.rules == DEFAULT

    def holds(self, wording: dict[str, Any]) -> bool:
        return all(self.readings[option] == reading for option, reading in wording["under"].items())


def by_default() -> Chosen:
    """The first reading of every option."""
    return Chosen(DEFAULT, {name: option["readings"][0]["name"] for name, option in index()["options"].items()})


def by_rulebook(name: str) -> Chosen:
    """What a preset has chosen. Raises ValueError, in one sentence, when there is none of that name."""
    from holdem_spec.vocabulary.rulebook import OPTIONS, preset

    return Chosen(name, dict(zip([option.name for option in OPTIONS], preset(name).readings, strict=True)))


def in_order(wordings: list[dict[str, Any]], chosen: Chosen) -> list[dict[str, Any]]:
    """The wordings, those that hold first."""
    return sorted(wordings, key=lambda wording: not chosen.holds(wording))


def conditions(wording: dict[str, Any]) -> str:
    """`show.muck = any, show.first = last_street`; empty for a wording that always holds."""
    return ", ".join(f"{option} = {reading}" for option, reading in wording["under"].items())
