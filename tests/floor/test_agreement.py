"""On the floor of small worlds the specification and the reference agree on every event; without any one of its rules
they would not."""

from collections.abc import Iterator

import pytest

from holdem_conformance.proof import floor_alphabet
from holdem_conformance.proof.agreement import Exploration
from holdem_conformance.proof.floor_agreement import explore_floor
from holdem_conformance.proof.floor_alphabet import Incidents
from holdem_conformance.proof.world import World, deck_for
from holdem_reference.hand import after, due, start
from holdem_reference.state import State
from holdem_spec.clauses.everything import all_clauses, in_force
from holdem_spec.clauses.form import Clause, Form
from holdem_spec.judge.bench import Bench, is_legal
from holdem_spec.judge.counsel import bench_of
from holdem_spec.ledger import Ledger, record
from holdem_spec.vocabulary.events import Called, Folded, HandEvent, HandStarted, RaisedTo
from holdem_spec.vocabulary.floor import AskedAgain, Declared, FloorEvent, Word
from holdem_spec.vocabulary.rulebook import HOUSE, OPTIONS, PRESETS, Rulebook
from holdem_spec.vocabulary.table import Chips, Limit, Table

EXPOSURES = floor_alphabet.exposures
MISDEALS = floor_alphabet.misdeals
BOARD = floor_alphabet.board_errors
NO_BURN = floor_alphabet.missing_burns
TURNS = floor_alphabet.turns
SAYINGS = floor_alphabet.sayings


def world(stacks: tuple[Chips, ...], rules: Rulebook, limit: Limit = Limit.NO_LIMIT) -> World:
    """Blinds 1 and 2, in fixed limit 2 and 4; the button in the last seat."""
    limits = (2, 4) if limit == Limit.FIXED_LIMIT else (0, 0)
    return World(Table(stacks, len(stacks) - 1, 1, 2, deck_for(len(stacks), "tie"), limit, limits), rules)


def explored(
    incidents: Incidents,
    many: int,
    stacks: tuple[Chips, ...],
    rules: Rulebook,
    bench: Bench | None = None,
    limit: Limit = Limit.NO_LIMIT,
) -> Exploration:
    return explore_floor(world(stacks, rules, limit), bench or bench_of(rules), incidents, many)


def any_board_error(state: State) -> Iterator[FloorEvent]:
    yield from BOARD(state)
    yield from NO_BURN(state)


AGREED: tuple[tuple[Incidents, int, tuple[Chips, ...]], ...] = (
    (EXPOSURES, 2, (2, 2)),
    (MISDEALS, 2, (2, 3)),
    (BOARD, 1, (2, 3)),
    (NO_BURN, 2, (2, 3)),
    (TURNS, 1, (2, 3)),
    (SAYINGS, 2, (4, 4)),
    (SAYINGS, 1, (5, 4)),
)
PLAYED = ("house", "tda", "roberts", "blackpoker")


@pytest.mark.parametrize("name", PLAYED)
@pytest.mark.parametrize(("incidents", "many", "stacks"), AGREED)
def test_both_wings_agree(incidents: Incidents, many: int, stacks: tuple[Chips, ...], name: str) -> None:
    found = explored(incidents, many, stacks, PRESETS[name])
    assert found.disagreements == ()
    assert found.states > 30


@pytest.mark.parametrize("limit", [Limit.FIXED_LIMIT, Limit.POT_LIMIT])
@pytest.mark.parametrize(
    ("incidents", "many", "stacks"),
    [
        (EXPOSURES, 2, (2, 2)),
        (MISDEALS, 1, (2, 3)),
        (BOARD, 1, (2, 3)),
        (NO_BURN, 1, (2, 3)),
        (TURNS, 1, (2, 3)),
        (SAYINGS, 1, (5, 4)),
    ],
)
def test_both_wings_agree_in_every_limit(
    incidents: Incidents, many: int, stacks: tuple[Chips, ...], limit: Limit
) -> None:
    """What a player says counts in no-limit only; errors of the dealer are the same everywhere."""
    found = explored(incidents, many, stacks, HOUSE, limit=limit)
    assert found.disagreements == ()
    assert found.states > 30


TWO_ERRORS = (("house", BOARD), ("tda", any_board_error), ("roberts", BOARD), ("blackpoker", BOARD))


@pytest.mark.parametrize(("name", "incidents"), TWO_ERRORS)
def test_both_wings_agree_on_two_board_errors_in_a_hand(name: str, incidents: Incidents) -> None:
    once, twice = (explored(incidents, many, (2, 2), PRESETS[name]) for many in (1, 2))
    assert twice.disagreements == ()
    assert twice.states > once.states


THREE: tuple[tuple[Incidents, tuple[Chips, ...]], ...] = ((EXPOSURES, (2, 2, 2)), (MISDEALS, (2, 2, 3)))


@pytest.mark.parametrize("name", PLAYED[:3])
@pytest.mark.parametrize(("incidents", "stacks"), THREE)
def test_both_wings_agree_with_three_players(incidents: Incidents, stacks: tuple[Chips, ...], name: str) -> None:
    found = explored(incidents, 1, stacks, PRESETS[name])
    assert found.disagreements == ()
    assert found.states > 150


