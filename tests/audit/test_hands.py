"""Hands that are legal, and what each change to them breaks."""

from collections.abc import Callable
from typing import Any

import pytest

from holdem_conformance.audit.auditing import RESTS_ON_DERIVED
from holdem_conformance.audit.tally import Tally

from .conftest import ACTIONS, Audited, with_actions


def at(text: str, new: str) -> Callable[[list[str]], None]:
    """Change the first action of that text."""

    def change(actions: list[str]) -> None:
        actions[actions.index(text)] = new

    return change


def without(text: str) -> Callable[[list[str]], None]:
    return lambda actions: actions.remove(text)


def swapped(text: str) -> Callable[[list[str]], None]:
    """Exchange an action and the next one."""

    def change(actions: list[str]) -> None:
        place = actions.index(text)
        actions[place : place + 2] = reversed(actions[place : place + 2])

    return change


def extended(text: str) -> Callable[[list[str]], None]:
    return lambda actions: actions.append(text)


def test_a_hand_played_by_the_rules_is_legal(audited: Audited) -> None:
    tally = audited()
    assert (tally.hands, tally.legal, tally.findings, tally.waived, tally.not_judged) == (1, 1, [], [], [])
    assert tally.applied["NL-MINRAISE"] == 1  # the one raise before the flop
    assert tally.applied["NL-MINBET"] == 2  # flop and river
    assert tally.applied["SEAT-CHIPCONSERVE"] == 1
    assert tally.applied["END-PLAYED"] == 1


@pytest.mark.parametrize(
    ("change", "clause", "text"),
    [
        (without("p3 f"), "BET-CLOCKWISE", "p1 cc"),
        (at("d db 4d", "d db Ah"), "DECK-52", "d db Ah"),
        (at("d dh p3 7c2d", "d dh p3 7cKd"), "DECK-52", "d dh p3 7cKd"),
        (at("d dh p3 7c2d", "d dh p3 7c2d3d"), "DEAL-HOLE2", "d dh p3 7c2d3d"),
        (without("d dh p3 7c2d"), "BET-AFTERDEAL", "p3 cbr 6"),
        (at("d db 9s8s3c", "d db 9s8s"), "DEAL-FLOP3", "d db 9s8s"),
        (at("d db 4d", "d db 4d6d"), "DEAL-TURN1", "d db 4d6d"),
        (at("d db 5h", "d db 5h6d"), "DEAL-RIVER1", "d db 5h6d"),
        (without("d db 5h"), "BET-ROUNDEND", "p1 cbr 20"),
        (without("p2 cc"), "DEAL-STREETGATE", "d db 9s8s3c"),
        (at("p3 cbr 6", "p2 cbr 6"), "BET-STARTPRE", "p2 cbr 6"),
        (swapped("p2 cbr 10"), "BET-CLOCKWISE", "p3 f"),
        (at("p2 cbr 10", "p3 cbr 10"), "BET-CLOCKWISE", "p3 cbr 10"),
        (lambda actions: actions.insert(7, "p2 cc"), "BET-STARTPOST", "p2 cc"),
        (at("p3 cbr 6", "p3 cbr 3"), "NL-MINRAISE", "p3 cbr 3"),
        (at("p2 cbr 10", "p2 cbr 1"), "NL-MINBET", "p2 cbr 1"),
        (at("p1 cbr 20", "p1 cbr 85"), "SEAT-TABLESTAKES", "p1 cbr 85"),
        (at("p1 sm AhAd", "p1 sm"), "SHOW-MUSTFIRST", "p1 sm"),
        (at("p1 sm AhAd", "p1 sm QhQd"), "SHOW-BOTHCARDS", "p1 sm QhQd"),
        (swapped("p1 sm AhAd"), "SHOW-FIRSTAGGR", "p2 sm"),
        (extended("p2 sm KhKd"), "SHOW-WHEN", "p2 sm KhKd"),
        (extended("d db 6d"), "DEAL-MAXBOARD", "d db 6d"),
    ],
)
def test_a_change_is_found_by_its_clause(
    audited: Audited, change: Callable[[list[str]], None], clause: str, text: str
) -> None:
    tally = audited(actions=with_actions(change))
    [finding] = tally.findings
    assert (finding.clause, finding.text) == (clause, text)
    assert finding.hand == "7"
    assert finding.paragraphs
    assert tally.legal == 0


