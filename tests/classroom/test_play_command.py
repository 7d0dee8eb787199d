"""`holdem play` at the terminal and without one."""

import os
import subprocess
import sys

import pytest

from holdem_conformance import cli
from holdem_conformance.classroom.turning import turn_pages

LIMPER = "no-limit.limper-may-not-reraise-a-short-all-in"


def turned(book, *answers: str) -> list[str]:
    """The headlines shown while the reader answers so; then the input ends."""
    left, shown = list(answers), []

    def ask(prompt: str) -> str:
        assert prompt == "Enter next · b back · q quit "
        if not left:
            raise EOFError
        return left.pop(0)

    turn_pages(book, ask, shown.append)
    return [page.splitlines()[0].partition("  ")[0] for page in shown[1:]]


def test_enter_goes_on_b_back_and_q_quits(book):
    first, second, third = (
        "1 · The hand begins",
        "2 · Ben posts 50 as the small blind",
        "3 · Cem posts 100 as the big blind",
    )
    assert turned(book(), "", "", "b", "", "q") == [first, second, third, second, third]
    assert turned(book(), "b", "q") == [first, first], "there is nothing before the first page"
    assert turned(book()) == [first], "the end of the input ends the reading"


def test_after_the_last_page_the_reading_is_over(book):
    told = book()
    assert len(turned(told, *[""] * 100)) == len(told.told.steps)


def test_without_a_terminal_everything_is_printed(capsys, monkeypatch):
    monkeypatch.setattr("sys.stdin.isatty", lambda: False, raising=False)
    assert cli.main(["play", LIMPER]) == 0
    out = capsys.readouterr().out
    assert out.startswith("A limper may not re-raise a short all-in\n")
    assert "15 · The hand is over" in out


def test_at_a_terminal_the_reader_is_asked(capsys, monkeypatch):
    class Terminal:
        def isatty(self) -> bool:
            return True

        def readline(self) -> str:
            return "q\n"

    monkeypatch.setattr("sys.stdin", Terminal())
    assert cli.main(["play", LIMPER]) == 0
    out = capsys.readouterr().out
    assert "1 · The hand begins" in out
    assert "2 · " not in out
    assert cli.main(["play", LIMPER, "--all"]) == 0
    assert "2 · " in capsys.readouterr().out


def test_one_step_alone(capsys):
    assert cli.main(["play", LIMPER, "--step", "7a", "--step", "6"]) == 0
    heads = [line for line in capsys.readouterr().out.splitlines() if " · " in line]
    assert [head.partition("  ")[0] for head in heads] == [
        "7a · Ada may not raise to 250 here",
        "6 · Ben raises all-in to 150",
    ]


def test_a_hand_of_ones_own(capsys, written):
    assert cli.main(["play", written("Ada folds\nBen folds", "Ada = 1000, Ben = 950, Cem = 1050"), "--all"]) == 0
    assert "The pot of 100 goes to Cem (100)" in capsys.readouterr().out


def test_a_hand_against_the_rules_is_found(capsys, written):
    assert cli.main(["play", written("Ada raises to 150"), "--all"]) == 1
    out = capsys.readouterr().out
    assert "Ada may not raise to 150 here" in out
    assert "  NL-MINRAISE" in out
    assert out.rstrip().endswith("The play of this hand is against the rules here and stops.")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["pots.odd-chip"], "there is no hand 'pots.odd-chip'; did you mean pots.odd-chip-"),
        (["nothing-like-it"], "there is no hand 'nothing-like-it'; "),
        (["missing.toml"], "there is no file 'missing.toml'; "),
        ([LIMPER, "--step", "99"], f"there is no step 99; {LIMPER} has the steps 1 to 15"),
        ([LIMPER, "--step", "7b"], f"there is no step 7b; {LIMPER} has the steps 1 to 15"),
        ([LIMPER, "--step", "0"], "there is no step 0; "),
    ],
)
def test_one_sentence_for_what_is_not_there(words, sentence, capsys):
    assert cli.main(["play", *words]) == 2
    error = capsys.readouterr().err
    assert error.startswith(f"holdem play: {sentence}")
    assert error.count("\n") == 1


def test_a_file_that_cannot_be_read_is_told_with_its_place(capsys, tmp_path):
    file = tmp_path / "bad.toml"
    file.write_text('id = "x', "utf-8")
    assert cli.main(["play", str(file)]) == 2
    assert "This is not TOML" in capsys.readouterr().err


def test_a_screen_that_has_no_signs_gets_letters():
    command = [sys.executable, "-m", "holdem_conformance.cli", "play", LIMPER, "--all", "--lang", "de"]
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(command, env=environment, capture_output=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    assert b"As Kd" in done.stdout
    assert b"Ben erh?ht auf 150" in done.stdout
