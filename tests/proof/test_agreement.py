"""The specification and the reference engine agree on every event of every hand in small worlds."""

import pytest

from holdem_conformance.proof.agreement import explore
from holdem_conformance.proof.world import World, deck_for, grid, pack, parting_worlds
from holdem_spec.judge.counsel import bench_of
from holdem_spec.vocabulary.rulebook import HOUSE, PRESETS, Rulebook
from holdem_spec.vocabulary.table import Limit, Table

SMALLEST_STACKS = 6


def assert_agreement(world: World) -> int:
    explored = explore(world, bench_of(world.rules), most=1)
    assert not explored.disagreements, (world.table.stacks, explored.disagreements[0])
    return explored.states


@pytest.mark.parametrize("kind", ["tie", "rising", "falling"])
def test_two_players_up_to_six_chips(kind: str) -> None:
    assert sum(assert_agreement(world) for world in grid(2, SMALLEST_STACKS, kind)) > 8_000


@pytest.mark.parametrize("first", range(1, 7))
@pytest.mark.parametrize("second", range(1, 7))
def test_three_players_up_to_six_chips(first: int, second: int) -> None:
    states = 0
    for third in range(1, SMALLEST_STACKS + 1):
        kind = ("tie", "rising", "falling")[(first + second + third) % 3]
        table = Table((first, second, third), 2, 1, 2, deck_for(3, kind))
        states += assert_agreement(World(table, HOUSE))
    assert states > 6 * 20


@pytest.mark.parametrize("stacks", [(2, 2, 2, 2), (3, 1, 3, 2), (3, 4, 5, 5), (6, 3, 4, 6)])
def test_four_players(stacks: tuple[int, ...]) -> None:
    assert assert_agreement(World(Table(stacks, 3, 1, 2, deck_for(4, "tie")), HOUSE)) > 300


@pytest.mark.parametrize("name", sorted(PRESETS))
@pytest.mark.parametrize("stacks", [(3, 4), (4, 4), (2, 3, 4), (3, 4, 4)])
def test_every_preset(name: str, stacks: tuple[int, ...]) -> None:
    assert_agreement(World(Table(stacks, len(stacks) - 1, 1, 2, deck_for(len(stacks), "tie")), PRESETS[name]))


@pytest.mark.parametrize("parting", parting_worlds(), ids=lambda parting: parting.world.rules.name)
def test_every_reading(parting: object) -> None:
    assert_agreement(parting.world)  # type: ignore[attr-defined]


ANTE_RULES = [
    HOUSE.with_changes({"ante.mode": mode, "ante.order": order})
    for mode in ("each", "big_blind")
    for order in ("blind_first", "ante_first")
]


@pytest.mark.parametrize("rules", ANTE_RULES, ids=lambda rules: rules.name)
@pytest.mark.parametrize("stacks", [(1, 1), (2, 2), (1, 4), (4, 3), (2, 3, 2), (1, 2, 3), (3, 3, 4)])
def test_antes(rules: Rulebook, stacks: tuple[int, ...]) -> None:
    for ante in (1, 2):
        table = Table(stacks, len(stacks) - 1, 1, 2, deck_for(len(stacks), "tie"), ante=ante)
        assert_agreement(World(table, rules))


FIXED_LIMIT_RULES = [
    HOUSE.with_changes({"limit.cap_cash": cash, "limit.cap_tournament": tournament})
    for cash in ("uncapped", "capped")
    for tournament in ("always", "until_heads_up")
]


@pytest.mark.parametrize("rules", FIXED_LIMIT_RULES, ids=lambda rules: rules.name)
@pytest.mark.parametrize("tournament", [False, True])
@pytest.mark.parametrize("stacks", [(2, 3), (4, 4), (11, 11), (2, 3, 4), (5, 3, 4)])
def test_fixed_limit(rules: Rulebook, tournament: bool, stacks: tuple[int, ...]) -> None:
    deck = deck_for(len(stacks), "tie")
    table = Table(stacks, len(stacks) - 1, 1, 2, deck, Limit.FIXED_LIMIT, (2, 4), tournament=tournament)
    assert_agreement(World(table, rules))


POT_LIMIT_RULES = [
    HOUSE.with_changes({"pot.base": base, "pot.short_blind": short})
    for base in ("after_call", "before_call")
    for short in ("assume_full", "actual")
]


@pytest.mark.parametrize("rules", POT_LIMIT_RULES, ids=lambda rules: rules.name)
@pytest.mark.parametrize("stacks", [(2, 3), (4, 4), (8, 7), (1, 5, 5), (4, 3, 4)])
def test_pot_limit(rules: Rulebook, stacks: tuple[int, ...]) -> None:
    for blinds in ((1, 2), (2, 2)):
        table = Table(stacks, len(stacks) - 1, *blinds, deck_for(len(stacks), "tie"), Limit.POT_LIMIT)
        assert_agreement(World(table, rules))


@pytest.mark.parametrize("stacks", [(12, 9), (9, 9, 9)])
def test_fixed_limit_deep_enough_for_the_cap(stacks: tuple[int, ...]) -> None:
    deck = deck_for(len(stacks), "rising")
    assert_agreement(World(Table(stacks, len(stacks) - 1, 1, 2, deck, Limit.FIXED_LIMIT, (2, 4)), HOUSE))


@pytest.mark.parametrize("stacks", [(1, 2), (3, 3), (2, 2, 2)])
def test_pineapple(stacks: tuple[int, ...]) -> None:
    deck = pack("2c 2d 3c 3d 2h 2s 6c 6d 6h 4c As Ks Qs 4d Js 4h Ts")
    assert_agreement(World(Table(stacks, len(stacks) - 1, 1, 2, deck, hole_cards=3), HOUSE))
