"""`run_conformance_test`: what it takes for an engine, and what it says when one is wrong."""

import sys

import pytest

from holdem_conformance.doors.inside import InsideEngine
from holdem_conformance.engines.base import CannotStart, Died, Junk
from holdem_conformance.protocol.messages import Act
from holdem_conformance.runner.choosing import Choice, chosen
from holdem_conformance.runner.request import hand_request
from holdem_conformance.runner.status import Status
from holdem_conformance.testing import UnknownChoice, run_conformance_test

HAND = "end.all-fold-to-the-big-blind"
RAISES = "no-limit.the-smallest-raises-at-five-ten"


def test_a_right_engine_gets_its_certificate(reference_adapter):
    certificate = run_conformance_test(reference_adapter(), profile="core")
    assert certificate.certified
    assert len(certificate.outcomes) == len(chosen(Choice(profiles=("core",)))) > 200
    assert {outcome.status for outcome in certificate.outcomes} == {Status.PASS}


def doubling(snapshot):
    """The minimum raise is twice the bet: the menu says so."""
    menu = snapshot["menu"]
    if menu and menu["raise_to"]:
        least, most = menu["raise_to"]
        menu["raise_to"] = [min(max(least, 2 * max(snapshot["bets"])), most), most]
    return snapshot


def test_a_wrong_one_fails_with_the_whole_report(reference_adapter):
    with pytest.raises(AssertionError) as failure:
        run_conformance_test(reference_adapter(doubling), only=[RAISES, HAND])
    report = str(failure.value)
    assert f"FAIL {RAISES}   line 22: Ben may fold, call 20, raise to 40..500" in report
    assert "got  fold, call 20, raise to 50..500" in report
    assert "rule      NL-MAXSTACK" in report
    assert f"run_conformance_test(…, only=['{RAISES}'])" in report
    assert "core 1/2 · 1 fail" in report
    assert report.endswith("not certified for the chosen scenarios: core (1 fail)")


def test_a_crash_is_an_error_with_the_traceback_and_the_next_hand_is_played(reference_adapter):
    crashes = iter([True])

    def seen(snapshot):
        if next(crashes, False):
            raise RuntimeError("out of cards")
        return snapshot

    with pytest.raises(AssertionError) as failure:
        run_conformance_test(reference_adapter(seen), only=["end.*"])
    report = str(failure.value)
    assert "got       the engine broke down: RuntimeError: out of cards" in report
    assert 'raise RuntimeError("out of cards")' in report
    there = len(chosen(Choice(only=("end.*",))))
    assert f"core {there - 1}/{there} · 0 fail · 1 error" in report


def test_after_a_crash_there_is_no_hand_to_act_in(reference_adapter):
    crashes = iter([False, True])
    engine = InsideEngine(reference_adapter(lambda snapshot: 1 / 0 if next(crashes, False) else snapshot))
    scenario = chosen(Choice(only=(HAND,)))[0]
    engine.hand(hand_request(scenario.table, scenario.rules))
    with pytest.raises(Died, match="the engine broke down: ZeroDivisionError"):
        engine.act(Act(0, "fold"))
    with pytest.raises(Junk, match="no hand is open"):
        engine.act(Act(0, "fold"))


@pytest.mark.parametrize(
    ("spoilt", "said"),
    [
        ({"bord": []}, "the engine's answer is not in the protocol: Object contains unknown field `bord`"),
        ({"over": "no"}, "the engine's answer is not in the protocol: Expected `bool`"),
        ({"stacks": ["1"]}, "the engine's answer is not in the protocol: Expected `int`"),
        ({"board": [object()]}, "the engine's answer is not in the protocol: Encoding objects of type object"),
    ],
    ids=["unknown field", "no truth value", "text for chips", "no card"],
)
def test_an_answer_is_held_against_the_protocol_as_behind_a_pipe(spoilt, said, reference_adapter):
    with pytest.raises(AssertionError) as failure:
        run_conformance_test(reference_adapter(lambda snapshot: {**snapshot, **spoilt}), only=[HAND])
    assert said in str(failure.value)


def test_a_hello_with_something_unknown_ends_it(reference_adapter):
    adapter = reference_adapter()
    adapter.HELLO["supports"] = ["no-limits"]
    with pytest.raises(Junk, match="declares a feature 'no-limits'"):
        run_conformance_test(adapter)


def test_a_command_line_is_an_engine_too(skeleton):
    command = [sys.executable, str(skeleton / "adapter.py")]
    assert run_conformance_test(command, only=[HAND]).certified
    assert run_conformance_test(" ".join(command), only=[HAND]).certified
    assert run_conformance_test("reference", only=[HAND], profile="core").certified


def test_a_table_that_is_refused_and_an_adapter_that_is_a_class(reference_adapter):
    adapter = type(reference_adapter())
    assert run_conformance_test(adapter, only=["blinds.one-player-is-no-table"]).certified


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"profile": "kern"}, "there is no profile 'kern' here; choose one of core"),
        ({"only": ["end.nothing"]}, "there is no scenario 'end.nothing'"),
        ({"only": [HAND], "profile": "ante"}, "no scenario is left; choose ids, clauses and profiles"),
    ],
    ids=["profile", "scenario", "nothing left"],
)
def test_what_is_not_there_is_said(given, sentence, reference_adapter):
    with pytest.raises(UnknownChoice, match=sentence):
        run_conformance_test(reference_adapter(), **given)


def test_an_unknown_rulebook(reference_adapter):
    with pytest.raises(ValueError, match="vegas"):
        run_conformance_test(reference_adapter(), rules="vegas")


def test_what_is_no_engine():
    with pytest.raises(CannotStart, match="is no engine: give an adapter with HELLO and begin"):
        run_conformance_test(3)
