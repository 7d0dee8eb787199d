"""Every stack, blind, bet and pot is some times as large."""

import re

from holdem_conformance.scenarios.course import Course
from holdem_conformance.scenarios.model import Act, Scenario, Stage
from holdem_conformance.scenarios.moves import move_on
from holdem_conformance.scenarios.variants.draft import Draft, Transformation, respoken, with_values
from holdem_spec.ledger import Ledger
from holdem_spec.terms.betting import one_is_left
from holdem_spec.terms.pots import pots
from holdem_spec.terms.showdown import hand_value, live

ODD_CHIPS = ("POT-ODD", "POT-ODDMULTI")
MOST = 12
_WORD = re.compile(r"[A-Za-z][\w'-]*|[0-9]\w*|\S|\s+")
_COUNTS = ("deal", "card", "place", "seat", "minute")
"""Words before a number that is no chips."""


def numbers(scenario: Scenario) -> range:
    return range(2, MOST + 1)


def hindrance(scenario: Scenario) -> str:
    """Odd chips are the only ones that cannot be multiplied: twice one odd chip is none."""
    if any(clause.partition("@")[0] in ODD_CHIPS for clause in scenario.clauses):
        return "odd chips are what it is about, and multiplied they are odd no longer"
    if scenario.evening is not None:
        played = any(hand.play is not None for hand in scenario.evening.hands)
        return "it plays hands to their end, in which chips may be odd" if played else ""
    if scenario.floor is not None:
        shown = any(" shows" in line.place.text for line in scenario.floor.lines)
        return "it comes to a showdown, in which chips may be odd" if shown else ""
    return "a pot is shared in which a chip is odd" if not scenario.refused and _leaves_odd_chips(scenario) else ""


def _leaves_odd_chips(scenario: Scenario) -> bool:
    """Whether some pot cannot be shared equally by those who win it."""
    course = Course(scenario.table, scenario.rules, scenario.result.pots)
    for statement in scenario.play:
        move_on(course, statement)
        if isinstance(statement, Act):
            course.act(statement.choice)
        if course.ledger.awarded:
            break
    course.open()
    if not course.ledger.awarded:
        course.come_to(Stage.SHOWDOWN)
    return any(chips % len(_winners(course.ledger, among)) for chips, among in pots(course.ledger))


def _winners(ledger: Ledger, among: tuple[int, ...]) -> list[int]:
    """Those of whom nobody among them has more; all of them as long as something is unseen."""
    left = [seat for seat in among if seat in live(ledger)]
    values = {seat: hand_value(ledger, seat) for seat in left}
    if len(left) < 2 or one_is_left(ledger):
        return left[:1] or [0]
    best = max((value for value in values.values() if value is not None), default=None)
    return [seat for seat in left if values[seat] == best]


def multiplied(draft: Draft, times: int) -> Draft:
    def larger(value: object) -> object:
        return value * times if isinstance(value, int) and not isinstance(value, bool) else value

    hole_cards = draft.values["table"].get("hole_cards")
    draft = with_values(respoken(draft, lambda line: _larger_in(line, times)), larger)
    if hole_cards is not None:
        draft.values["table"]["hole_cards"] = hole_cards
    return draft


def _larger_in(line: str, times: int) -> str:
    said, mark, comment = line.partition("#")
    words: list[str] = []
    before = ["", ""]
    for found in _WORD.finditer(said):
        word = found[0]
        numbered = before[1] in _COUNTS or before == ["award", "pot"]
        words.append(str(int(word) * times) if word.isdigit() and not numbered else word)
        before = before if word.isspace() else [before[1], word]
    return "".join(words) + mark + comment


def told(times: int) -> str:
    return f"all chips are multiplied by {times}"


CHIPS = Transformation("chips", numbers, hindrance, multiplied, told)
