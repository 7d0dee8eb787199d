"""Hands are shown in the order in which the engine asks for them, unless the scenario is about that order."""

import msgspec
import pytest

from holdem_conformance.protocol.messages import Act
from holdem_conformance.runner.showing import the_order_matters
from holdem_conformance.runner.status import Status

SIDE_POT = """
Ada calls to 100
Ben goes all-in to 150
Cem raises to 400
Ada calls to 400
Cem checks
Ada checks
Cem checks
Ada checks
Cem checks
Ada checks
Cem shows
Ada shows
Ben shows
"""
CEM_TAKES_THE_SIDE_POT = """
pots = [
  { chips = 450, among = ["Cem", "Ada", "Ben"], to = { Ben = 450 } },
  { chips = 500, among = ["Cem", "Ada"], to = { Cem = 500 } },
]
shown = ["Cem", "Ada", "Ben"]
stacks = { Cem = 5100, Ada = 4600, Ben = 450 }
"""
"""150 each make 450; 250 more of Ada and Cem make 500. Ben has sevens, Cem queen high, Ada only ten high."""


@pytest.fixture
def side_pot(written):
    table = """
blinds = [50, 100]
seats = [["Cem", 5000], ["Ada", 5000], ["Ben", 150]]
button = "Ada"
cards = { Ada = "8s 6d", Ben = "7c 7d", Cem = "Qh Jh" }
board = "2c 5d 9h Ts 3s"
"""
    return lambda clauses: written(SIDE_POT, CEM_TAKES_THE_SIDE_POT, table=table, clauses=clauses)


@pytest.fixture
def seat_order(wrapped):
    """An engine that asks around the table, whatever it is told: Ben, Cem, Ada."""

    class SeatOrder(wrapped):
        def __init__(self):
            super().__init__()
            self.acts = []

        def hand(self, request):
            self.acts = []
            return super().hand(msgspec.structs.replace(request, rules={**request.rules, "show.side": "seat_order"}))

        def act(self, act):
            self.acts.append(act)
            return super().act(act)

    return SeatOrder


def shows(engine):
    return [act.seat for act in engine.acts if act.action == "show"]


CEM, ADA, BEN = 0, 1, 2


def test_the_reference_shows_in_its_order(wrapped, side_pot, outcome):
    for clauses in ("POT-SIDE", "SHOW-SIDEORDER"):
        assert outcome(wrapped(), side_pot(clauses)).status is Status.PASS


def test_who_asks_in_another_order_is_judged_on_the_subject(seat_order, side_pot, outcome):
    engine = seat_order()
    assert outcome(engine, side_pot("POT-SIDE")).status is Status.PASS
    assert shows(engine) == [BEN, CEM, ADA]


@pytest.mark.parametrize("about", ["SHOW-SIDEORDER", "SHOW-CLOCKWISE", "POT-SIDE SHOW-REVEAL"])
def test_where_the_order_is_the_subject_it_is_judged(seat_order, side_pot, outcome, about):
    failure = outcome(seat_order(), side_pot(about)).failure
    assert (failure.text, failure.expected, failure.got) == ("Cem shows", "Cem to show", "Ben to show")


def test_hands_that_are_turned_up_before_a_run_out_are_a_matter_of_order(written):
    assert the_order_matters(written(clauses="NL-NOREOPEN AI-FACEUP"))
    assert not the_order_matters(written(clauses="NL-NOREOPEN AI-RUNOUT"))


def test_a_player_whose_line_is_not_there_is_not_taken(wrapped, side_pot, outcome):
    """An engine that asks for a hand that has folded, or has been shown, gets the hand that is written."""

    class AsksAgain(wrapped):
        def seen(self, snapshot):
            again = snapshot.shown and snapshot.to_show >= 0
            return msgspec.structs.replace(snapshot, to_show=snapshot.shown[0][0]) if again else snapshot

    failure = outcome(AsksAgain(), side_pot("POT-SIDE")).failure
    assert (failure.text, failure.expected, failure.got) == ("Ada shows", "Ada to show", "Cem to show")
    assert failure.clause == "SHOW-WHEN"


def test_who_showed_is_compared_whatever_the_order(wrapped, seat_order, side_pot, outcome):
    class ForgetsOne(wrapped):
        def seen(self, snapshot):
            return msgspec.structs.replace(snapshot, shown=snapshot.shown[1:]) if snapshot.over else snapshot

    failure = outcome(ForgetsOne(), side_pot("POT-SIDE")).failure
    assert (failure.expected, failure.got) == ("shown by Cem, Ada, Ben", "Ada, Ben")
    assert failure.clause == "POT-SIDE"


def test_who_shows_by_itself_may_do_so_in_its_own_order(shows_by_itself, side_pot, outcome):
    class Backwards(shows_by_itself):
        def seen(self, snapshot):
            snapshot = super().seen(snapshot)
            return msgspec.structs.replace(snapshot, shown=snapshot.shown[::-1])

    assert outcome(Backwards(), side_pot("POT-SIDE")).status is Status.PASS
    assert outcome(Backwards(), side_pot("SHOW-SIDEORDER")).status is Status.FAIL


def test_a_needless_prompt_before_the_showdown_does_not_hide_who_is_to_show(seat_order, side_pot, outcome):
    class AsksBenToBet(seat_order):
        def hand(self, request):
            self.asked = False
            return super().hand(request)

        def seen(self, snapshot):
            if snapshot.to_show == BEN and not snapshot.shown and not self.asked:
                return msgspec.structs.replace(snapshot, to_act=BEN, to_show=-1)
            return snapshot

        def act(self, act):
            if act == Act(BEN, "check"):
                self.asked = True
                return msgspec.structs.replace(super().act(act), outcome="accepted")
            return super().act(act)

    engine = AsksBenToBet()
    came = outcome(engine, side_pot("POT-SIDE"))
    assert (came.status, came.prompts) == (Status.PASS, 1)
    assert shows(engine) == [BEN, CEM, ADA]