def test_the_position_counts_from_one(audited: Audited) -> None:
    [finding] = audited(actions=with_actions(at("p3 cbr 6", "p3 cbr 3"))).findings
    assert finding.position == 4
    assert dict(finding.numbers)["got"] == 3


@pytest.mark.parametrize("kept", range(len(ACTIONS)))
def test_a_hand_cut_off_anywhere_was_not_played_to_its_end(audited: Audited, kept: int) -> None:
    [finding] = audited(actions=with_actions(lambda actions: actions.__delitem__(slice(kept, None)))).findings
    assert (finding.clause, finding.text, finding.position) == ("END-PLAYED", "the end of the file", kept + 1)


def test_a_wrong_final_stack_is_a_chip_made_or_lost(audited: Audited) -> None:
    [finding] = audited(finishing_stacks=[143, 63, 94]).findings
    assert (finding.clause, finding.text) == ("SEAT-CHIPCONSERVE", "the finishing stacks")
    assert dict(finding.numbers) == {"got": (143, 63, 94), "due": (142, 64, 94)}


def test_the_worse_hand_paid_is_a_wrong_final_stack(audited: Audited) -> None:
    actions = with_actions(at("p2 sm", "p2 sm KhKd"))
    assert audited(actions=actions).legal == 1
    assert audited(actions=actions, finishing_stacks=[64, 142, 94]).findings[0].clause == "SEAT-CHIPCONSERVE"


def test_without_final_stacks_the_end_is_derived(audited: Audited) -> None:
    tally = audited(finishing_stacks=None)
    assert tally.legal == 1
    assert "SEAT-CHIPCONSERVE" not in tally.applied
    assert "SEAT-CHIPCONSERVE" in tally.silent


def test_what_rests_on_added_events_does_not_count_as_applied(audited: Audited) -> None:
    tally = audited()
    assert set(tally.on_derived) == set(RESTS_ON_DERIVED)
    assert not set(tally.applied) & set(RESTS_ON_DERIVED)
    assert not {"BLIND-TWO", "POT-SUM", "POT-WINBEST", "SHOW-REVEAL"} & set(tally.applied)
    assert {"BLIND-TWO", "POT-SUM", "POT-WINBEST", "SHOW-REVEAL"} <= set(tally.silent)
    assert "DEAL-TOPCARD" not in tally.silent  # concerned, but it has not seen the pack
    assert "NL-MAXSTACK" not in tally.silent  # judges what an engine offers


def test_the_table_itself_can_be_wrong(audited: Audited) -> None:
    [finding] = audited(blinds_or_straddles=[3, 2, 0]).findings
    assert (finding.clause, finding.position, finding.text) == ("BLIND-RATIO", 0, "the table")


# Heads-up p2 has the button and the small blind; a min-raise to 4, then a fold: the 2 that nobody matched go back.
HEADS_UP: dict[str, Any] = {
    "antes": [0, 0],
    "blinds_or_straddles": [1, 2],
    "starting_stacks": [50, 50],
    "actions": ["d dh p1 AhAd", "d dh p2 KhKd", "p2 cbr 4", "p1 f"],
    "finishing_stacks": [48, 52],
}


def test_heads_up_the_last_player_has_the_button_and_the_small_blind(audited: Audited) -> None:
    assert audited(**HEADS_UP).legal == 1


def test_heads_up_the_big_blind_does_not_begin(audited: Audited) -> None:
    actions = ["d dh p1 AhAd", "d dh p2 KhKd", "p1 cbr 4", "p2 f"]
    [finding] = audited(**{**HEADS_UP, "actions": actions, "finishing_stacks": [51, 49]}).findings
    assert finding.clause == "BET-HUORDER"


# p3 is all-in with 10, p2 bets all his 50, p1 calls with his last 30: 20 of p2 go back. Main pot 30, side pot 40.
# The kings of p3 take the main pot, the queens of p1 the side pot.
SIDE_POT: dict[str, Any] = {
    "starting_stacks": [30, 50, 10],
    "actions": [
        *("d dh p1 QhQd", "d dh p2 JhJd", "d dh p3 KhKd"),
        *("p3 cbr 10", "p1 cc", "p2 cbr 50", "p1 cc"),
        *("p1 sm QhQd", "p2 sm JhJd", "p3 sm KhKd"),
        *("d db 9s8s3c", "d db 4d", "d db 5h"),
    ],
    "finishing_stacks": [40, 20, 30],
}


