"""The theorems on whole evenings find the mistakes that they are made for, and a few evenings are played here."""

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import run_state_machine_as_test

from holdem_conformance.mutants.changes import instead
from holdem_conformance.proof.proving import proved
from holdem_conformance.proof.sampling.beside import Aim, Wings
from holdem_conformance.proof.sampling.bound import bound_of
from holdem_conformance.proof.sampling.finds import Sample
from holdem_conformance.proof.sampling.machine import machine_of
from holdem_conformance.proof.sampling.plans import Floor, Plan, of_presets, plans
from holdem_conformance.proof.sampling.running import sampled
from holdem_conformance.proof.sampling.seen import Seen
from holdem_conformance.proof.sampling.tables import ROYAL, first_table, shuffled
from holdem_conformance.proof.theorem import Status
from holdem_conformance.proof.theorems.whole_evenings import FAMILIES, large_tables, with_mishaps
from holdem_reference.hand import start
from holdem_spec.vocabulary.cards import PACK
from holdem_spec.vocabulary.rulebook import PRESETS
from holdem_spec.vocabulary.table import Limit, Table

EVERYTHING = Aim.JUDGED | Aim.FLOOR | Aim.MENUS | Aim.GOING
SIZES = list(range(10, 20))


@pytest.mark.parametrize("id", ["OPTION-PAIRS", *(family.id for family in FAMILIES)])
def test_it_finds_its_mutant(id: str) -> None:
    found = proved(id, mutated=True).evidence
    assert found.status is Status.REFUTED, found
    assert found.counterexample


@pytest.mark.parametrize("plan", plans()[::5], ids=lambda plan: f"{plan.players} players")
def test_an_evening(plan: Plan) -> None:
    """Shrunk by Hypothesis if it fails."""
    few = settings(
        max_examples=2, stateful_step_count=30, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck)
    )
    seen = Seen()
    run_state_machine_as_test(machine_of(Sample(plan, Wings(), EVERYTHING, seen)), settings=few)
    assert seen.hands > 0
    assert seen.tried > seen.events


def test_an_evening_without_hands_shows_nothing() -> None:
    assert sampled("nothing", Wings(), Aim.GOING, (), 1, 1).status is Status.UNDECIDED


def test_a_hand_that_does_not_go_on_is_found() -> None:
    """Whoever checks is asked again: without the judge it is the bound that is passed."""
    never = Wings(change=instead("betting.after_action", lambda was, state, event: state))
    found = sampled("never", never, Aim.GOING, plans()[:1], 2, 100)
    assert found.status is Status.REFUTED
    assert "should have ended within" in found.counterexample


def test_the_bound_of_a_small_table() -> None:
    """Two players with four chips and blinds of 1 and 2: four wagers at most, so at most 2 · (4 + 4) actions; 3 for
    opening, antes and end, 10 for what each does once, 4 and 6 cards, 4 for chips that go back."""
    assert bound_of(Table((4, 4), 0, 1, 2)) == 16 + 3 + 10 + 4 + 6 + 4
    assert bound_of(Table((4, 4), 0, 1, 2), 2) == 43 + 16


@pytest.mark.parametrize("plan", plans(), ids=lambda plan: f"{plan.players} players")
def test_the_tables_of_a_plan(plan: Plan) -> None:
    table = first_table(plan, SIZES, 3, 1)
    assert len(table.players()) == plan.players
    assert len(table.stacks) == plan.players + plan.empty
    assert table.stacks[table.button] > 0
    assert (len({chips for chips in table.stacks if chips}) == 1) == plan.equal
    assert (table.ante > 0) == (plan.ante > 0)
    assert (table.limits == (5, 10)) == (plan.limit == Limit.FIXED_LIMIT)
    for number in range(4):
        assert sorted(shuffled(table, number)) == sorted(PACK)
        start(table._replace(deck=shuffled(table, number)), plan.rules)


def test_a_stacked_pack_lays_a_royal_flush() -> None:
    deck = shuffled(Table((9, 9, 9), 0, 1, 2), 3)
    board = [*deck[7:10], deck[11], deck[13]]
    assert tuple(board) == ROYAL


def test_the_plans_of_the_other_theorems() -> None:
    assert {plan.floor for plan in with_mishaps()} == {Floor.DEALER, Floor.PLAYERS}
    assert {plan.players for plan in large_tables()} == set(range(6, 11))
    assert all(plan.rules.reading("button.rule") == "dead" and not plan.deep for plan in large_tables())
    assert {plan.rules.reading("pot.odd") for plan in large_tables()} == {"one_each", "all_to_first"}
    assert [plan.rules for plan in of_presets()] == list(PRESETS.values())
    assert len({plan.players for plan in of_presets()}) == len(PRESETS)
    assert not any(plan.equal != (plan.rules.reading("start.stacks") == "equal") for plan in of_presets())
