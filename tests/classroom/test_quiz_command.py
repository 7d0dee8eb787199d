"""`holdem quiz`: asking, marking, the score and what to look at again."""

import io
import re

import pytest

from holdem_conformance import cli
from holdem_conformance.classroom.paper import Paper
from holdem_conformance.classroom.quiz import draw
from holdem_conformance.classroom.quiz.asking import Plan, hold_quiz
from holdem_conformance.classroom.quiz.draw import TOPICS, drawn_question
from holdem_conformance.classroom.quiz.question import Disagreement
from holdem_conformance.classroom.quiz.scene import Room
from holdem_conformance.classroom.words import Words
from holdem_spec.vocabulary.rulebook import HOUSE

ROOM = Room(Words("en"), Paper(), HOUSE)


@pytest.fixture
def quiz(capsys, monkeypatch):
    """Run the command with answers from a pipe: exit code, what it prints, what it complains of."""

    def run(answers: str, *words: str) -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(answers))
        code = cli.main(["quiz", *words])
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return run


def solutions(seed: int, numbers, topics=tuple(TOPICS)) -> list[str]:
    return [drawn_question(seed, n, topics, ROOM).solution for n in numbers]


def test_all_right(quiz):
    answers = "\n".join(solutions(7, range(1, 6))) + "\n"
    code, out, _ = quiz(answers, "--seed", "7", "--questions", "5")
    assert code == 0
    assert out.count("\n○ right\n") == 5
    assert out.rstrip().endswith("5 ○ · 0 △ · 0 × of 5 questions")
    assert "look at again" not in out


def test_every_answer_gets_exactly_one_mark(quiz):
    """Right, nearly (the size instead of the total), wrong, not readable, nothing."""
    right = solutions(2, [1], ("minimum-raise",))[0]
    _, out, _ = quiz(f"{right}\n", "--seed", "2", "--questions", "1", "--topic", "minimum-raise")
    size = re.search(r"\d+ \+ (\d+) = ", out)[1]
    answers = [(right, "○"), (size, "△"), ("1", "×"), ("many", "×"), ("", "×")]
    for answer, mark in answers:
        _, out, _ = quiz(f"{answer}\n", "--seed", "2", "--questions", "1", "--topic", "minimum-raise")
        marked = [line for line in out.splitlines() if line[:1] in "○△×" and line]
        assert [line[0] for line in marked] == [mark], answer


def test_an_answer_from_a_pipe_that_cannot_be_read_is_said_to_be_and_wrong(quiz):
    right = solutions(7, [1], ("pot",))[0]
    _, out, _ = quiz("many\n", "--seed", "7", "--questions", "1", "--topic", "pot")
    assert f"> many\n× I cannot read that; the answer is {right}\n  Please write a number.\n" in out
    assert "\n0 ○ · 0 △ · 1 × of one question" in out
    german = quiz("viele\n", "--seed", "7", "--questions", "1", "--topic", "pot", "--lang", "de")[1]
    assert f"\n× Das kann ich nicht lesen; richtig ist {right}\n  Bitte schreib eine Zahl.\n" in german


def test_the_end_of_the_input_ends_the_quiz(quiz):
    code, out, _ = quiz("1\n", "--seed", "7")
    assert code == 0
    assert "of one question" in out
    assert "\n2 · " in out
    assert quiz("", "--seed", "7")[1].rstrip().endswith("No question was answered.")


def test_q_ends_the_quiz(quiz):
    assert quiz("q\n1\n1\n", "--seed", "7")[1].rstrip().endswith("No question was answered.")


def test_what_was_not_right_is_listed_with_the_command_that_opens_it_again(quiz):
    right = solutions(7, [1, 2, 3])
    _, out, _ = quiz(f"{right[0]}\nnonsense\n{right[2]}\n", "--seed", "7", "--questions", "3", "--lang", "en")
    review = out.partition("To look at again:")[2]
    assert (
        f"  2 × {Words('en')('topic.' + drawn_question(7, 2, tuple(TOPICS), ROOM).topic)}: you wrote nonsense" in review
    )
    assert f"right is {right[1]}" in review
    command = re.search(r"holdem (quiz .*)", review)[1].split()
    assert command == ["quiz", "--seed", "7", "--only", "2"]
    shown_again = quiz(f"{right[1]}\n", *command[1:])[1]
    scene = drawn_question(7, 2, tuple(TOPICS), ROOM).scene
    assert scene in shown_again
    assert scene in out
    assert shown_again.rstrip().endswith("1 ○ · 0 △ · 0 × of one question")


def test_what_was_nearly_right_is_listed_too(quiz):
    _, out, _ = quiz("x\n", "--seed", "2", "--questions", "1", "--topic", "minimum-raise")
    size = re.search(r"\d+ \+ (\d+) = ", out)[1]
    _, out, _ = quiz(f"{size}\n", "--seed", "2", "--questions", "1", "--topic", "minimum-raise")
    assert f"  1 △ The minimum raise: you wrote {size}, right is" in out.partition("To look at again:")[2]


def test_the_command_to_look_again_keeps_topics_and_language(quiz):
    out = quiz("x\n", "--seed", "7", "--questions", "1", "--topic", "pot", "--topic", "call", "--lang", "de")[1]
    assert "holdem quiz --seed 7 --only 1 --topic call --topic pot --lang de" in out
    assert "Noch einmal ansehen:" in out


def test_the_same_seed_asks_the_same_and_a_chosen_seed_is_told(quiz):
    first, second = quiz("1\n2\n", "--seed", "9")[1], quiz("1\n2\n", "--seed", "9")[1]
    assert first == second
    seed = re.match(r"seed (\d+)", quiz("")[1])[1]
    assert quiz("1\n", "--seed", seed)[1].startswith(f"seed {seed} ")


def test_at_a_terminal_an_answer_that_cannot_be_read_is_asked_again():
    right = solutions(7, [1], ("pot",))[0]
    left, shown = ["what?", right], []
    plan = Plan(7, ("pot",), (1,), strict=False)
    answered = hold_quiz(plan, ROOM, lambda prompt: left.pop(0), shown.append)
    assert "Please write a number." in shown
    assert [one.reply.mark.value for one in answered] == ["○"]


def test_paper_without_signs_has_marks_of_letters():
    shown = []
    room = ROOM._replace(paper=Paper(signs=False))
    hold_quiz(Plan(7, ("pot",), (1,), strict=True), room, lambda prompt: "x", shown.append)
    assert not re.search("[♣♦♥♠○△×]", "".join(shown))
    assert shown[-1].splitlines()[1] == "0 o - 0 - - 1 x of one question"


def test_a_disagreement_is_one_sentence(quiz, monkeypatch):
    def quarrel(*_):
        raise Disagreement("about the pot they differ")

    monkeypatch.setitem(draw.TOPICS, "pot", quarrel)
    code, _, error = quiz("1\n", "--seed", "7", "--topic", "pot")
    assert code == 2
    assert error == "holdem quiz: seed 7: about the pot they differ\n"


@pytest.mark.parametrize(
    ("words", "sentence"), [(("--questions", "0"), "--questions must be"), (("--only", "0"), "--only must be")]
)
def test_one_sentence_for_numbers_that_are_none(quiz, words, sentence):
    code, _, error = quiz("", *words)
    assert code == 2
    assert error.startswith(f"holdem quiz: {sentence}")
