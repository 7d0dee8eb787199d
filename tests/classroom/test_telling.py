"""A scenario becomes the steps one tells at the blackboard."""

from holdem_conformance.classroom.hand import told
from holdem_conformance.classroom.library import scenario
from holdem_spec.judge.bench import Bench
from holdem_spec.vocabulary.events import BetReturned, BoardDealt, Burned, Entry, Folded, HoleCardDealt, RaisedTo, Shown

LIMPER = "no-limit.limper-may-not-reraise-a-short-all-in"


def test_every_golden_hand_is_told_to_its_end(hands):
    assert len(hands) > 100
    assert [hand.scenario.id for hand in hands if hand.stopped] == []
    assert [hand.scenario.id for hand in hands if not hand.over and hand.scenario.refused is None] == []


def test_what_is_told_conforms(hands):
    """The judge hears the events of the steps one after the other."""
    wrong = []
    for hand in hands:
        if hand.scenario.refused is None:
            events = [event for step in hand.steps if not step.forbidden for event in step.events]
            if not Bench(hand.scenario.rules).judge(Entry(event) for event in events).conforms:
                wrong.append(hand.scenario.id)
    assert wrong == []


def test_every_refusal_of_a_scenario_is_a_step_and_its_clause_the_one_named(hands):
    for hand in hands:
        named = [line.clause for line in hand.scenario.play if hasattr(line, "clause")]
        tried = [clause for step in hand.steps for clause in step.forbidden]
        assert sorted(tried) == sorted(named or ([hand.scenario.refused] if hand.scenario.refused else []))


def test_the_refusal_stands_where_the_file_says_it():
    steps = told(scenario(LIMPER)).steps
    at = next(number for number, step in enumerate(steps) if step.forbidden)
    assert steps[at].event == RaisedTo(1, 250)
    assert isinstance(steps[at + 1].event, Folded)
    assert steps[at].after.put_in == [150, 100, 150]


def test_a_refusal_before_the_burn_and_one_after_it_stand_apart():
    hand = told(scenario("deal.one-burn-before-each-street"))
    kinds = [(type(step.event).__name__, bool(step.forbidden)) for step in hand.steps]
    assert ("BoardDealt", True) in kinds
    assert ("Burned", True) in kinds
    tried = kinds.index(("Burned", True))
    assert ("Burned", False) in kinds[:tried], "the second burn is tried after the first was made"


def test_hole_cards_are_one_step_and_so_are_a_burn_and_its_street():
    steps = told(scenario("end.a-whole-hand")).steps
    assert [len(step.events) for step in steps if isinstance(step.event, HoleCardDealt)] == [12]
    streets = [tuple(type(event) for event in step.events) for step in steps if isinstance(step.event, BoardDealt)]
    assert streets == [(Burned, BoardDealt)] * 3
    assert [step.event.chips for step in steps if isinstance(step.event, BetReturned)] == [60]


def test_an_act_against_the_rules_ends_the_hand_and_names_the_clause(written):
    hand = told(scenario(written("Ada raises to 150")))
    assert hand.stopped
    assert hand.steps[-1].event == RaisedTo(0, 150)
    assert hand.steps[-1].forbidden == ("NL-MINRAISE",)


def test_an_unfinished_play_is_told_as_far_as_it_goes(written):
    hand = told(scenario(written("Ada folds")))
    assert (hand.stopped, hand.over) == (False, False)
    assert hand.steps[-1].event == Folded(0)


def test_a_sole_remaining_player_may_show_before_he_is_paid(written):
    hand = told(scenario(written("Ada folds\nBen folds\nCem shows")))
    assert hand.over
    assert any(isinstance(step.event, Shown) for step in hand.steps)
