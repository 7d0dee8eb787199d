"""The dealer's lines are put to the specification and to the reference."""

import pytest

from holdem_conformance.runner.certification import certify
from holdem_conformance.runner.spec_checks import check_against_the_spec
from holdem_conformance.runner.status import Status
from holdem_reference import hand
from holdem_spec.vocabulary.events import Burned
from holdem_spec.vocabulary.rulebook import HOUSE

from .conftest import LIMPER

PLAY = """
blinds
dealer may not deal Ben 7c: BLIND-BEFORE
deal 3
Ada may not call to 100: BET-AFTERDEAL
Ada calls to 100
dealer may not burn: DEAL-STREETGATE
Ben goes all-in to 150
Cem calls to 150
Ada folds
dealer may not turn up 2d 2c 5d: DEAL-BURN1
burn
dealer may not burn: DEAL-BURN1
flop
Ben shows
Cem shows
dealer may not end the hand: END-PAID
"""


def lines_about_the_dealer(written, play, result=None):
    return check_against_the_spec(written(play, result) if result else written(play))


def test_lines_that_hold_are_counted(written):
    checked = lines_about_the_dealer(written, PLAY)
    assert checked.failure is None
    assert checked.lines == 6


ENDED = """
Ada raises to 250
Ben folds
Cem folds
end
Ada may not show: END-OVER
dealer may not end the hand: END-OVER
"""
ADA_WINS = "\nstacks = { Ada = 5150, Ben = 100, Cem = 4900 }\n"


def test_what_comes_after_the_end(written):
    checked = lines_about_the_dealer(written, ENDED, ADA_WINS)
    assert checked.failure is None
    assert checked.lines == 2
    failure = lines_about_the_dealer(written, ENDED.replace("end\n", "", 1), ADA_WINS).failure
    assert (failure.text, failure.got) == ("Ada may not show: END-OVER", "the reference does it")


def test_what_a_player_may_not_do_is_put_to_the_specification_too(written):
    limper = lines_about_the_dealer(written, LIMPER)
    assert (limper.lines, limper.failure) == (1, None)
    failure = lines_about_the_dealer(written, LIMPER.replace("250: NL-NOREOPEN", "240: NL-NOREOPEN")).failure
    assert failure.got == "forbidden by NL-MINRAISE, NL-NOREOPEN, says the specification"
    failure = lines_about_the_dealer(written, LIMPER.replace("raise to 250: NL-NOREOPEN", "fold: BET-FOLDFREE")).failure
    assert failure.got == "the reference does it"


@pytest.mark.parametrize(
    ("cards", "got"),
    [
        ("7c 7s", ""),
        ("7c", ""),
        ("7c 7d", "the reference does it"),
        ("7c As", "forbidden by DECK-52, SHOW-BOTHCARDS, says the specification"),
    ],
)
def test_a_hand_with_other_cards(written, cards, got):
    """Ben holds 7c 7d; 7s is still in the pack, As is Ada's."""
    play = LIMPER.replace("Ben shows", f"Ben may not show {cards}: SHOW-BOTHCARDS\nBen shows")
    failure = lines_about_the_dealer(written, play).failure
    assert (failure.got if failure else "") == got


@pytest.mark.parametrize(
    ("line", "got"),
    [
        ("dealer may not burn: DEAL-MAXBOARD", "forbidden by DEAL-STREETGATE"),
        ("dealer may not turn up 2c 5d 9h: DEAL-STREETGATE", "forbidden by"),
    ],
)
def test_a_line_that_names_the_wrong_clause_or_one_of_several_fails(written, line, got):
    play = f"\nAda calls to 100\n{line}\nBen folds\nCem checks\n"
    failure = lines_about_the_dealer(written, play, "\nstacks = { Ada = 5000, Ben = 150, Cem = 5000 }\n").failure
    assert failure.expected == f"forbidden by {line.rpartition(': ')[2]} alone"
    assert failure.got.startswith(got)


def test_a_line_about_something_that_is_due_fails(written):
    play = "\nAda calls to 100\nBen folds\nCem checks\ndealer may not burn: DEAL-STREETGATE\nCem checks\nAda checks\n"
    failure = lines_about_the_dealer(written, play, "\nstacks = { Ada = 5000, Ben = 150, Cem = 5000 }\n").failure
    assert failure.got == "the reference does it"


def test_a_line_that_the_specification_allows_fails(written, monkeypatch):
    due = hand.due
    burns_nothing = lambda state: None if isinstance(event := due(state), Burned) else event  # noqa: E731
    monkeypatch.setattr("holdem_conformance.runner.spec_checks.hand.due", burns_nothing)
    play = "\nAda calls to 100\nBen folds\nCem checks\ndealer may not burn: DEAL-STREETGATE\nCem checks\nAda checks\n"
    failure = lines_about_the_dealer(written, play, "\nstacks = { Ada = 5000, Ben = 150, Cem = 5000 }\n").failure
    assert failure.got == "allowed, says the specification"


def test_an_attempt_before_the_cards_that_the_reference_allows_fails(written, monkeypatch):
    monkeypatch.setattr("holdem_conformance.runner.spec_checks.hand.refusal", lambda state, choice: None)
    assert lines_about_the_dealer(written, PLAY).failure.text == "Ada may not call to 100: BET-AFTERDEAL"


def test_a_table_that_must_be_refused(written):
    alone = '\nblinds = [50, 100]\nseats = [["Ada", 5000]]\nbutton = "Ada"\n'
    for clause, fails in (("SEAT-COUNT", False), ("BLIND-RATIO", True)):
        scenario = written("", clauses=clause, table=alone, head=f'refused = "{clause}"\n')
        assert bool(check_against_the_spec(scenario).failure) is fails


def test_only_the_reference_answers_for_them(wrapped, written):
    play = "\nAda folds\nBen folds\ndealer may not burn: DEAL-MAXBOARD\n"
    wrong = written(play, "\nstacks = { Ada = 5000, Ben = 100, Cem = 5050 }\n")
    assert certify(wrapped(), [wrong], HOUSE, spec=False).outcomes[0].status is Status.PASS
    assert certify(wrapped(), [wrong], HOUSE, spec=True).outcomes[0].status is Status.FAIL
