"""Corollaries about the whole hand, broken by hand; `holdem prove` shows of the others that they follow."""

import pytest

from holdem_conformance.proof.theorems.corollaries import COROLLARIES, OF_THE_FLOOR, OF_THE_WHOLE_HAND
from holdem_reference.hand import after, due, start, to_act
from holdem_spec.clauses.everything import all_clauses
from holdem_spec.clauses.verdicts import Finding
from holdem_spec.judge.counsel import bench_of
from holdem_spec.ledger import Ledger, record
from holdem_spec.vocabulary.cards import PACK
from holdem_spec.vocabulary.events import (
    BlindPosted,
    BoardDealt,
    Burned,
    Event,
    Folded,
    HandEnded,
    HandStarted,
    PotAwarded,
)
from holdem_spec.vocabulary.rulebook import HOUSE
from holdem_spec.vocabulary.table import Blind, Table


def test_the_exceptions_of_the_theorems_are_these() -> None:
    assert set(BROKEN_BY_WHAT_WENT_BEFORE) | {"BLIND-SHORTSB"} == OF_THE_WHOLE_HAND
    assert set(COROLLARIES) >= OF_THE_WHOLE_HAND | OF_THE_FLOOR


HEADS_UP = HandStarted(Table((5, 5), 0, 1, 2, PACK))
BROKEN_BY_WHAT_WENT_BEFORE: dict[str, tuple[Event, ...]] = {
    "AI-WINCAP": (HEADS_UP, BlindPosted(0, Blind.SMALL, 1), PotAwarded(0, ((1, 3),)), HandEnded((4, 8))),
    "BET-CHECKAROUND": (HEADS_UP, BoardDealt((0, 1, 2)), BlindPosted(0, Blind.SMALL, 1), Burned(3)),
    "DECK-CAPACITY": (HandStarted(Table((5,) * 23, 0, 1, 2)),),
    "DECK-CONSERVE": (HEADS_UP, Burned(0), Burned(0), HandEnded((5, 5))),
    "DECK-NEED": (HEADS_UP, BoardDealt((0, 1, 2)), BoardDealt((3,)), BoardDealt((4,)), HandEnded((5, 5))),
    "DECK-NEEDEARLY": (HEADS_UP, BoardDealt((0, 1, 2)), HandEnded((5, 5))),
}
"""Corollaries about the whole hand: no single event breaks them after a hand that kept the rules."""


@pytest.mark.parametrize("clause", BROKEN_BY_WHAT_WENT_BEFORE)
def test_a_corollary_about_the_whole_hand_can_break(clause: str) -> None:
    *before, last = BROKEN_BY_WHAT_WENT_BEFORE[clause]
    ledger = Ledger()
    for event in before:
        ledger = record(ledger, event)
    check = next(c.check for c in all_clauses() if c.id == clause)
    assert check(last, ledger).finding == Finding.BROKEN


def test_the_pack_suffices_for_ten_players_and_three_cards() -> None:
    check = next(c.check for c in all_clauses() if c.id == "DECK-CAPACITY")
    for cards in (2, 3):
        started = HandStarted(Table((5,) * 10, 0, 1, 2, hole_cards=cards))
        assert check(started, Ledger()).finding == Finding.HOLDS


def test_an_ante_for_all_is_a_chip_in_the_pot() -> None:
    """The big blind, alone in posting one, has put all he has into the ante for all: the pot holds 2."""
    table = Table((2, 9, 9), 2, 1, 2, PACK, ante=2, posts=((0, Blind.BIG),))
    rules = HOUSE.changed(ante_mode="big_blind", ante_order="ante_first")
    state, ledger = start(table, rules), record(Ledger(), HandStarted(table))
    while (event := due(state)) is not None:
        state, ledger = after(state, event), record(ledger, event)
    assert (to_act(state), state.dead_money) == (1, 2)
    broken = [c.id for c in bench_of(rules).corollaries[Folded] if c.check(Folded(1), ledger).finding == Finding.BROKEN]
    assert broken == []
