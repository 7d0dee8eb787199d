"""A moment as the reader sees it, and the things said about it."""

from typing import NamedTuple

from holdem_conformance.classroom.drawing import drawn, filled, game_text
from holdem_conformance.classroom.page import clause_lines
from holdem_conformance.classroom.paper import Paper
from holdem_conformance.classroom.quiz.hands import Moment
from holdem_conformance.classroom.telling import Teller
from holdem_conformance.classroom.words import Words
from holdem_spec.clauses.form import Clause
from holdem_spec.vocabulary.rulebook import Rulebook


class Room(NamedTuple):
    """Where the quiz takes place: language, paper, rulebook."""

    say: Words
    paper: Paper
    rules: Rulebook


def scene(moment: Moment, room: Room, cards: bool = False) -> str:
    """Street and blinds, the table, and what has been done on the street. `cards`: all hole cards lie open."""
    say, books = room.say, moment.books
    lines = [f"{say(f'scene.street_{books.boards}')} · {game_text(books.table, say)}"]
    lines += drawn(books, moment.names, say, room.paper, cards=cards)
    teller = Teller(moment.names, say, room.paper)
    deeds = "; ".join(teller.deed(event, before) for event, before in moment.street)
    lines.append(wrapped(say("scene.done", deeds=deeds) if deeds else say("scene.nothing")))
    return "\n".join(lines)


def explained(sentences: list[str], clauses: tuple[Clause, ...], say: Words) -> str:
    """Sentences, then the clauses they rest on."""
    lines = [wrapped(sentence) for sentence in sentences if sentence]
    return "\n".join([*lines, *(line for clause in clauses for line in clause_lines(clause, say))])


def wrapped(sentence: str) -> str:
    return filled(sentence, "  ", "  ")
