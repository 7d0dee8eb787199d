"""The end of a hand in which nobody can bet any more: needless prompts, the pot, what goes back, the showdown."""

import msgspec
import pytest

from holdem_conformance.protocol.messages import Act
from holdem_conformance.runner.status import Status

RUN_OUT = """
Ada goes all-in to 5000
pot 5150
Ben goes all-in to 150
Cem folds
pot 400
Ada gets 4850 back
Ben may show, muck
Ben shows
Ada shows
"""
BEN_TAKES_IT = "\nstacks = { Ada = 4850, Ben = 400, Cem = 4900 }\n"


@pytest.fixture
def run_out(written):
    return lambda clauses="POT-RETURN": written(RUN_OUT, BEN_TAKES_IT, clauses=clauses)


def test_the_reference_runs_it_out(wrapped, run_out, outcome):
    assert outcome(wrapped(), run_out()).status is Status.PASS


@pytest.mark.parametrize(("stacks_only", "text"), [(False, "pot 5150"), (True, "pot 5150")])
def test_what_lies_in_the_pot(wrapped, run_out, outcome, stacks_only, text):
    class TakesRake(wrapped):
        def seen(self, snapshot):
            if snapshot.over:
                return snapshot
            taken = (snapshot.stacks[0] + 1, *snapshot.stacks[1:])
            bets = None if stacks_only else (snapshot.bets[0] - 1, *snapshot.bets[1:])
            return msgspec.structs.replace(
                snapshot, stacks=taken, bets=bets, pots=None if stacks_only else snapshot.pots
            )

    scenario = run_out()
    failure = outcome(TakesRake(), scenario).failure
    assert failure.text == "Ada goes all-in to 5000"  # the blinds are wrong already
    assert failure.expected == "blinds of Cem 100, Ben 50"

    class TakesRakeLater(TakesRake):
        def seen(self, snapshot):
            return super().seen(snapshot) if snapshot.bets[1] == 5000 else snapshot

    failure = outcome(TakesRakeLater(), scenario).failure
    assert (failure.text, failure.expected, failure.got) == (text, "5150 chips put in", "5149")


def test_what_goes_back(wrapped, run_out, outcome):
    class SaysNothingReturned(wrapped):
        def seen(self, snapshot):
            return msgspec.structs.replace(snapshot, returned=(0, 0, 0))

    failure = outcome(SaysNothingReturned(), run_out()).failure
    assert (failure.expected, failure.got, failure.clause) == ("Ada gets 4850 back", "0 back", "POT-RETURN")


def test_the_choice_at_the_showdown(wrapped, shows_by_itself, run_out, outcome):
    class OffersNoMuck(wrapped):
        def seen(self, snapshot):
            menu = snapshot.menu and msgspec.structs.replace(snapshot.menu, muck=False)
            return msgspec.structs.replace(snapshot, menu=menu)

    failure = outcome(OffersNoMuck(), run_out()).failure
    assert (failure.expected, failure.got, failure.clause) == ("show, muck", "show", "SHOW-MUCK")
    assert outcome(shows_by_itself(), run_out()).status is Status.UNSUPPORTED


@pytest.fixture
def asks_ben(wrapped):
    """An engine that asks Ben, who is all-in, before it deals the flop."""

    class AsksBen(wrapped):
        def __init__(self):
            super().__init__()
            self.answered = False

        def hand(self, request):
            self.answered = False
            return super().hand(request)

        def seen(self, snapshot):
            if self.waits(snapshot):
                pots = tuple(msgspec.structs.replace(pot, chips=400) for pot in snapshot.pots)
                return msgspec.structs.replace(snapshot, board=(), to_act=2, to_show=-1, pots=pots)
            return snapshot

        def waits(self, snapshot):
            return snapshot.board is not None and len(snapshot.board) == 5 and not snapshot.over and not self.answered

        def act(self, act):
            if act == Act(2, "check"):
                self.answered = True
                acted = super().act(Act(2, "check"))
                return msgspec.structs.replace(acted, outcome="accepted")
            return super().act(act)

    return AsksBen


def test_a_needless_prompt_is_counted_and_play_goes_on(asks_ben, written, outcome):
    came = outcome(asks_ben(), written())
    assert (came.status, came.prompts) == (Status.PASS, 1)


def test_a_scenario_about_needless_prompts_fails_on_one(asks_ben, written, outcome):
    came = outcome(asks_ben(), written(clauses="AI-RUNOUT"))
    assert (came.status, came.failure.clause) == (Status.FAIL, "AI-RUNOUT")
    assert came.failure.text == "nobody to act"
