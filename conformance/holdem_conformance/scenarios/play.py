"""The lines of the play, each with its place in the file."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from holdem_conformance.scenarios.course import Course
from holdem_conformance.scenarios.errors import ScenarioError
from holdem_conformance.scenarios.fields import Fields
from holdem_conformance.scenarios.grammar import statement
from holdem_conformance.scenarios.head import Clauses
from holdem_conformance.scenarios.model import DealerRefusal, Place, Refusal, Statement
from holdem_conformance.scenarios.resolve import PlayError, resolved
from holdem_conformance.scenarios.source import Spot, as_a_word
from holdem_conformance.scenarios.words import GrammarError

_OPENED = re.compile(r"""=\s*(\"{3}|'{3})$""")
NOT_PLAYED: tuple[Statement, ...] = ()
BLOCK = 'lines = """ … """ with one statement a line'


class Line(NamedTuple):
    """A line of the play: its text, its line in the file, and the column in which the text begins there."""

    text: str
    number: int
    column: int


def read_play(
    play: Fields, names: tuple[str, ...], course: Course, clauses: Clauses, file: str
) -> tuple[Statement, ...]:
    """The statements in order, all-ins and the like worked out. Raises ScenarioError."""
    play.only(("lines",))
    found: list[Statement] = []
    for line in lines_of(play):
        try:
            what = statement(line.text, names)
            if what is None:
                continue
            place = Place(file, line.number, line.text.partition("#")[0].strip())
            found.append(resolved(what, place, course, names))
        except GrammarError as error:
            raise complaint_about(play, line, error.message, error.column, error.width) from None
        except PlayError as error:
            raise complaint_about(play, line, error.message, *_where(line, error.about)) from None
        _check_clause(play, line, found[-1], clauses)
    return tuple(found)


def lines_of(play: Fields) -> Iterator[Line]:
    """The block is read as it stands in the file, so an escape in it would move all places: there must be none."""
    block = play.need("lines", BLOCK)
    if not isinstance(block, str):
        raise play.error(f"'lines' must be a text; write {BLOCK}.", "lines")
    lines = play.source.lines
    key = play.source.spot(*play.path, "lines")
    opened = _OPENED.search(lines[key.line - 1]) is not None
    for number, text in enumerate(block.split("\n"), start=key.line + opened):
        column = lines[number - 1].find(text) if number <= len(lines) else -1
        if column < 0:
            raise play.error(f"The play must be a plain block without backslashes; write {BLOCK}.", "lines")
        yield Line(text, number, column)


def complaint_about(play: Fields, line: Line, message: str, column: int, width: int) -> ScenarioError:
    return play.source.error(message, Spot(line.number, line.column + column, width))


def _where(line: Line, about: str) -> tuple[int, int]:
    """Column and width of a text of the line."""
    found = as_a_word(about).search(line.text)
    return (found.start(), len(about)) if found else (0, len(line.text))


def _check_clause(play: Fields, line: Line, what: Statement, clauses: Clauses) -> None:
    if isinstance(what, Refusal | DealerRefusal):
        complaint = clauses.complaint(what.clause)
        if complaint:
            raise complaint_about(play, line, complaint, *_where(line, what.clause))
