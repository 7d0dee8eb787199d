"""Which clauses decided an event: an authored choice, and each of them is asked whether it really had a say."""

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from holdem_conformance.classroom.situations import SITUATIONS
from holdem_spec.clauses.everything import in_force
from holdem_spec.clauses.form import Clause, Form
from holdem_spec.clauses.verdicts import Finding
from holdem_spec.ledger import Ledger
from holdem_spec.terms.betting import bet_to_match, everything, in_the_hand
from holdem_spec.terms.limits import plain_wager
from holdem_spec.vocabulary.events import Checked, Event, HandStarted, Mucked, RaisedTo, Refused
from holdem_spec.vocabulary.rulebook import Rulebook

DEEDS = Path(__file__).parent / "deciding.toml"
MOST = 2
"""More clauses than that at one step are a lecture."""


class Deed(NamedTuple):
    """One entry of `deciding.toml`."""

    events: tuple[str, ...]
    clause: str
    when: str | None
    instead: str | None
    at_the_beginning: bool


@cache
def deeds() -> tuple[Deed, ...]:
    """The authored choice, best first."""
    entries = tomllib.loads(DEEDS.read_text("utf-8"))["deed"]
    return tuple(
        Deed(tuple(entry["event"].split()), entry["clause"], entry.get("when"), entry.get("instead"), "about" in entry)
        for entry in entries
    )


@cache
def wordings(rules: Rulebook) -> dict[str, tuple[Clause, ...]]:
    """By id, the wordings of the clauses in force that judge events or menus."""
    found: dict[str, tuple[Clause, ...]] = {}
    for clause in in_force(rules):
        if clause.concerns:
            found[clause.id] = (*found.get(clause.id, ()), clause)
    return found


def deciding(event: Event, before: Ledger, rules: Rulebook, subjects: tuple[str, ...] = ()) -> tuple[Clause, ...]:
    """The one or two clauses to tell at an event that conforms, most telling first. What an evening or a floor scenario
    is about (`subjects`) is told before all else where it applies."""
    found: dict[str, Clause] = {}
    for deed in deeds():
        if type(event).__name__ in deed.events and (deed.when is None or SITUATIONS[deed.when](event, before)):
            asked = beginning_of_the_hand(before) if deed.at_the_beginning else (event, before)
            for clause in wordings(rules).get(deed.clause, ()):
                if _has_a_say(clause, *asked, deed.instead):
                    found.setdefault(clause.id, clause)
    about = _subjects(event, before, rules, subjects)
    return tuple({clause.id: clause for clause in (*about, *found.values())}.values())[:MOST] or _narrowest(
        event, before, rules
    )


def beginning_of_the_hand(books: Ledger) -> tuple[HandStarted, Ledger]:
    """How the hand of an evening began that is being played, and the books before it."""
    before = books.copied()
    before.evening = books.evening._replace(tables=books.evening.tables[:-1])
    return HandStarted(books.table), before


def _subjects(event: Event, before: Ledger, rules: Rulebook, subjects: tuple[str, ...]) -> list[Clause]:
    """Of the clauses of an evening or of the floor that a scenario is about, those that apply here."""
    there = [clause for id in subjects for clause in wordings(rules).get(id, ())]
    return [clause for clause in there if clause.form in (Form.TABLE, Form.REMEDY) and applies(clause, event, before)]


def applies(clause: Clause, event: Event, before: Ledger) -> bool:
    """Whether a clause holds of this very event: it judges such events and is kept; or it is a permission, and to
    refuse the event would have broken it."""
    if clause.form == Form.PERMITS:
        refused = Refused(event)  # type: ignore[arg-type]
        return Refused in clause.concerns and clause.check(refused, before).finding == Finding.BROKEN
    return type(event) in clause.concerns and clause.check(event, before).finding == Finding.HOLDS


def _has_a_say(clause: Clause, event: Event, before: Ledger, instead: str | None) -> bool:
    if instead is None:
        return applies(clause, event, before)
    return any(
        type(other) in clause.concerns and clause.check(other, before).finding == Finding.BROKEN
        for other in _thinkable(instead, event, before)
    )


def _thinkable(instead: str, event: Any, before: Ledger) -> Iterator[Event]:
    """What a player may think of doing instead of an event."""
    if instead == "check":
        yield from (Checked(seat) for seat in in_the_hand(before)[:1])
    elif instead == "muck":
        yield Mucked(event.seat)
    elif instead == "more":
        yield event._replace(to=event.to + 1)
    elif everything(before, event.seat) > bet_to_match(before):
        yield RaisedTo(event.seat, plain_wager(before, event.seat))


def _narrowest(event: Event, before: Ledger, rules: Rulebook) -> tuple[Clause, ...]:
    """Of the primaries that apply, the one that judges the fewest kinds of events."""
    there = [
        clause
        for clauses in wordings(rules).values()
        for clause in clauses
        if clause.primary and clause.form != Form.PERMITS and applies(clause, event, before)
    ]
    return tuple(sorted(there, key=lambda clause: len(clause.concerns))[:1])
