"""Small worlds: tables so small that every hand on them can be played."""

import tomllib
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from holdem_spec.vocabulary.cards import PACK, Card, cards
from holdem_spec.vocabulary.rulebook import HOUSE, Rulebook
from holdem_spec.vocabulary.table import Chips, Limit, Table

WORLDS = Path(__file__).parent / "worlds.toml"


class World(NamedTuple):
    """A table whose every hand is played, under one rulebook."""

    table: Table
    rules: Rulebook = HOUSE


def pack(beginning: str) -> tuple[Card, ...]:
    """A whole pack that begins with the given cards."""
    first = cards(beginning)
    return first + tuple(card for card in PACK if card not in first)


def deck_for(players: int, kind: str) -> tuple[Card, ...]:
    """A pack for so many players: kind `tie` (the board plays), `rising` (dealt later is better) or `falling`."""
    low = ["2c", "2d", "2h", "2s", "3c", "3d", "3h", "3s"]
    pairs = ["6c", "7c", "8c", "9c"]
    if kind == "tie":
        holes = low[: 2 * players]
        board = ["4c", "As", "Ks", "Qs", "4d", "Js", "4h", "Ts"]
    else:
        ranks = pairs[:players] if kind == "rising" else pairs[:players][::-1]
        holes = ranks + [card[0] + "d" for card in ranks]
        board = ["2c", "As", "Kh", "Qs", "2d", "3h", "2h", "4s"]
    return pack(" ".join(holes + board))


def grid(players: int, most: Chips, kind: str, rules: Rulebook = HOUSE) -> Iterator[World]:
    """Every table of so many players with stacks from 1 to `most`, blinds 1 and 2, the button in the last seat."""
    for stacks in product(range(1, most + 1), repeat=players):
        yield World(Table(stacks, players - 1, 1, 2, deck_for(players, kind)), rules)


class KillingWorld(NamedTuple):
    """The world in which a clause, in the wording in force there, is seen to matter."""

    clause: str
    world: World


class PartingWorld(NamedTuple):
    """A world in which two readings of an option part: the engine plays `world.rules`, the bench judges by `judged`."""

    option: str
    world: World
    judged: Rulebook


def _world(entry: dict[str, Any], rules: Rulebook) -> World:
    stacks = tuple(entry["stacks"])
    small, big = entry.get("blinds", (1, 2))
    limit = Limit[entry.get("limit", "no-limit").replace("-", "_").upper()]
    table = Table(
        stacks,
        len(stacks) - 1,
        small,
        big,
        deck_for(len(stacks), entry["deck"]),
        limit,
        (big, 2 * big) if limit == Limit.FIXED_LIMIT else (0, 0),
        entry.get("ante", 0),
        entry.get("hole_cards", 2),
        entry.get("tournament", False),
    )
    return World(table, rules)


def _listed(kind: str) -> list[dict[str, Any]]:
    listed: list[dict[str, Any]] = tomllib.loads(WORLDS.read_text("utf-8"))[kind]
    return listed


def killing_worlds() -> tuple[KillingWorld, ...]:
    """The worlds of `worlds.toml` that name a clause."""
    return tuple(
        KillingWorld(entry["id"], _world(entry, HOUSE.with_changes(entry.get("under", {}))))
        for entry in _listed("clause")
    )


def parting_worlds() -> tuple[PartingWorld, ...]:
    """The worlds of `worlds.toml` that name an option."""
    return tuple(
        PartingWorld(
            entry["option"],
            _world(entry, HOUSE.with_changes(entry.get("with", {}) | {entry["option"]: entry["played"]})),
            HOUSE.with_changes(entry.get("with", {}) | {entry["option"]: entry["judged"]}),
        )
        for entry in _listed("reading")
    )