AFTER_THE_HAND = {"MIS-REPLAY", "MIS-R-REDEAL"}
"""Remedies on the hand that is dealt again; the tests of the replay hear them."""
WORLDS: dict[str, tuple[Incidents, int, tuple[Chips, ...]]] = {
    "EXPOSURES": (EXPOSURES, 2, (2, 2)),
    "MISDEALS": (MISDEALS, 1, (2, 2, 2)),
    "DEADLINE": (MISDEALS, 1, (2, 2, 2, 2)),
    "BOARD": (BOARD, 1, (3, 3)),
    "NO BURN": (NO_BURN, 2, (3, 3)),
    "TURNS": (TURNS, 1, (3, 3)),
    "SAYINGS": (SAYINGS, 2, (5, 5)),
}
SHOWN_IN = {
    "MIS-H-EXPOSED MIS-R-FIRST2 MIS-R-LATER MIS-R-EXPBURN MIS-T-BOXED mis.exposed": "EXPOSURES",
    "ERR-NOBURN-NOACT ERR-NOBURN-ACT": "NO BURN",
    "MIS-H-DEADLINE MIS-R-DEADLINE MIS-H-PLAYON mis.deadline": "DEADLINE",
    "MIS": "MISDEALS",
    "META CON-SECRET": "TURNS",
    "CON con.illegal": "SAYINGS",
}
"""The world for a clause, a chapter or an option; the board for all others."""


def shown_in(name: str) -> tuple[Incidents, int, tuple[Chips, ...]]:
    for names, place in SHOWN_IN.items():
        if name in names.split() or name.partition("-")[0] in names.split():
            return WORLDS[place]
    return WORLDS["BOARD"]


NEEDED = [clause for clause in all_clauses() if clause.form == Form.REMEDY and clause.id not in AFTER_THE_HAND]


def rulebook_of(clause: Clause) -> Rulebook:
    """The house with the readings of a clause."""
    return HOUSE.with_changes(dict(clause.under))


@pytest.mark.parametrize("clause", NEEDED, ids=lambda clause: clause.check.__name__)
def test_no_remedy_can_be_spared(clause: Clause) -> None:
    """Without it the specification lets something pass that the reference does not do, somewhere in these worlds."""
    rules = rulebook_of(clause)
    assert clause.check.__name__ in {entered.check.__name__ for entered in in_force(rules)}
    incidents, many, stacks = shown_in(clause.id)
    mutant = Bench(rules, without=frozenset({clause.id}))
    assert explored(incidents, many, stacks, rules, mutant).disagreements


FLOOR_OPTIONS = ("board.claim", "con.illegal", "err.flop4", "err.turn", "mis.deadline", "mis.exposed")
PAIRS = [
    (option.name, one.name, other.name)
    for option in OPTIONS
    if option.name in FLOOR_OPTIONS
    for one in option.readings
    for other in option.readings
    if one != other
]


@pytest.mark.parametrize(("option", "played", "judged"), PAIRS)
def test_every_two_readings_part(option: str, played: str, judged: str) -> None:
    bench = bench_of(HOUSE.with_changes({option: judged}))
    incidents, many, stacks = shown_in(option)
    assert explored(incidents, many, stacks, HOUSE.with_changes({option: played}), bench).disagreements


OVER_A_SHORT_ALL_IN: tuple[HandEvent, ...] = (RaisedTo(2, 3), Declared(0, Word.RAISE, 5))
"""Blinds 1 and 2: the button is all-in for 3, less than a raise, and the small blind, not having acted, says raise."""

OVER_TWO_SHORT_ALL_INS: tuple[HandEvent, ...] = (
    RaisedTo(2, 4), Called(3, 4), RaisedTo(0, 5), RaisedTo(1, 6), Declared(2, Word.RAISE, 8),
)  # fmt: skip
"""Blinds 1 and 2: after a raise by 2 both blinds are all-in, each for 1 more, and who has raised says raise again."""

WITH_TOO_FEW_CHIPS: tuple[HandEvent, ...] = (RaisedTo(2, 5), Declared(0, Word.RAISE))
"""The small blind has 3 in all and can only call the button's 5 for less, but says raise."""


def after_the_deal(rules: Rulebook, stacks: tuple[int, ...], events: tuple[HandEvent, ...]) -> tuple[Ledger, State]:
    table = world(stacks, rules).table
    ledger, state = record(Ledger(), HandStarted(table)), start(table, rules)
    while (dealt := due(state)) is not None:
        ledger, state = record(ledger, dealt), after(state, dealt)
    for event in events:
        ledger, state = record(ledger, event), after(state, event)
    return ledger, state


@pytest.mark.parametrize(
    ("readings", "stacks", "events", "bound"),
    [
        ({"raise.unacted": "may_raise"}, (5, 5, 3), OVER_A_SHORT_ALL_IN, RaisedTo(0, 5)),
        ({"raise.unacted": "call_or_fold"}, (5, 5, 3), OVER_A_SHORT_ALL_IN, AskedAgain(0)),
        ({"raise.cumulative": "per_player"}, (5, 6, 9, 9), OVER_TWO_SHORT_ALL_INS, RaisedTo(2, 8)),
        ({"raise.cumulative": "never"}, (5, 6, 9, 9), OVER_TWO_SHORT_ALL_INS, AskedAgain(2)),
        ({}, (3, 5, 5), WITH_TOO_FEW_CHIPS, AskedAgain(0)),
    ],
)
def test_what_a_player_says_leaves_him_something_to_do(
    readings: dict[str, str], stacks: tuple[int, ...], events: tuple[HandEvent, ...], bound: HandEvent
) -> None:
    """The engine lets him raise or asks him again; the specification accepts that and nothing else."""
    rules = HOUSE.with_changes(readings)
    ledger, state = after_the_deal(rules, stacks, events)
    assert due(state) == bound
    seat, bet = bound.seat, max(ledger.in_front)  # type: ignore[union-attr]
    choices = (Folded(seat), Called(seat, bet), *[RaisedTo(seat, to) for to in range(bet + 1, 10)], AskedAgain(seat))
    assert [choice for choice in choices if is_legal(bench_of(rules), ledger, choice)] == [bound]
