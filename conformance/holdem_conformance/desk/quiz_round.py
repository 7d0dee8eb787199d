"""A round of the quiz, held with right, nearly right and wrong answers, and what was seen of it (S4.88, S4.89)."""

import re
from collections import Counter
from random import Random

from holdem_conformance.classroom.paper import Paper
from holdem_conformance.classroom.quiz.amounts import least_raise
from holdem_conformance.classroom.quiz.asking import Plan, hold_quiz
from holdem_conformance.classroom.quiz.draw import drawn_question
from holdem_conformance.classroom.quiz.hands import Moment, moments
from holdem_conformance.classroom.quiz.question import Mark, Question
from holdem_conformance.classroom.quiz.scene import Room
from holdem_conformance.classroom.words import LANGUAGES, Words
from holdem_spec.judge.counsel import broken_by
from holdem_spec.terms.betting import everything, to_act
from holdem_spec.terms.dealing import hole_cards_are_dealt
from holdem_spec.vocabulary.events import RaisedTo
from holdem_spec.vocabulary.project import Answered, LeastRaise
from holdem_spec.vocabulary.rulebook import HOUSE

SEED = 489
TOPICS = ("minimum-raise", "call", "turn")
NUMBERS = tuple(range(1, 10))
ROOM = Room(Words("en"), Paper(), HOUSE)

HEADLINE = re.compile(r"\n(\d+) · ")
"""How a question begins."""


def a_round() -> tuple[Answered, ...]:
    """Every question of the round with what was shown for its answer, read off the page as a player reads it."""
    questions = {number: drawn_question(SEED, number, TOPICS, ROOM) for number in NUMBERS}
    page: list[str] = []
    asked: Counter[int] = Counter()
    marked: dict[int, str] = {}

    def show(text: str) -> None:
        if asked and not HEADLINE.match(text):
            marked.setdefault(_open_question(page), text.partition("\n")[0])
        page.append(text)

    def ask(_: str) -> str:
        number = _open_question(page)
        asked[number] += 1
        return _answer(questions[number], tuple(Mark)[number % 3])

    hold_quiz(Plan(SEED, TOPICS, NUMBERS, strict=True), ROOM, ask, show)
    return tuple(
        Answered(
            question.topic,
            "".join(re.findall("[○△×]", marked[number])),
            re.search(rf"--only {number}\b", page[-1]) is not None,
            asked[number],
        )
        for number, question in questions.items()
    )


def _open_question(page: list[str]) -> int:
    return max(int(found[1]) for text in page if (found := HEADLINE.match(text)))


def _answer(question: Question, wanted: Mark) -> str:
    """An answer that deserves the mark; an unreadable one where the question knows none of it."""
    if wanted == Mark.RIGHT or not question.solution.isdecimal():
        return question.solution if wanted == Mark.RIGHT else "?"
    amounts = [str(chips) for chips in range(3 * int(question.solution))]
    replies = {chips: reply for chips in amounts if (reply := question.reply(chips)) is not None}
    return next((chips for chips, reply in replies.items() if reply.mark == wanted), "?")


def least_raises() -> tuple[LeastRaise, ...]:
    """Some questions for the minimum raise; the least legal total is tried out, chip by chip."""
    labels = tuple(Words(language)("topic.minimum-raise") for language in LANGUAGES)
    found: list[LeastRaise] = []
    chance = Random(SEED)
    while len(found) < len(NUMBERS):
        for moment in moments(chance, HOUSE):
            question = least_raise(moment, ROOM) if hole_cards_are_dealt(moment.books) else None
            if question is not None:
                found.append(LeastRaise((labels[0], labels[1]), int(question.solution), _least_legal(moment)))
    return tuple(found)


def _least_legal(moment: Moment) -> int:
    seat, chips = to_act(moment.books), everything(moment.books, to_act(moment.books))
    raises = (RaisedTo(seat, to) for to in range(1, chips + 1))
    return next((raised.to for raised in raises if not broken_by(moment.books, raised)), 0)
