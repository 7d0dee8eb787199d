"""A corollary holds in every hand that keeps the primaries; when it breaks, a primary it follows from breaks too."""

from collections import Counter
from functools import cache
from typing import NamedTuple

import pytest

from holdem_conformance.proof.agreement import Node, walk
from holdem_conformance.proof.world import World, deck_for, grid
from holdem_reference.hand import after, due, start, to_act
from holdem_spec.clauses.everything import all_clauses
from holdem_spec.clauses.form import Form
from holdem_spec.clauses.verdicts import Finding
from holdem_spec.judge.bench import Bench, names_broken
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
from holdem_spec.vocabulary.rulebook import HOUSE, PRESETS, Rulebook
from holdem_spec.vocabulary.table import Blind, Chips, Table


def world(
    *stacks: Chips, blinds: tuple[Chips, Chips] = (1, 2), ante: Chips = 0, rules: Rulebook = HOUSE, kind: str = "tie"
) -> World:
    """The button in the last seat."""
    return World(Table(stacks, len(stacks) - 1, *blinds, deck_for(len(stacks), kind), ante=ante), rules)


LARGER = {
    "BET-REOPEN": world(5, 5),
    "BLIND-SHORTSB": world(1, 5, 5, blinds=(2, 4)),
    "VAR-ANTELIVE": world(5, 5, ante=1),
}
"""Corollaries that say nothing in the smallest worlds: a bet on the flop that leaves chips behind, a small blind posted
short, an ante."""

TRIED = (world(1, 2), world(3, 3), world(2, 2, 2), world(1, 3, 3, kind="rising"), *LARGER.values())
"""Here every wrong event is tried as well."""
PLAYED = (
    *grid(2, 4, "tie"),
    *grid(3, 3, "tie"),
    world(2, 2, 2, 2),
    *(world(*stacks, rules=rules) for rules in PRESETS.values() for stacks in ((3, 3), (2, 2, 2))),
)
"""Here every hand is played."""

AFTER_AN_ANNOUNCEMENT = {"SHOW-CARDSSPEAK"}
"""A corollary about what a player says of his hand; the tests of the floor hear it."""
BEFORE_THE_HAND = {"DECK-CAPACITY"}
"""A corollary about the table; it has its say when the hand starts."""


class Hearing(NamedTuple):
    """How often each corollary was kept by an event the engine plays; where one was broken by such an event; which were
    broken together with a ground; and where one was broken without any."""

    kept: Counter[str]
    false: dict[str, tuple[tuple[Event, ...], Event]]
    grounded: set[str]
    ungrounded: dict[str, tuple[tuple[Event, ...], Event, tuple[str, ...]]]


@cache
def hearing() -> Hearing:
    found = Hearing(Counter(), {}, set(), {})
    for place, wrong_events_too in (*((place, True) for place in TRIED), *((place, False) for place in PLAYED)):
        bench = bench_of(place.rules)
        for node, answers in walk(place, bench):
            for event, refused in answers:
                if refused is None:
                    _hear_what_is_played(found, bench, node, event)
                elif wrong_events_too:
                    _hear_what_is_wrong(found, bench, node, event)
    return found


def _hear_what_is_played(found: Hearing, bench: Bench, node: Node, event: Event) -> None:
    for corollary in bench.corollaries.get(type(event), ()):
        finding = corollary.check(event, node.ledger).finding
        found.kept[corollary.id] += finding == Finding.HOLDS
        if finding == Finding.BROKEN:
            found.false.setdefault(corollary.id, (node.trail, event))


def _hear_what_is_wrong(found: Hearing, bench: Bench, node: Node, event: Event) -> None:
    asked = bench.corollaries.get(type(event), ())
    broken = [corollary for corollary in asked if corollary.check(event, node.ledger).finding == Finding.BROKEN]
    primaries = names_broken(bench, node.ledger, event) if broken else ()
    for corollary in broken:
        if set(corollary.implied_by).isdisjoint(primaries):
            found.ungrounded.setdefault(corollary.id, (node.trail, event, primaries))
        else:
            found.grounded.add(corollary.id)


COROLLARIES = sorted({c.id for c in all_clauses() if not c.primary and c.form in (Form.FORBIDS, Form.OWES)})


def test_no_event_that_is_played_breaks_a_corollary() -> None:
    assert hearing().false == {}


def test_every_corollary_applies_somewhere() -> None:
    assert {id for id, times in hearing().kept.items() if times} == set(
        COROLLARIES
    ) - BEFORE_THE_HAND - AFTER_AN_ANNOUNCEMENT


def test_the_larger_worlds_are_needed() -> None:
    kept = set()
    for place in grid(2, 4, "tie"):
        for node, answers in walk(place, bench_of(place.rules)):
            for event in (event for event, refused in answers if refused is None):
                for corollary in bench_of(place.rules).corollaries.get(type(event), ()):
                    if corollary.id not in kept and corollary.check(event, node.ledger).finding == Finding.HOLDS:
                        kept.add(corollary.id)
    assert kept.isdisjoint(LARGER)
    assert len(kept) > 25


@pytest.mark.parametrize("clause", COROLLARIES)
def test_a_corollary_breaks_only_together_with_one_of_its_grounds(clause: str) -> None:
    assert hearing().ungrounded.get(clause) is None


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


def test_every_other_corollary_is_broken_by_some_wrong_event() -> None:
    assert (
        hearing().grounded | set(BROKEN_BY_WHAT_WENT_BEFORE) | {"BLIND-SHORTSB"}
        == set(COROLLARIES) - AFTER_AN_ANNOUNCEMENT
    )


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
