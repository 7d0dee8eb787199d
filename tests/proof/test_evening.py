"""From hand to hand: specification and engine agree, and every clause and every reading is seen to matter."""

from itertools import product

import pytest

from holdem_conformance.proof import evenings, games
from holdem_conformance.proof.evenings import a_few_wrong_in_one_place, all_tables, wrong_in_one_place
from holdem_spec.judge.bench import Bench
from holdem_spec.judge.counsel import bench_of
from holdem_spec.vocabulary.events import (
    BoughtIn,
    ButtonMoved,
    Eliminated,
    GameEnded,
    HandEnded,
    LevelRaised,
    TimeCalled,
)
from holdem_spec.vocabulary.rulebook import HOUSE, OPTIONS, Rulebook
from holdem_spec.vocabulary.table import Table

DEAD = HOUSE.with_changes({"button.rule": "dead"})
MOVING = HOUSE.with_changes({"button.rule": "moving"})
TWO = Table((2, 2), 0, 1, 2)
QUIET = (LevelRaised, BoughtIn, ButtonMoved)
ONLY_DRAWS = (*QUIET, TimeCalled, HandEnded, Eliminated, GameEnded)


def ways(*options: str) -> list[Rulebook]:
    """The house with every combination of readings of some options."""
    readings = [[(o.name, r.name) for r in o.readings] for o in OPTIONS if o.name in options]
    return [HOUSE.with_changes(dict(chosen)) for chosen in product(*readings)]


@pytest.mark.parametrize("rules", [DEAD, MOVING], ids=["dead", "moving"])
@pytest.mark.parametrize("seats", range(2, 9))
def test_button_and_blinds_after_any_eliminations(seats: int, rules: Rulebook) -> None:
    """All tables up to eight seats, whoever is out after whichever hand. Up to four seats every table there is is tried
    as the next one, then those that are wrong in one place, from seven on an eighth of these."""
    alphabet = all_tables if seats < 5 else wrong_in_one_place if seats < 7 else a_few_wrong_in_one_place
    moved = evenings.explore(seats, rules, bench_of(rules), alphabet)
    assert moved.disagreements == ()
    assert moved.broken_theorems == ()
    assert moved.moments >= 2 ** (seats - 1)
    assert (moved.floor > 0) == (rules == MOVING and seats > 4)


BUTTON = {
    DEAD: "BTN-ROTATE BLIND-MOVE BTN-DEAD BTN-DEADSMALL BTN-DEADBIG BTN-HUADJUST",
    MOVING: "BTN-ROTATE BLIND-MOVE BTN-MOVING BTN-MOVING2BB BTN-HUADJUST",
}


@pytest.mark.parametrize(("rules", "clause"), [(rules, id) for rules, ids in BUTTON.items() for id in ids.split()])
def test_without_a_clause_the_button_may_go_astray(rules: Rulebook, clause: str) -> None:
    mutant = Bench(rules, without=frozenset({clause}))
    assert evenings.explore(4, rules, mutant, wrong_in_one_place).disagreements


@pytest.mark.parametrize("rules", [DEAD, MOVING], ids=["dead", "moving"])
def test_the_other_button_is_another(rules: Rulebook) -> None:
    other = MOVING if rules == DEAD else DEAD
    assert evenings.explore(4, rules, bench_of(other), wrong_in_one_place).disagreements


def test_nobody_pays_the_big_blind_twice_running() -> None:
    """Said without any clause: in no two hands running does the engine ask the same player for a big blind."""
    moment = evenings.first_moment(6, DEAD)
    queue, steps = [moment], 0
    for _ in range(3):
        following = []
        for now in queue:
            table = evenings.next_hand(now.evening)
            last = now.evening.last
            assert last is None or last.big not in [seat for seat, blind in table.posts or () if blind]
            playing = evenings.begun(now, table)
            following += [evenings.survived(playing, left) for left in evenings.survivors(table.players())]
            steps += 1
        queue = following
    assert steps > 500


@pytest.mark.parametrize("rules", ways("start.stacks", "end.simul"), ids=lambda rules: rules.name)
def test_everything_else_that_happens_between_hands(rules: Rulebook) -> None:
    explored = games.explore(rules, bench_of(rules), 4)
    assert explored.disagreements == ()
    assert explored.states > 2000


