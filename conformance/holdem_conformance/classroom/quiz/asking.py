"""The round of questions: ask, mark, explain; at the end the score and what to look at again (S4.89)."""

import shlex
from collections.abc import Callable, Iterable, Iterator
from itertools import count
from typing import NamedTuple

from holdem_conformance.classroom.quiz.draw import TOPICS, drawn_question
from holdem_conformance.classroom.quiz.question import WRONG, Mark, Question, Reply
from holdem_conformance.classroom.quiz.scene import Room, wrapped

QUIT = ("q", "quit", "exit", "ende")
PROMPT = "> "


class Plan(NamedTuple):
    """Which questions: of what seed, on which topics, and their numbers; `strict` marks an answer that cannot be read
    as wrong, where nobody sits there to be asked again."""

    seed: int
    topics: tuple[str, ...]
    numbers: tuple[int, ...] | None
    strict: bool

    def all_numbers(self) -> Iterable[int]:
        return count(1) if self.numbers is None else self.numbers


class Answered(NamedTuple):
    number: int
    question: Question
    given: str
    reply: Reply


def hold_quiz(plan: Plan, room: Room, ask: Callable[[str], str], show: Callable[[str], None]) -> list[Answered]:
    """Ask until the numbers are used up, the player quits or the input ends; then show the result."""
    say = room.say
    show(f"{say('quiz.seed', seed=plan.seed)} · {say('quiz.leave')}")
    answered: list[Answered] = []
    for number in plan.all_numbers():
        question = drawn_question(plan.seed, number, plan.topics, room)
        show(f"\n{number} · {say(f'topic.{question.topic}')}\n{question.scene}\n{wrapped(question.asks)}")
        given = _answer(question, plan, ask, show)
        if given is None:
            break
        reply = question.reply(given)
        answered.append(Answered(number, question, given, reply or WRONG))
        show("\n".join(_told(question, reply, room)))
    show("\n" + "\n".join(result(answered, plan, room)))
    return answered


def _answer(question: Question, plan: Plan, ask: Callable[[str], str], show: Callable[[str], None]) -> str | None:
    """What the player wrote; None when he has enough."""
    while True:
        try:
            given = ask(PROMPT).strip()
        except EOFError:
            return None
        if given.casefold() in QUIT:
            return None
        if plan.strict or question.reply(given) is not None:
            return given
        show(question.form)


def _told(question: Question, reply: Reply | None, room: Room) -> Iterator[str]:
    """The mark and the explanation; None is an answer that cannot be read, which is wrong."""
    if reply is None:
        yield f"{sign(Mark.WRONG, room)} {room.say('quiz.unread', solution=question.solution)}"
        yield wrapped(question.form)
    else:
        word = {Mark.RIGHT: "right", Mark.NEARLY: "nearly", Mark.WRONG: "wrong"}[reply.mark]
        yield f"{sign(reply.mark, room)} {room.say(f'quiz.{word}', solution=question.solution)}"
        if reply.remark:
            yield wrapped(reply.remark)
    yield question.explanation


def result(answered: list[Answered], plan: Plan, room: Room) -> Iterator[str]:
    """The score, and every question that was not answered rightly with the command that opens it again."""
    say = room.say
    if not answered:
        yield say("quiz.no_answer")
        return
    marks = [one.reply.mark for one in answered]
    counts = {word: marks.count(mark) for word, mark in zip(("right", "nearly", "wrong"), Mark, strict=True)}
    score = say("quiz.score" if len(answered) > 1 else "quiz.score_1", **counts, all=len(answered))
    yield score if room.paper.signs else _without_signs(score)
    missed = [one for one in answered if one.reply.mark != Mark.RIGHT]
    if missed:
        yield f"\n{say('quiz.again')}"
    for one in missed:
        yield "  " + say(
            "quiz.missed",
            number=one.number,
            mark=sign(one.reply.mark, room),
            topic=say(f"topic.{one.question.topic}"),
            given=one.given or say("quiz.blank"),
            solution=one.question.solution,
        )
        yield f"      {_command(one.number, plan, room)}"


def sign(mark: Mark, room: Room) -> str:
    """The mark, or o - x where the paper has no such signs."""
    return mark.value if room.paper.signs else _without_signs(mark.value)


def _without_signs(text: str) -> str:
    return text.translate({ord("○"): "o", ord("△"): "-", ord("×"): "x", ord("·"): "-"})


def _command(number: int, plan: Plan, room: Room) -> str:
    words = ["holdem", "quiz", "--seed", str(plan.seed), "--only", str(number)]
    if plan.topics != tuple(TOPICS):
        words += [word for topic in plan.topics for word in ("--topic", topic)]
    words += ["--lang", room.say.language] if room.say.language != "en" else []
    return shlex.join(words)
