"""Steps have the same numbers on the pages of the classroom and where a hand is explained."""

from holdem_conformance.classroom.counting import labels, last_number, tried_behind
from holdem_conformance.classroom.hand import told
from holdem_conformance.classroom.library import scenario
from holdem_conformance.desk.explain import scenario as played
from holdem_conformance.desk.explain import watched
from holdem_conformance.desk.explain.telling import tell
from holdem_conformance.scenarios.read import whole_suite


def explained(golden):
    """By label, the events of each step where the hand is explained, and of each try behind it."""
    plain = golden.evening is None and golden.floor is None
    for step in tell((played if plain else watched).account_of(golden)).steps:
        yield str(step.number), step.events
        for place, tried in enumerate(step.tried):
            yield tried_behind(step.number, place), (tried.event,)


def test_a_page_has_the_number_of_its_step_where_the_hand_is_explained():
    for golden in [*whole_suite()][::3]:
        hand = told(golden)
        pages = zip(labels(hand), (step.events for step in hand.steps), strict=True)
        assert [*pages] == [*explained(golden)], golden.id


def test_what_is_only_tried_has_letters_behind_the_step_before_it():
    """Behind step 7, Ben's call, Cem may neither call nor bet; step 8 is his check."""
    hand = told(scenario("betting.the-big-blind-has-the-last-word"))
    found = labels(hand)
    assert found[6:10] == ("7", "7a", "7b", "8")
    assert [label for label in found if not label.isdigit()] == [
        label for label, step in zip(found, hand.steps, strict=True) if step.forbidden
    ]
    assert str(last_number(hand)) == found[-1]


def test_an_act_at_which_the_play_stops_is_a_step(written):
    """Ada's raise to 150 is the fifth thing that is done at this table; nobody says that it must not be done."""
    assert labels(told(scenario(written("Ada raises to 150"))))[-1] == "5"


def test_there_are_letters_enough():
    assert [tried_behind(7, place) for place in (0, 1, 25, 26, 27)] == ["7a", "7b", "7z", "7aa", "7bb"]