@pytest.mark.parametrize("rules", ways("end.tie", "draw.tie"), ids=lambda rules: rules.name)
def test_the_end_of_the_game(rules: Rulebook) -> None:
    explored = games.explore(rules, bench_of(rules), 7, TWO, QUIET)
    assert explored.disagreements == ()
    assert explored.states > 500


@pytest.mark.parametrize("rules", ways("draw.tie"), ids=lambda rules: rules.name)
def test_the_draw_for_the_button(rules: Rulebook) -> None:
    explored = games.explore(rules, bench_of(rules), 8, without=ONLY_DRAWS)
    assert explored.disagreements == ()
    assert explored.states > 200


REDRAW = HOUSE.with_changes({"draw.tie": "redraw"})
BUYIN = HOUSE.with_changes({"start.stacks": "buyin"})
SIMUL_SHARED = HOUSE.with_changes({"end.simul": "shared"})
CARD = HOUSE.with_changes({"end.tie": "highcard_draw"})
CARDS = CARD.with_changes({"draw.tie": "redraw"})
EXTRA = HOUSE.with_changes({"end.tie": "extra_hand"})
UNEQUAL = Table((1, 2, 3), 1, 1, 2)

MATTERS = [
    ("BTN-PERSIST", HOUSE, 2, games.TABLE, ()),
    ("BTN-MARK", HOUSE, 1, Table((0, 2, 2, 2), 1, 1, 2), ()),
    ("BTN-DRAW", HOUSE, 4, games.TABLE, ONLY_DRAWS),
    ("BTN-DRAWSUIT", HOUSE, 4, games.TABLE, ONLY_DRAWS),
    ("BTN-DRAWSUIT", REDRAW, 6, games.TABLE, ONLY_DRAWS),
    ("SEAT-EQUALSTART", HOUSE, 1, games.TABLE, ()),
    ("SEAT-BUYIN", BUYIN, 2, games.TABLE, ()),
    ("SEAT-KEEPCHIPS", HOUSE, 1, games.TABLE, ()),
    ("END-ELIM", HOUSE, 3, games.TABLE, ()),
    ("END-SIMUL", BUYIN, 3, UNEQUAL, ()),
    ("END-SIMUL", SIMUL_SHARED, 3, games.TABLE, ()),
    ("END-LAST", HOUSE, 1, games.TABLE, ()),
    ("END-TIME", HOUSE, 4, TWO, QUIET),
    ("END-TIETIME", HOUSE, 2, TWO, QUIET),
    ("END-TIETIME", CARD, 4, TWO, QUIET),
    ("END-TIETIME", CARDS, 5, TWO, QUIET),
    ("END-TIETIME", EXTRA, 2, TWO, QUIET),
    ("TRN-LEVELS", HOUSE, 2, games.TABLE, ()),
    ("TRN-LEVELHAND", HOUSE, 2, games.TABLE, ()),
    ("TRN-FRAME", HOUSE, 1, games.TABLE, ()),
]


@pytest.mark.parametrize(("clause", "rules", "depth", "table", "without"), MATTERS)
def test_without_a_clause_something_wrong_is_accepted(
    clause: str, rules: Rulebook, depth: int, table: Table, without: tuple[type, ...]
) -> None:
    assert games.explore(rules, bench_of(rules), depth, table, without).disagreements == ()
    mutant = Bench(rules, without=frozenset({clause}))
    assert games.explore(rules, mutant, depth, table, without, most=1).disagreements


PARTING = [
    (HOUSE, REDRAW, 5, games.TABLE, ONLY_DRAWS),
    (REDRAW, HOUSE, 5, games.TABLE, ONLY_DRAWS),
    (HOUSE, BUYIN, 1, games.TABLE, ()),
    (BUYIN, HOUSE, 1, games.TABLE, ()),
    (BUYIN, BUYIN.with_changes({"end.simul": "shared"}), 3, UNEQUAL, ()),
    (BUYIN.with_changes({"end.simul": "shared"}), BUYIN, 3, UNEQUAL, ()),
    *[(one, other, 4, TWO, QUIET) for one in (HOUSE, CARD, EXTRA) for other in (HOUSE, CARD, EXTRA) if one != other],
]


@pytest.mark.parametrize(("rules", "judged", "depth", "table", "without"), PARTING)
def test_another_reading_is_caught(
    rules: Rulebook, judged: Rulebook, depth: int, table: Table, without: tuple[type, ...]
) -> None:
    assert games.explore(rules, bench_of(judged), depth, table, without, most=1).disagreements
