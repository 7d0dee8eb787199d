"""Fixed limit and antes in recorded hands. Amounts and final stacks are worked out by hand in the comments."""

import json
from typing import Any

import pytest

from holdem_conformance.audit.auditing import audit
from holdem_conformance.audit.hand import read_fields
from holdem_conformance.audit.report import as_json
from holdem_conformance.audit.tally import Tally
from holdem_spec.vocabulary.rulebook import preset
from holdem_spec.vocabulary.table import Limit

from .conftest import Audited, HandFile

CARDS = ("d dh p1 AhAd", "d dh p2 KhKd", "d dh p3 7c2d")
BOARD = ("d db 9s8s3c", "d db 4d", "d db 5h")

# Limits 2 and 4. Before the flop 4 from everybody, 12; on the flop 2 from p1 and p2, 16; on the turn 4 and then
# 8, 32; the river is checked. The aces of p1 win: 100 - 14 + 32 = 118.
FIXED: dict[str, Any] = {
    "variant": "FT",
    "min_bet": None,
    "small_bet": 2,
    "big_bet": 4,
    "actions": [
        *(*CARDS, "p3 cbr 4", "p1 cc", "p2 cc"),
        *(BOARD[0], "p1 cbr 2", "p2 cc", "p3 f"),
        *(BOARD[1], "p1 cbr 4", "p2 cbr 8", "p1 cc"),
        *(BOARD[2], "p1 cc", "p2 cc", "p1 sm AhAd", "p2 sm KhKd"),
    ],
    "finishing_stacks": [118, 86, 96],
}


def changed(at: int, action: str) -> dict[str, Any]:
    actions = list(FIXED["actions"])
    actions[at] = action
    return {**FIXED, "actions": actions}


def test_fixed_limit_is_judged(audited: Audited) -> None:
    tally = audited(**FIXED)
    assert (tally.legal, tally.findings) == (1, [])
    assert (tally.applied["FL-LOW"], tally.applied["FL-HIGH"], tally.applied["FL-CAP"]) == (2, 2, 2)


@pytest.mark.parametrize(
    ("changes", "clause", "text"),
    [
        (changed(3, "p3 cbr 5"), "FL-LOW", "p3 cbr 5"),
        (changed(7, "p1 cbr 4"), "FL-LOW", "p1 cbr 4"),
        (changed(11, "p1 cbr 2"), "FL-HIGH", "p1 cbr 2"),
        (changed(12, "p2 cbr 6"), "FL-HIGH", "p2 cbr 6"),
        ({**FIXED, "big_bet": 6}, "FL-DOUBLE", "the table"),
        ({**FIXED, "small_bet": 4, "big_bet": 8}, "BLIND-CASINOLIMIT", "the table"),
        ({**FIXED, "finishing_stacks": [119, 85, 96]}, "SEAT-CHIPCONSERVE", "the finishing stacks"),
    ],
)
def test_a_wrong_amount_is_found(audited: Audited, changes: dict[str, Any], clause: str, text: str) -> None:
    [finding] = audited(**changes).findings
    assert (finding.clause, finding.text) == (clause, text)


def test_a_fourth_raise_is_found(audited: Audited) -> None:
    actions = [*CARDS, "p3 cbr 4", "p1 cbr 6", "p2 cbr 8", "p3 cbr 10", "p1 f", "p2 f"]
    [finding] = audited(**{**FIXED, "actions": actions}).findings
    assert (finding.clause, finding.position, finding.text) == ("FL-CAP", 7, "p3 cbr 10")
    assert dict(finding.numbers) == {"raises": 3, "at_most": 3}


@pytest.mark.parametrize("missing", ["small_bet", "big_bet"])
def test_a_limit_must_be_there(audited: Audited, missing: str) -> None:
    [finding] = audited(**{**FIXED, missing: None}).findings
    assert (finding.clause, finding.reason) == (None, f"the field {missing} is missing or no amount of chips")


def test_limits_in_cents_are_scaled(audited: Audited, hand_file: HandFile) -> None:
    actions = [*CARDS, "p3 cbr 1.0", "p1 f", "p2 f"]
    fields = {**FIXED, "blinds_or_straddles": [0.25, 0.5, 0], "small_bet": 0.5, "big_bet": 1, "actions": actions}
    assert audited(**{**fields, "finishing_stacks": [99.75, 99.5, 100.75]}).legal == 1


