"""`holdem explain` as it is called: the telling, a position, JSON, languages, complaints."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from holdem_conformance.classroom.paper import Paper

from .conftest import LIMPER, Explain


def test_a_hand_is_told_in_numbered_lines_with_the_pot(explain: Explain) -> None:
    code, out, _ = explain(LIMPER)
    lines = [" ".join(line.split()) for line in out.splitlines()]
    assert code == 0
    assert lines[1] == "A limper may not re-raise a short all-in"
    assert "1 the table: Cem 5000, Ada 5000, Ben 150; blinds 50/100, button Ada pot 0" in lines
    assert "4 hole cards: Ben 7♣ 7♦, Cem Q♥ J♥, Ada A♠ K♦ pot 150" in lines
    assert "6 Ben raises to 150 (all-in) pot 350" in lines
    assert "7 Cem calls to 150, 50 more pot 400" in lines
    assert "9 flop 2♣ 5♦ 9♥ (after a burn) pot 400" in lines
    assert lines[-2:] == ["14 main pot is paid: Ben 400 pot 0", "15 the hand ends: Cem 4850, Ada 4900, Ben 400 pot 0"]


def test_what_the_scenario_says_must_not_be_done_stands_where_it_is_tried(explain: Explain) -> None:
    lines = explain(LIMPER)[1].splitlines()
    place = lines.index("  7a not allowed: Ada raises to 250")
    assert lines[place - 1].startswith("  7  Cem calls")
    assert lines[place + 1].split() == ["NL-NOREOPEN", "S0.36", "S0.49"]
    assert lines[place + 2].strip() == ("Since Ada acted, the bet has risen by 150 − 100 = 50; a full raise is 100.")


def test_a_position_names_turn_choices_and_what_forbids_the_rest(explain: Explain) -> None:
    out = explain(LIMPER, "--step", "7")[1]
    assert "Step 7 of 15: Cem calls to 150, 50 more\n" in out
    assert "  Ben          0       150     150  7♣ 7♦  all-in\n" in out
    assert "Pots: bets in front 400\n" in out
    assert "To act: Ada\nLegal: fold · call 50 (to 150)\nNot legal:\n  Ada: check\n    BET-CHECK  S0.19 " in out
    assert "150 − 100 = 50 is to be paid; only who has nothing to pay may check." in out
    assert "  Ada: call to 101–149\n" in out
    assert "  Ada: raise\n    NL-NOREOPEN  S0.36 S0.49\n      Since Ada acted, the bet has risen by" in out
    assert "  Ben and Cem: act\n    BET-CLOCKWISE  S1.34 " in out
    assert "After Cem the next clockwise who can act is Ada." in out


def test_what_is_tried_behind_a_step_is_asked_for_with_its_letter(explain: Explain) -> None:
    at_seven = explain(LIMPER, "--step", "7")
    assert "\n  7a not allowed: Ada raises to 250\n" in at_seven[1]
    assert explain(LIMPER, "--step", "7a") == at_seven


def test_amounts_are_named_with_their_arithmetic(explain: Explain) -> None:
    """After Ada's call: the bet is 100, a raise goes to 200; Ben has 150 and may go all-in for less."""
    out = explain(LIMPER, "--step", "5")[1]
    assert "To act: Ben\nLegal: fold · call 50 (to 100) · raise to 150\n" in out
    assert "  Ben: raise to 51–100\n    BET-RAISE " in out
    assert "  Ben: raise to 101–149\n    NL-MINRAISE " in out
    assert "      100 + 100 = 200; 101 is too little.\n" in out
    assert "  Ben: raise to 151 or more\n    SEAT-TABLESTAKES " in out
    assert "      101 would have to be added, but only 100 is left.\n" in out


def test_german(explain: Explain) -> None:
    told = explain(LIMPER, "--lang", "de")[1]
    assert "Wer gelimpt hat, darf ein Kurz-All-in nicht erhöhen" in told
    assert "  6  Ben erhöht auf 150 (all-in) " in told
    assert "  7a nicht erlaubt: Ada erhöht auf 250\n" in told
    out = explain(LIMPER, "--step", "7", "--lang", "de")[1]
    assert "An der Reihe: Ada\nErlaubt: aussteigen · mitgehen für 50 (auf 150)\nNicht erlaubt:\n  Ada: checken\n" in out
    assert "Seit Ada gehandelt hat, ist der Einsatz um 150 − 100 = 50 gestiegen; eine volle Erhöhung ist 100." in out


