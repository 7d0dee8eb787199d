"""`holdem audit` as it is called: its report, its JSON, its exit codes."""

import argparse
import json
from pathlib import Path
from string import Formatter

import pytest

from holdem_conformance.audit.phrases import PHRASES
from holdem_conformance.commands.audit import add_arguments, run

from .conftest import HandFile, with_actions


def audit(*arguments: str) -> int:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    return run(parser.parse_args(arguments))


def too_small(actions: list[str]) -> None:
    actions[3] = "p3 cbr 3"


def test_legal_hands_exit_with_0(hand_file: HandFile, capsys: pytest.CaptureFixture[str]) -> None:
    assert audit(str(hand_file())) == 0
    assert "audit under house: 1 hand · 1 legal · 0 findings · 0 not judged" in capsys.readouterr().out


def test_a_finding_names_hand_action_clause_paragraphs_and_numbers(
    hand_file: HandFile, capsys: pytest.CaptureFixture[str]
) -> None:
    file = hand_file(actions=with_actions(too_small))
    assert audit(str(file)) == 1
    out = capsys.readouterr().out
    assert f"{file}, hand 7, action 4: p3 cbr 3\n    NL-MINRAISE (S0.26 " in out
    assert "): got 3, at least 4" in out


def test_what_was_not_judged_is_said(hand_file: HandFile, capsys: pytest.CaptureFixture[str]) -> None:
    file = hand_file(variant="PO")
    assert audit(str(file)) == 0
    out = capsys.readouterr().out
    assert "No hand was judged." in out
    assert "clause  " not in out
    assert (
        f"not judged: variant PO is neither no-limit (NT) nor fixed-limit hold'em (FT), 1 hand\n  {file}, hand 7" in out
    )


def test_many_hands_not_judged_for_one_reason_are_counted_and_cut_short(
    hand_file: HandFile, capsys: pytest.CaptureFixture[str]
) -> None:
    assert audit(*[str(hand_file(f"{number}.phh", variant="PO")) for number in range(12)]) == 0
    out = capsys.readouterr().out
    assert "(FT), 12 hands\n" in out
    assert "9.phh" in out
    assert "11.phh" not in out
    assert "  and 2 others; --json lists them all" in out


def test_clauses_are_counted_and_the_silent_ones_named(hand_file: HandFile, capsys: pytest.CaptureFixture[str]) -> None:
    audit("--verbose", str(hand_file()))
    out = capsys.readouterr().out
    assert f"{'BET-CALL':<20}{4:>10}{0:>10}" in out  # p1 and p2 before the flop, p1 on the flop, p2 on the river
    assert f"{'DEAL-TOPCARD':<20}{0:>10}{3:>10}" in out
    assert "BLIND-TWO" in out.partition("Never concerned: ")[2]


def test_the_silent_clauses_are_named_only_when_asked(hand_file: HandFile, capsys: pytest.CaptureFixture[str]) -> None:
    audit(str(hand_file()))
    assert "Never concerned" not in capsys.readouterr().out
    assert audit("--verbose", str(hand_file(actions=["p1 calls"]))) == 1
    out = capsys.readouterr().out
    assert "No hand was judged." in out
    assert "Never concerned" not in out
    assert "clause  " not in out


def test_a_broken_clause_was_concerned(hand_file: HandFile, capsys: pytest.CaptureFixture[str]) -> None:
    audit("--verbose", str(hand_file(actions=with_actions(too_small))))
    out = capsys.readouterr().out
    assert f"{'NL-MINRAISE':<20}{0:>10}{0:>10}{1:>10}\n" in out
    assert "NL-MINRAISE" not in out.partition("Never concerned: ")[2]


NAMED = {"players": ["Ada", "Ben", "Cem"]}


