"""What an engine is told of a scenario."""

import pytest

from holdem_conformance.runner.request import act_of, hand_request, with_the_same_board
from holdem_conformance.runner.run import run_scenario
from holdem_conformance.runner.status import Status
from holdem_spec.vocabulary.events import Bet, Called, Checked, Folded, Mucked, RaisedTo, Shown
from holdem_spec.vocabulary.rulebook import HOUSE, preset

NO_BURN = HOUSE.changed(deal_burn="off")


def test_the_cards_are_told_as_pack_and_as_places(written):
    scenario = written()
    request = hand_request(scenario.table, scenario.rules)
    assert request.table.stacks == (5000, 5000, 150)
    assert (request.table.button, request.table.blinds) == (1, (50, 100))
    assert request.holes == (("Qh", "Jh"), ("As", "Kd"), ("7c", "7d"))
    assert request.board == ("2c", "5d", "9h", "Ts", "3s")
    assert request.deck[:6] == ("7c", "Qh", "As", "7d", "Jh", "Kd")
    assert request.deck[6] == request.burns[0]
    assert request.deck[7:10] == request.board[:3]
    assert sorted(request.deck) == sorted(set(request.deck))
    assert request.rules["raise.cumulative"] == "per_player"


@pytest.mark.parametrize(("written_for", "played"), [(HOUSE, NO_BURN), (NO_BURN, HOUSE), (HOUSE, HOUSE)])
def test_the_board_stays_when_burning_changes(written, written_for, played):
    burning = "on" if written_for is HOUSE else "off"
    scenario = written(head=f'under = {{ "deal.burn" = "{burning}" }}\n')
    moved = with_the_same_board(scenario, played)
    request = hand_request(moved.table, played)
    assert request.board == ("2c", "5d", "9h", "Ts", "3s")
    assert request.holes == (("Qh", "Jh"), ("As", "Kd"), ("7c", "7d"))
    assert len(request.burns) == (3 if played is HOUSE else 0)
    assert len(set(request.deck)) == 52


def test_a_hand_is_played_alike_with_and_without_burning(wrapped, written, outcome):
    engine = wrapped()
    assert run_scenario(engine, engine.hello(), written(), preset("blackpoker")).status is Status.PASS


def test_hands_that_open_before_the_run_out_wait_for_nothing_else(wrapped, written):
    play = "\nAda goes all-in to 5000\nBen goes all-in to 150\nCem folds\n"
    play += "Ben may not check: AI-RUNOUT\nBen shows\nAda shows\n"
    scenario = written(play, "\nstacks = { Ada = 4850, Ben = 400, Cem = 4900 }\n")
    engine = wrapped()
    for rules in ("house", "tda"):
        assert run_scenario(engine, engine.hello(), scenario, preset(rules)).status is Status.PASS


@pytest.mark.parametrize(
    ("choice", "action", "to"),
    [
        (Folded(1), "fold", None),
        (Checked(1), "check", None),
        (Called(1, 50), "call", 50),
        (Bet(1, 60), "bet", 60),
        (RaisedTo(1, 90), "raise", 90),
        (Shown(1, (1, 2)), "show", None),
        (Mucked(1), "muck", None),
    ],
)
def test_what_a_player_does_as_a_message(choice, action, to):
    act = act_of(choice)
    assert (act.seat, act.action, act.to) == (1, action, to)