def test_cards_are_written_as_on_the_pages_of_the_classroom_and_for_programs_in_letters(
    explain: Explain, explained: Callable[..., dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "\nBoard: 2♣ 5♦ 9♥ 10♠ 3♠\n" in explain(LIMPER, "--step", "11")[1]
    assert explained(LIMPER, "--step", "11")["event"] == "river 3s (after a burn)"
    monkeypatch.setattr("holdem_conformance.classroom.paper.paper_for", lambda output: Paper(signs=False))
    assert "\nBoard: 2c 5d 9h Ts 3s\n" in explain(LIMPER, "--step", "11")[1]


def test_json_of_a_position(explained: Callable[..., dict[str, Any]]) -> None:
    told = explained(LIMPER, "--step", "7")
    assert (told["hand"], told["rules"], told["step"], told["pot"]) == (LIMPER, "house", 7, 400)
    assert (told["board"], told["pots"], told["to_act"], told["why_nobody"]) == ([], [], "Ada", None)
    assert told["seats"][2] == {
        "seat": 2, "player": "Ben", "button": False, "stack": 0, "in_front": 150, "put_in": 150, "cards": ["7c", "7d"],
        "folded": False, "mucked": False, "shown": False, "all_in": True,
    }  # fmt: skip
    assert told["legal"] == [
        {"player": "Ada", "action": "fold"},
        {"player": "Ada", "action": "call to 150", "costs": 50, "to": 150},
    ]
    assert {
        "player": "Ada",
        "action": "raise",
        "clause": "NL-NOREOPEN",
        "paragraphs": ["S0.36", "S0.49"],
        "numbers": {"risen_by": 50, "full_raise": 100},
        "sentence": "Since Ada acted, the bet has risen by 150 − 100 = 50; a full raise is 100.",
    } in told["forbidden"]
    assert [(e["player"], e["clause"]) for e in told["forbidden"] if e["action"] == "act"] == [
        ("Ben", "BET-CLOCKWISE"),
        ("Cem", "BET-CLOCKWISE"),
    ]
    assert told["breach"] is None
    assert [line["step"] for line in told["steps"]] == [*range(1, 16)]


def test_json_without_a_step_is_the_end_of_the_hand(explained: Callable[..., dict[str, Any]]) -> None:
    told = explained(LIMPER)
    assert told["step"] == 15
    assert told["board"] == ["2c", "5d", "9h", "Ts", "3s"]
    assert [seat["stack"] for seat in told["seats"]] == [4850, 4900, 400]
    assert told["why_nobody"] == {"reason": "over", "sentence": "The hand is over."}
    assert {entry["clause"] for entry in told["forbidden"]} >= {"END-OVER"}
    assert told["legal"] == []


def test_an_amount_that_is_offered_has_its_ends(explained: Callable[..., dict[str, Any]]) -> None:
    """The left of the blinds may raise to at least 100 + 100, at most to his 5000."""
    told = explained(LIMPER, "--step", "4")
    assert {"player": "Ada", "action": "raise to 200..5000", "least": 200, "most": 5000} in told["legal"]
    assert [e["action"] for e in told["forbidden"] if e["player"] == "Ada" and e["action"].startswith("raise")] == [
        "raise to 1..100",
        "raise to 101..199",
        "raise to 5001..",
    ]


def test_another_rulebook_forbids_something_else(explained: Callable[..., dict[str, Any]]) -> None:
    """Nobody has bet on this flop. Under blackpoker a player who could check may not fold."""
    hand = ("betting.nothing-to-call-on-an-unbet-flop", "--step", "8")
    house, blackpoker = explained(*hand), explained(*hand, "--rules", "blackpoker")
    assert house["to_act"] == blackpoker["to_act"]
    assert "fold" in [entry["action"] for entry in house["legal"]]
    folds = [(e["clause"], e["sentence"]) for e in blackpoker["forbidden"] if e["action"] == "fold"]
    assert folds == [("BET-FOLDFREE", "To be paid: 0. At this table nobody folds who could check.")]


def test_a_table_that_must_not_be_played_at(explain: Explain, explained: Callable[..., dict[str, Any]]) -> None:
    hand = "blinds.a-small-blind-above-the-big-blind-is-refused"
    code, out, _ = explain(hand)
    assert code == 0
    assert "Here the hand breaks BLIND-RATIO (S3.9): The small blind of " in out
    breach = explained(hand)["breach"]
    assert (breach["step"], breach["clause"], breach["paragraphs"]) == (1, "BLIND-RATIO", ["S3.9"])


@pytest.fixture
def scenario(tmp_path: Path) -> Callable[[str, str], str]:
    """The hand of the limper with a line of its play changed, in a file of its own."""
    from holdem_conformance.scenarios.read import SUITE

    text = (SUITE / "no-limit" / f"{LIMPER.partition('.')[2]}.toml").read_text("utf-8")

    def write(old: str, new: str) -> str:
        assert old in text
        folder = tmp_path / "no-limit"
        folder.mkdir()
        path = folder / f"{LIMPER.partition('.')[2]}.toml"
        path.write_text(text.replace(old, new), "utf-8")
        return str(path)

    return write


def test_an_illegal_act_is_said_where_it_is_done(
    scenario: Callable[[str, str], str], explained: Callable[..., dict[str, Any]]
) -> None:
    """Ada raises to 250 although she may not: the position is the one that she found, and nothing more is told."""
    told = explained(scenario("Ada folds", "Ada raises to 250"))
    breach = told["breach"]
    assert (breach["step"], breach["clause"], breach["also"]) == (8, "NL-NOREOPEN", [])
    assert breach["numbers"] == {"risen_by": 50, "full_raise": 100}
    assert (told["step"], told["to_act"], told["pot"]) == (8, "Ada", 400)
    assert told["untold"] > 0
    assert told["steps"][6]["breach"] is None


def test_wrong_shares_are_a_breach(
    scenario: Callable[[str, str], str], explained: Callable[..., dict[str, Any]]
) -> None:
    told = explained(scenario("to = { Ben = 400 }", "to = { Cem = 400 }"))
    assert told["breach"]["clause"] == "POT-WINBEST"
    assert told["breach"]["sentence"] == (
        "The best hand: Ben; paid would be Cem. The hands are Cem high card (Q J T 9 5), Ben pair (7 T 9 5)."
    )


def test_a_play_that_stops_is_not_played_to_its_end(
    scenario: Callable[[str, str], str], explained: Callable[..., dict[str, Any]]
) -> None:
    told = explained(scenario("Ada folds\nnobody to act\nBen shows\nCem shows\n", ""))
    assert told["breach"]["clause"] == "END-PLAYED"
    assert told["breach"]["sentence"] == ("The hand is not played to its end: Ada is to act, with 0 of 5 board cards.")


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (
            ["no-limit.limper-may-not-reraise-a-short-allin"],
            f"there is no scenario 'no-limit.limper-may-not-reraise-a-short-allin'; the nearest are {LIMPER}, ",
        ),
        (["limper-may-not"], f"there is no scenario 'limper-may-not'; the nearest are {LIMPER}, "),
        ([LIMPER, "--step", "0"], f"there is no step 0; {LIMPER} has steps 1 to 15"),
        ([LIMPER, "--step", "16"], f"there is no step 16; {LIMPER} has steps 1 to 15"),
        ([LIMPER, "--step", "7b"], f"there is no step 7b; {LIMPER} has steps 1 to 15"),
        ([LIMPER, "--rules", "vegas"], "there is no rulebook 'vegas'; choose one of house, "),
        (["nowhere.toml"], "nowhere.toml: There is no such file; "),
        (["nowhere.phh"], "there is no file 'nowhere.phh'; give the path of a hand"),
    ],
)
def test_a_question_without_an_answer_is_one_sentence_and_exit_code_2(
    explain: Explain, words: list[str], complaint: str
) -> None:
    code, out, err = explain(*words)
    assert (code, out) == (2, "")
    assert err.startswith(f"holdem explain: {complaint}")
    assert err.count("\n") == 1


def test_where_nobody_may_act_the_weightiest_reason_comes_first(
    explain: Explain, explained: Callable[..., dict[str, Any]]
) -> None:
    """After the end of the hand it is nobody's turn either, but the end explains more."""
    out = explain(LIMPER, "--step", "15")[1]
    assert "Not legal:\n  Ben, Cem and Ada: act, show, muck\n    END-OVER  no paragraph\n" in out
    acts = [e["clause"] for e in explained(LIMPER)["forbidden"] if (e["player"], e["action"]) == ("Ben", "act")]
    assert acts[0] == "END-OVER"
    assert len(acts) > 1