def test_side_pots_are_paid_apart(audited: Audited) -> None:
    assert audited(**SIDE_POT).legal == 1
    assert audited(**SIDE_POT, rules="tda").legal == 1


def test_the_main_pot_winner_does_not_get_the_side_pot(audited: Audited) -> None:
    [finding] = audited(**{**SIDE_POT, "finishing_stacks": [0, 20, 70]}).findings
    assert finding.clause == "SEAT-CHIPCONSERVE"


def test_under_tda_hands_are_tabled_before_the_run_out(audited: Audited) -> None:
    order = SIDE_POT["actions"]
    late = [*order[:7], *order[10:], "p1 sm QhQd", "p2 sm JhJd", "p3 sm KhKd"]
    assert audited(**{**SIDE_POT, "actions": late}).legal == 1
    [finding] = audited(**{**SIDE_POT, "actions": late}, rules="tda").findings
    assert (finding.clause, finding.text) == ("AI-FACEUP", "d db 9s8s3c")


# The big blind p2 has 1 chip and is all-in with it; the others still call 2. Main pot 3, side pot 2; p2 has the aces.
SHORT_BLIND: dict[str, Any] = {
    "starting_stacks": [20, 1, 20],
    "actions": [
        *("d dh p1 KhKd", "d dh p2 AhAd", "d dh p3 7c2d", "p3 cc", "p1 cc"),
        *("d db 9s8s3c", "p1 cc", "p3 cc", "d db 4d", "p1 cc", "p3 cc", "d db 5h", "p1 cc", "p3 cc"),
        *("p1 sm KhKd", "p3 sm 7c2d", "p2 sm AhAd"),
    ],
    "finishing_stacks": [20, 3, 18],
}


def test_a_short_blind_is_posted_whole(audited: Audited) -> None:
    assert audited(**SHORT_BLIND, rules="roberts").findings == []


# p1 folds his blind of 1, so p2 and p3 play for 5 with equal hands; p2 sits left of the button and gets the odd chip.
ODD: dict[str, Any] = {
    "starting_stacks": [20, 20, 20],
    "actions": [
        *("d dh p1 7c2d", "d dh p2 AhKd", "d dh p3 AsKc"),
        *("p3 cc", "p1 f", "p2 cc"),
        *("d db 9s8d3c", "p2 cc", "p3 cc", "d db 4d", "p2 cc", "p3 cc", "d db 5h", "p2 cc", "p3 cc"),
        *("p2 sm AhKd", "p3 sm AsKc"),
    ],
    "finishing_stacks": [19, 21, 20],
}


def test_the_odd_chip_goes_left_of_the_button(audited: Audited) -> None:
    assert audited(**ODD).legal == 1
    assert audited(**ODD).waived == []
    [finding] = audited(**{**ODD, "finishing_stacks": [19, 20, 21]}).findings
    assert finding.clause == "SEAT-CHIPCONSERVE"


def test_a_pot_split_into_half_chips_is_waived_by_name(audited: Audited) -> None:
    tally = audited(**{**ODD, "finishing_stacks": [19.0, 20.5, 20.5]})
    assert (tally.legal, tally.findings) == (1, [])
    assert [(entry.hand, entry.waiver) for entry in tally.waived] == [("7", "half-chip split")]


def test_the_whole_odd_chip_is_what_was_due(audited: Audited) -> None:
    [finding] = audited(**{**ODD, "finishing_stacks": [19.0, 20.5, 20.0]}).findings
    assert (finding.scale, dict(finding.numbers)["due"]) == (2, (38, 42, 40))


@pytest.mark.parametrize("stacks", [[18.5, 20.5, 21.0], [19.5, 20.5, 20.0], [19.0, 20.25, 20.75], [19.0, 20.5, 20.0]])
def test_no_other_fraction_is_waived(audited: Audited, stacks: list[float]) -> None:
    tally = audited(**{**ODD, "finishing_stacks": stacks})
    assert [finding.clause for finding in tally.findings] == ["SEAT-CHIPCONSERVE"]
    assert tally.waived == []


