"""Families of small worlds: every table of a kind, under every rulebook that tells such hands apart."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import product

from holdem_conformance.proof.world import World, deck_for, killing_worlds, pack, parting_worlds
from holdem_spec.vocabulary.cards import Card
from holdem_spec.vocabulary.rulebook import HOUSE, OPTIONS, PRESETS, Rulebook
from holdem_spec.vocabulary.table import Chips, Limit, Table

Stacks = tuple[Chips, ...]

PACKS = ("tie", "rising", "falling")
PINEAPPLE = pack("2c 2d 3c 3d 2h 2s 6c 6d 6h 4c As Ks Qs 4d Js 4h Ts")


def every(players: int, most: Chips) -> Iterator[Stacks]:
    """All stacks from one chip to `most`, the smallest tables first."""
    return iter(sorted(product(range(1, most + 1), repeat=players), key=sum))


def deepest_first(players: int, most: Chips) -> tuple[Stacks, ...]:
    """The same, the largest tables first: for what only deep stacks can show."""
    return tuple(every(players, most))[::-1]


def by_turns(stacks: Stacks) -> tuple[Card, ...]:
    """The packs by turns: a tied showdown, later seats better, earlier seats better."""
    return deck_for(len(stacks), PACKS[sum(stacks) % len(PACKS)])


def ways(*options: str) -> tuple[Rulebook, ...]:
    """The house with every combination of readings of some options."""
    readings = [
        [(option.name, reading.name) for reading in option.readings] for option in OPTIONS if option.name in options
    ]
    return tuple(HOUSE.with_changes(dict(chosen)) for chosen in product(*readings))


def no_limit(stacks: Iterable[Stacks], kinds: Sequence[str] = ()) -> Iterator[World]:
    """Blinds 1 and 2, the button in the last seat, as in all of these families; with each pack named, or by turns."""
    for each in stacks:
        for deck in [deck_for(len(each), kind) for kind in kinds] or [by_turns(each)]:
            yield World(Table(each, len(each) - 1, 1, 2, deck))


def presets(stacks: Iterable[Stacks]) -> Iterator[World]:
    for each, rules in product(stacks, PRESETS.values()):
        yield World(Table(each, len(each) - 1, 1, 2, deck_for(len(each), "tie")), rules)


def fixed_limit(stacks: Iterable[Stacks]) -> Iterator[World]:
    """Limits 2 and 4; cash hands and tournament hands, with every reading of the cap that counts there."""
    modes = [(False, rules) for rules in ways("limit.cap_cash")] + [
        (True, rules) for rules in ways("limit.cap_tournament")
    ]
    for each, (tournament, rules) in product(stacks, modes):
        table = Table(each, len(each) - 1, 1, 2, by_turns(each), Limit.FIXED_LIMIT, (2, 4), tournament=tournament)
        yield World(table, rules)


def pot_limit(stacks: Iterable[Stacks]) -> Iterator[World]:
    """With every reading of the pot, and with blinds 1 and 2 and 2 and 2."""
    for each, small, rules in product(stacks, (1, 2), ways("pot.base", "pot.short_blind")):
        yield World(Table(each, len(each) - 1, small, 2, by_turns(each), Limit.POT_LIMIT), rules)


def antes(stacks: Iterable[Stacks], most: Chips = 2) -> Iterator[World]:
    """Antes from one chip to `most`: of each player, or of the big blind for all, before or behind the blinds."""
    for_all = [rules for rules in ways("ante.mode", "ante.order") if rules.reading("ante.mode") == "big_blind"]
    for each, ante, rules in product(stacks, range(1, most + 1), [HOUSE.changed(ante_mode="each"), *for_all]):
        yield World(Table(each, len(each) - 1, 1, 2, by_turns(each), ante=ante), rules)


def pineapple(stacks: Iterable[Stacks]) -> Iterator[World]:
    """Three hole cards, of which one is laid away."""
    for each in stacks:
        yield World(Table(each, len(each) - 1, 1, 2, PINEAPPLE, hole_cards=3))


def listed() -> Iterator[World]:
    """The worlds of `worlds.toml`, each once."""
    worlds = [killing.world for killing in killing_worlds()] + [parting.world for parting in parting_worlds()]
    return iter(dict.fromkeys(worlds))
