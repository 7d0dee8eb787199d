"""The evenings to play: few plans in which every two readings of two options meet, and meet every kind of table."""

from collections.abc import Sequence
from enum import StrEnum
from functools import cache
from typing import Any, NamedTuple

from holdem_conformance.proof.pairwise import Place, Row, pairwise
from holdem_spec.vocabulary.rulebook import HOUSE, OPTIONS, PRESETS, Rulebook
from holdem_spec.vocabulary.table import Limit


class Floor(StrEnum):
    """What goes wrong at a table."""

    CALM = "nothing goes wrong"
    DEALER = "the dealer makes mistakes"
    PLAYERS = "players announce, push and lose their turns"


class Plan(NamedTuple):
    """An evening before its chips and cards are drawn. `ante` is in quarters of a big blind, `empty` how many seats
    are; stacks are `deep` or only a few big blinds."""

    rules: Rulebook
    players: int
    limit: Limit
    ante: int
    hole_cards: int
    tournament: bool
    equal: bool
    deep: bool
    empty: int
    floor: Floor


READINGS: dict[str, Sequence[Any]] = {
    option.name: tuple(reading.name for reading in option.readings) for option in OPTIONS
}
TABLES: dict[str, Sequence[Any]] = {
    "players": tuple(range(2, 11)),
    "limit": tuple(Limit),
    "ante": (0, 1, 4),
    "hole_cards": (2, 3),
    "tournament": (False, True),
    "equal": (True, False),
    "deep": (False, True),
    "empty": (0, 2),
    "floor": tuple(Floor),
}
FACTORS = READINGS | TABLES


def exclude(one: Place, other: Place) -> bool:
    """Where all begin with equal stacks, none begin with unequal ones; nothing else shuts anything out."""
    return (one, other) == (("start.stacks", "equal"), ("equal", False))


@cache
def rows() -> tuple[Row, ...]:
    """The combinations as they are found."""
    return pairwise(FACTORS, exclude)


@cache
def plans() -> tuple[Plan, ...]:
    """The evenings, small tables first."""
    return tuple(sorted(map(_plan, rows()), key=lambda plan: plan.players))


@cache
def of_presets() -> tuple[Plan, ...]:
    """Each preset at one of these tables, from a small one to a large one."""
    step = len(plans()) // len(PRESETS)
    tables = plans()[step - 1 :: step]
    equal = [rules.reading("start.stacks") == "equal" for rules in PRESETS.values()]
    return tuple(
        plan._replace(rules=rules, equal=same)
        for plan, rules, same in zip(tables, PRESETS.values(), equal, strict=False)
    )


def _plan(row: Row) -> Plan:
    readings = tuple(row[option.name] for option in OPTIONS)
    changed = [f"{o.name}={r}" for o, r, house in zip(OPTIONS, readings, HOUSE.readings, strict=True) if r != house]
    return Plan(Rulebook(", ".join(["house", *changed]), readings), *(row[name] for name in TABLES))