def test_the_numbers_are_put_into_words(hand_file: HandFile, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(hand_file(actions=with_actions(too_small)))
    audit(file)
    english = capsys.readouterr().out
    assert "got 3, at least 4\n    2 + 2 = 4; 3 is too little.\n" in english
    audit("--lang", "de", file)
    german = capsys.readouterr().out
    assert german.startswith("Prüfung nach house: 1 Hand · 0 regelgerecht · 1 Befund · 0 nicht beurteilt\n")
    assert ", Hand 7, Aktion 4: p3 cbr 3\n" in german
    assert "    2 + 2 = 4; 3 ist zu wenig.\n" in german
    audit("--json", file)
    assert set(json.loads(capsys.readouterr().out)["findings"][0]["sentence"]) == {"en", "de"}


def reraise(actions: list[str]) -> None:
    actions[3:] = ["p3 cbr 6", "p2 f"]


def test_players_have_the_names_of_the_file(hand_file: HandFile, capsys: pytest.CaptureFixture[str]) -> None:
    out_of_turn = with_actions(reraise)
    audit(str(hand_file(actions=out_of_turn, **NAMED)))
    assert "Ada" in capsys.readouterr().out
    audit(str(hand_file(actions=out_of_turn)))
    assert "p1" in capsys.readouterr().out.partition("BET-CLOCKWISE")[2].splitlines()[1]
    collection = hand_file("two.phhs", actions=out_of_turn, **NAMED)
    text = collection.read_text("utf-8")
    collection.write_text(f"[a]\n{text}\n[b]\n{text.replace('Ada', 'Zoë')}\n", "utf-8")
    audit("--lang", "de", str(collection))
    first, second = capsys.readouterr().out.split("Hand b")
    assert "Ada" in first
    assert "Zoë" in second
    assert "Ada" not in second


def test_the_report_says_the_same_in_both_languages() -> None:
    assert set(PHRASES["en"]) == set(PHRASES["de"])
    fields = {key: {name for _, name, _, _ in Formatter().parse(text) if name} for key, text in PHRASES["en"].items()}
    for key, text in PHRASES["de"].items():
        assert {name for _, name, _, _ in Formatter().parse(text) if name} == fields[key], key


def test_the_example_of_the_documentation_is_illegal(capsys: pytest.CaptureFixture[str]) -> None:
    example = Path(__file__).parents[2] / "docs" / "examples" / "illegal-reraise.phh"
    assert audit(str(example)) == 1
    out = capsys.readouterr().out
    assert "action 9: p3 cbr 100\n    NL-NOREOPEN (" in out
    assert "Since Ada acted, the bet has risen by 40 − 30 = 10; a full raise is 20.\n" in out


def test_json_is_one_object_with_its_keys_in_order(hand_file: HandFile, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = hand_file("good.phh"), hand_file("bad.phh", actions=with_actions(too_small))
    unreadable, other = hand_file("x.phh", actions=["p1 calls"]), hand_file("other.phh", variant="PO")
    assert audit("--json", "--rules", "tda", str(good), str(bad), str(unreadable), str(other)) == 1
    report = json.loads(capsys.readouterr().out)
    assert list(report) == [
        *("rules", "hands", "legal", "findings", "waived", "not_judged", "applied", "on_derived", "unseen", "silent")
    ]
    assert (report["rules"], report["hands"], report["legal"], report["waived"]) == ("tda", 4, 1, [])
    raised, unread = report["findings"]
    assert (raised["file"], raised["hand"], raised["clause"]) == (str(bad), "7", "NL-MINRAISE")
    assert raised["event"] == {"position": 4, "text": "p3 cbr 3"}
    assert raised["numbers"] == {"got": 3, "at_least": 4}
    assert "S0.26" in raised["paragraphs"]
    assert (unread["clause"], unread["event"]) == (None, {"position": 1, "text": "p1 calls"})
    assert report["not_judged"] == [
        {"file": str(other), "hand": "7", "reason": "variant PO is neither no-limit (NT) nor fixed-limit hold'em (FT)"}
    ]
    assert report["applied"]["BET-CALL"] == 4
    assert report["unseen"] == {"DEAL-TOPCARD": 3}


def test_a_waiver_is_listed_with_its_sentence(hand_file: HandFile, capsys: pytest.CaptureFixture[str]) -> None:
    # p1 folds his blind of 1; p2 and p3 share the 5 in the middle.
    actions = [
        *("d dh p1 7c2d", "d dh p2 AhKd", "d dh p3 AsKc", "p3 cc", "p1 f", "p2 cc"),
        *("d db 9s8d3c", "p2 cc", "p3 cc", "d db 4d", "p2 cc", "p3 cc", "d db 5h", "p2 cc", "p3 cc"),
        *("p2 sm AhKd", "p3 sm AsKc"),
    ]
    file = hand_file(actions=actions, finishing_stacks=[99, 100.5, 100.5])
    assert audit(str(file)) == 0
    out = capsys.readouterr().out
    assert "1 legal (1 of them waived)" in out
    assert "waived: half-chip split, 1 hand. The file splits a pot with an odd chip" in out
    audit("--json", str(file))
    report = json.loads(capsys.readouterr().out)
    assert report["waived"] == [{"file": str(file), "hand": "7", "waiver": "half-chip split"}]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["nowhere.phh"], "holdem audit: there is no 'nowhere.phh'; give "),
        (["--rules", "wsop", "nowhere.phh"], "holdem audit: there is no rulebook 'wsop'; choose one of house, "),
    ],
)
def test_what_cannot_run_says_so_in_one_sentence_and_exits_with_2(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert audit(*arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith(sentence)
    assert captured.err.count("\n") == 1