# Everybody pays an ante of 1; p3 raises to 6 and is called by p1, who has the aces: 100 - 1 - 6 + 3 + 6 + 6 + 2 = 110.
EACH: dict[str, Any] = {
    "antes": [1, 1, 1],
    "actions": [
        *(*CARDS, "p3 cbr 6", "p1 cc", "p2 f"),
        *(BOARD[0], "p1 cc", "p3 cc", BOARD[1], "p1 cc", "p3 cc", BOARD[2], "p1 cc", "p3 cc"),
        *("p1 sm AhAd", "p3 sm 7c2d"),
    ],
    "finishing_stacks": [110, 97, 93],
}


def test_everybodys_antes_are_part_of_the_pot(audited: Audited) -> None:
    assert audited(**EACH).legal == 1
    [finding] = audited(**{**EACH, "finishing_stacks": [107, 100, 93]}).findings
    assert (finding.clause, dict(finding.numbers)["due"]) == ("SEAT-CHIPCONSERVE", (110, 97, 93))


def test_antes_fold_to_a_sole_winner(audited: Audited) -> None:
    # p3 gets back what goes above the big blind and wins 3 + 1 + 2 + 2: 100 - 1 - 2 + 8 = 105.
    actions = [*CARDS, "p3 cbr 6", "p1 f", "p2 f"]
    assert audited(**{**EACH, "actions": actions, "finishing_stacks": [98, 97, 105]}).legal == 1


@pytest.mark.parametrize("rules", ["house", "tda"])
def test_a_big_blind_ante_is_judged_whatever_the_rulebook_calls_usual(audited: Audited, rules: str) -> None:
    # p2 pays 3 for all and has 95 left to raise with; p1 folds 1, p3 calls 2, p2 bets them out: 100 - 3 - 2 + 8 = 103.
    actions = [*CARDS, "p3 cc", "p1 f", "p2 cc", BOARD[0], "p2 cbr 95", "p3 f"]
    fields = {"antes": [0, 3, 0], "actions": actions, "finishing_stacks": [99, 103, 98], "rules": rules}
    assert audited(**fields).legal == 1
    too_much = [*actions[:-2], "p2 cbr 96", "p3 f"]
    assert audited(**{**fields, "actions": too_much}).findings[0].clause == "SEAT-TABLESTAKES"


def short_big_blind(stacks: list[int], *shows: str) -> dict[str, Any]:
    """p2 has 3 for a blind of 2 and an ante of 3, and the aces."""
    board = [act for card in BOARD for act in (card, "p1 cc", "p3 cc")]
    return {
        "antes": [0, 3, 0],
        "starting_stacks": [20, 3, 20],
        "actions": [*("d dh p1 KhKd", "d dh p2 AhAd", "d dh p3 7c2d", "p3 cc", "p1 cc"), *(*board, *shows)],
        "finishing_stacks": stacks,
    }


def test_the_order_of_blind_and_ante_is_that_of_the_rulebook(hand_file: HandFile) -> None:
    # Blind first: 2 as the blind, 1 as the ante; one pot of 3 x 2 + 1. Ante first: 3 as the ante, no blind; p2 wins
    # them alone, and p1's kings the 4 on the side, whose players show first.
    first, second, third = "p1 sm KhKd", "p2 sm AhAd", "p3 sm 7c2d"
    blind_first = short_big_blind([18, 7, 18], first, second, third)
    ante_first = short_big_blind([22, 3, 18], first, third, second)
    other = preset("house").with_changes({"ante.order": "ante_first"})

    def legal(fields: dict[str, Any], rules: Any) -> int:
        return audit([str(hand_file(**fields))], rules).legal

    assert (legal(blind_first, preset("house")), legal(ante_first, preset("house"))) == (1, 0)
    assert (legal(blind_first, other), legal(ante_first, other)) == (0, 1)


def test_heads_up_the_second_entry_is_the_ante_of_the_big_blind() -> None:
    # Heads-up p1 has the big blind, but lists name the big blind second.
    hand = read_fields(
        {
            "variant": "NT", "antes": (0, 2), "blinds_or_straddles": (1, 2), "min_bet": 2,
            "starting_stacks": (50, 50), "actions": ["d dh p1 AhAd", "d dh p2 KhKd", "p2 cbr 4", "p1 f"],
        }
    )  # fmt: skip
    assert (hand.table.ante, hand.ante_for_all, hand.table.limit) == (2, True, Limit.NO_LIMIT)


def test_what_was_posted_is_derived_and_never_applied(audited: Audited) -> None:
    tally: Tally = audited(**EACH)
    report = json.loads(as_json(tally))
    assert not {"VAR-ANTE", "VAR-ANTEWHEN", "VAR-NOANTE"} & set(report["applied"])
    assert {"VAR-ANTE", "VAR-ANTEWHEN", "VAR-NOANTE"} <= set(report["silent"])