# Everybody plays the board. p3 has put in 2 and folded; the others share 14 chips, which leaves two odd ones.
TWO_ODD: dict[str, Any] = {
    "antes": [0, 0, 0, 0],
    "blinds_or_straddles": [1, 2, 0, 0],
    "starting_stacks": [20, 20, 20, 20],
    "actions": [
        *("d dh p1 2c3c", "d dh p2 2d3d", "d dh p3 4c5c", "d dh p4 2h3h", "p3 cc", "p4 cc", "p1 cc", "p2 cc"),
        *("d db AsKsQs", "p1 cbr 2", "p2 cc", "p3 f", "p4 cc"),
        *("d db Js", "p1 cc", "p2 cc", "p4 cc", "d db Ts", "p1 cc", "p2 cc", "p4 cc"),
        *("p1 sm 2c3c", "p2 sm 2d3d", "p4 sm 2h3h"),
    ],
}


@pytest.mark.parametrize(("rules", "stacks"), [("house", [21, 21, 18, 20]), ("blackpoker", [22, 20, 18, 20])])
def test_two_odd_chips_go_as_the_rulebook_says(audited: Audited, rules: str, stacks: list[int]) -> None:
    assert audited(**TWO_ODD, finishing_stacks=stacks, rules=rules).legal == 1


@pytest.mark.parametrize("rules", ["house", "blackpoker"])
def test_thirds_cut_down_to_halves_are_not_waived(audited: Audited, rules: str) -> None:
    tally = audited(**TWO_ODD, finishing_stacks=[20.5, 20.5, 18, 20.5], rules=rules)
    assert [finding.clause for finding in tally.findings] == ["SEAT-CHIPCONSERVE"]


def test_quarters_are_not_waived(audited: Audited) -> None:
    """Nine chips among four who play the board: p2 and the two behind him and p5, after p1 folded his blind."""
    checked = ["p2 cc", "p3 cc", "p4 cc", "p5 cc"]
    holes = {2: "2c3c", 3: "2d3d", 4: "2h3h", 5: "4c5c"}
    tally = audited(
        antes=[0] * 5,
        blinds_or_straddles=[1, 2, 0, 0, 0],
        starting_stacks=[20] * 5,
        actions=[
            *("d dh p1 4d5d", *[f"d dh p{player} {cards}" for player, cards in holes.items()]),
            *("p3 cc", "p4 cc", "p5 cc", "p1 f", "p2 cc"),
            *("d db AsKsQs", *checked, "d db Js", *checked, "d db Ts", *checked),
            *[f"p{player} sm {cards}" for player, cards in holes.items()],
        ],
        finishing_stacks=[19, 20.25, 20.25, 20.25, 20.25],
    )
    [finding] = tally.findings
    assert (finding.clause, dict(finding.numbers)["due"]) == ("SEAT-CHIPCONSERVE", (76, 84, 80, 80, 80))


def test_amounts_in_halves_are_scaled_exactly(audited: Audited) -> None:
    halves: dict[str, Any] = {
        "blinds_or_straddles": [0.5, 1.0, 0.0],
        "min_bet": 1.0,
        "starting_stacks": [10.0, 10.0, 10.0],
        "finishing_stacks": [9.5, 10.5, 10.0],
    }
    assert audited(**{**ODD, **halves}).legal == 1
    assert audited(**{**ODD, **halves}).waived == []
    tally = audited(**{**ODD, **halves, "finishing_stacks": [9.5, 10.0, 10.5]})
    assert tally.findings[0].scale == 2
    assert dict(tally.findings[0].numbers)["due"] == (19, 21, 20)


def test_amounts_in_cents_are_scaled_exactly(audited: Audited) -> None:
    cents: dict[str, Any] = {
        "blinds_or_straddles": [0.1, 0.2, 0],
        "min_bet": 0.2,
        "starting_stacks": [2, 2.0, 2],
        "actions": [*ODD["actions"][:3], "p3 cbr 0.59", "p1 f", "p2 f"],
        "finishing_stacks": [1.9, 1.8, 2.3],
    }
    assert audited(**cents).legal == 1
    cents["actions"] = [*ODD["actions"][:3], "p3 cbr 0.39", "p1 f", "p2 f"]
    [finding] = audited(**cents).findings
    assert (finding.clause, finding.scale, dict(finding.numbers)["got"]) == ("NL-MINRAISE", 100, 39)


