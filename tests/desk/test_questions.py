"""Questions as people ask them find a clause that answers them."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from holdem_conformance.desk.build import DESK, in_force, index, toml
from holdem_conformance.desk.lookup import is_faint, lookup

HERE = Path(__file__).parent
NOWHERE = 99


@cache
def entries() -> dict[str, Any]:
    return index()


def asked(file: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tomllib.loads((HERE / file).read_text("utf-8"))["question"]
    return found


def words_of(question: dict[str, Any]) -> str:
    return str(question.get("de") or question["en"])


def place(question: dict[str, Any]) -> int:
    """Where the first right clause stands among the hits, counted from 1."""
    right = {in_force(id, entries()) for id in question["answers"]}
    hits = [hit.id for hit in lookup(words_of(question))]
    return min((hits.index(id) + 1 for id in right if id in hits), default=NOWHERE)


def test_there_are_enough_questions_in_both_languages() -> None:
    questions = asked("questions.toml")
    assert sum("de" in question for question in questions) >= 30
    assert sum("en" in question for question in questions) >= 30
    assert len({words_of(question) for question in questions}) == len(questions)


@pytest.mark.parametrize("question", asked("questions.toml"), ids=words_of)
def test_a_right_clause_is_among_the_first_three(question: dict[str, Any]) -> None:
    assert place(question) <= 3, [hit.id for hit in lookup(words_of(question))]


def test_nine_in_ten_are_answered_by_the_first_hit() -> None:
    questions = asked("questions.toml")
    second_best = [words_of(question) for question in questions if place(question) > 1]
    assert len(second_best) <= len(questions) / 10, second_best


def test_questions_nobody_prepared_for_are_mostly_answered_too() -> None:
    questions = asked("unseen.toml")
    places = [place(question) for question in questions]
    assert sum(found <= 3 for found in places) >= 0.8 * len(questions), places
    assert {words_of(question) for question in questions}.isdisjoint(map(words_of, asked("questions.toml")))


def test_hardly_a_question_that_is_answered_is_called_faint() -> None:
    questions = [words_of(question) for question in (*asked("questions.toml"), *asked("unseen.toml"))]
    assert len([question for question in questions if is_faint(question)]) <= 2


def test_the_thesaurus_quotes_no_question() -> None:
    thesaurus = toml(DESK / "thesaurus.toml")
    phrases = {phrase.casefold() for part in thesaurus.values() for names in part.values() for phrase in names}
    questions = {words_of(question).casefold().rstrip("?") for question in asked("questions.toml")}
    # Phrases the desk is said to understand, word for word, where it is described.
    assert phrases & questions <= {"string bet"}


def test_no_name_is_listed_twice_in_a_concept() -> None:
    for concept, names in toml(DESK / "thesaurus.toml")["concepts"].items():
        folded = [name.casefold() for name in names]
        assert [name for name in folded if folded.count(name) > 1] == [], concept
