"""`holdem quiz`: questions from real positions."""

import argparse
import sys

TOPICS = (
    "minimum-raise", "call", "turn", "show", "winners", "pot", "may-raise", "fixed-limit", "pot-limit", "button"
)  # fmt: skip
DONE, COULD_NOT_RUN = 0, 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Answer questions from real positions: ○ is right, △ nearly, × wrong, and the clause explains the answer. "
        "q ends the quiz. Without a terminal each line of the input is an answer; one that cannot be read counts as ×, "
        "and the end of the input ends the quiz."
    )
    parser.add_argument(
        "--seed", type=int, metavar="N", help="the same seed asks the same questions; random if not given"
    )
    parser.add_argument("--questions", type=int, metavar="N", help="how many; endless if not given")
    parser.add_argument(
        "--only", action="append", type=int, metavar="N", help="only question N of the seed (repeatable)"
    )
    topics = ", ".join(TOPICS)
    parser.add_argument(
        "--topic", action="append", choices=TOPICS, metavar="TOPIC", help=f"only this (repeatable): {topics}"
    )
    parser.add_argument("--lang", choices=("en", "de"), default="en", help="language; en if not given")


def run(arguments: argparse.Namespace) -> int:
    """Hold the quiz; the exit code."""
    from random import SystemRandom

    from holdem_conformance.classroom.paper import paper_for
    from holdem_conformance.classroom.quiz.asking import Plan, hold_quiz
    from holdem_conformance.classroom.quiz.question import Disagreement
    from holdem_conformance.classroom.quiz.scene import Room
    from holdem_conformance.classroom.words import Words
    from holdem_spec.vocabulary.rulebook import HOUSE

    if arguments.questions is not None and arguments.questions < 1:
        return _could_not_run("--questions must be at least 1")
    if arguments.only and min(arguments.only) < 1:
        return _could_not_run("--only must be the number of a question, 1 or more")
    numbers = tuple(arguments.only or range(1, (arguments.questions or 0) + 1)) or None
    if arguments.only and arguments.questions:
        numbers = tuple(arguments.only)[: arguments.questions]
    seed = arguments.seed if arguments.seed is not None else SystemRandom().randrange(1, 100_000)
    topics = tuple(topic for topic in TOPICS if topic in (arguments.topic or TOPICS))
    interactive = sys.stdin.isatty()
    room = Room(Words(arguments.lang), paper_for(sys.stdout), HOUSE)
    try:
        hold_quiz(Plan(seed, topics, numbers, not interactive), room, input if interactive else _line, print)
    except Disagreement as trouble:
        return _could_not_run(f"seed {seed}: {trouble}")
    return DONE


def _line(prompt: str) -> str:
    """An answer from a file or a pipe, repeated so that the record can be read."""
    answer = input(prompt)
    print(answer.strip())
    return answer


def _could_not_run(sentence: str) -> int:
    print(f"holdem quiz: {sentence}", file=sys.stderr)
    return COULD_NOT_RUN