def test_unknown_cards_of_a_player_who_folds_harm_nothing(audited: Audited) -> None:
    assert audited(actions=with_actions(at("d dh p3 7c2d", "d dh p3 ????"))).legal == 1


def test_unknown_cards_that_decide_leave_the_hand_unjudged(audited: Audited) -> None:
    def hide(actions: list[str]) -> None:
        actions[0] = "d dh p1 ????"
        actions[-2:] = ["p1 sm ????", "p2 sm KhKd"]

    tally = audited(actions=with_actions(hide))
    assert (tally.legal, tally.findings) == (0, [])
    assert [entry.reason for entry in tally.not_judged] == ["a card that decides who wins is not in the file"]


def test_a_breach_before_the_unknown_cards_is_found_all_the_same(audited: Audited) -> None:
    def hide(actions: list[str]) -> None:
        actions[0] = "d dh p1 ????"
        actions[3] = "p3 cbr 3"
        actions[-2:] = ["p1 sm ????", "p2 sm KhKd"]

    assert audited(actions=with_actions(hide)).findings[0].clause == "NL-MINRAISE"


def test_cards_dealt_openly_stand_in_for_a_hand_shown_unseen(audited: Audited) -> None:
    actions = with_actions(at("p1 sm AhAd", "p1 sm ????"))
    actions[-1] = "p2 sm KhKd"
    assert audited(actions=actions).legal == 1
    assert audited(actions=actions, finishing_stacks=[64, 142, 94]).findings[0].clause == "SEAT-CHIPCONSERVE"


def test_a_dash_shows_the_cards_that_were_dealt(audited: Audited) -> None:
    assert audited(actions=with_actions(at("p1 sm AhAd", "p1 sm -"))).legal == 1


@pytest.mark.parametrize(
    ("text", "half"), [("p1 sm AhAd", "p1 sm ??Ad"), ("d dh p1 AhAd", "d dh p1 ??Ad"), ("d dh p1 AhAd", "d dh p1 ????")]
)
def test_hands_of_which_one_line_names_a_part_are_legal(audited: Audited, text: str, half: str) -> None:
    assert audited(actions=with_actions(at(text, half))).legal == 1


def test_comments_and_empty_actions_are_no_events(audited: Audited) -> None:
    def comment(actions: list[str]) -> None:
        actions[3:3] = ["", "# the button thinks", "  "]
        actions[6] = "p3 cbr 6 # at last"

    assert audited(actions=with_actions(comment)).legal == 1


def test_the_last_live_hand_shows_only_where_it_must(audited: Audited) -> None:
    """p2 bets nothing on the river, p1 checks and mucks: under tda p2 need not show, at home he must."""

    def quiet(actions: list[str]) -> None:
        actions[-4:] = ["p1 cc", "p2 cc", "p1 sm"]

    # The pot of 38 goes to p2.
    won: dict[str, Any] = {"actions": with_actions(quiet), "finishing_stacks": [84, 122, 94]}
    assert audited(**won, rules="tda").legal == 1
    assert audited(**won).findings[0].clause == "END-PLAYED"
    assert audited(**{**won, "actions": [*won["actions"], "p2 sm KhKd"]}).legal == 1


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"variant": "PO"}, "variant PO is neither no-limit (NT) nor fixed-limit hold'em (FT)"),
        ({"antes": [0, 0, 2]}, "the antes are neither the same for everybody nor one that the big blind pays for all"),
        ({"antes": [1, 2, 0]}, "the antes are neither the same for everybody nor one that the big blind pays for all"),
        ({"blinds_or_straddles": [1, 2, 4]}, "the hand has a straddle or a third blind"),
        ({"min_bet": 4}, "the least bet, 4, is not the big blind, 2"),
    ],
)
def test_what_the_rulebook_does_not_cover_is_not_judged(
    audited: Audited, changes: dict[str, object], reason: str
) -> None:
    tally: Tally = audited(**changes)
    assert (tally.hands, tally.legal, tally.findings) == (1, 0, [])
    assert [(entry.hand, entry.reason) for entry in tally.not_judged] == [("7", reason)]
