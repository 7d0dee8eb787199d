"""Every clause has an answer to any well-formed event, after whatever account, however strange."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from holdem_spec.clauses.everything import all_clauses
from holdem_spec.clauses.form import Form
from holdem_spec.clauses.verdicts import Finding, Verdict
from holdem_spec.ledger import Ledger, record
from holdem_spec.terms.betting import blinds_due
from holdem_spec.vocabulary.cards import PACK, UNKNOWN
from holdem_spec.vocabulary.events import (
    AntesPosted,
    Bet,
    BetReturned,
    BlindPosted,
    BoardDealt,
    Burned,
    Called,
    Checked,
    Discarded,
    Event,
    Folded,
    HandEnded,
    HandStarted,
    HoleCardDealt,
    HoleCardsKnown,
    Menu,
    Mucked,
    Offered,
    PotAwarded,
    RaisedTo,
    Refused,
    Shown,
    TraceEnded,
)
from holdem_spec.vocabulary.table import Blind, Chips, Limit, Table

CHOICES = (Folded, Checked, Called, Bet, RaisedTo, Shown, Mucked, Discarded)
EVENTS = (
    *(HandStarted, AntesPosted, BlindPosted, HoleCardDealt, HoleCardsKnown, Burned, BoardDealt, BetReturned),
    *(PotAwarded, HandEnded, TraceEnded, Offered, Refused),
    *CHOICES,
    *CHOICES,
)


class Chance:
    """Draws what an event is made of; chips are so few that they meet the stacks."""

    def __init__(self, seed: int) -> None:
        self.of = Random(seed)
        self.players = self.of.randint(2, 5)

    def event(self, kind: type | None = None) -> Any:
        """An event, of any kind, with seats of the table, cards of the pack and whole chips."""
        kind = kind or self.of.choice(EVENTS)
        draw: dict[str, Callable[[], object]] = {
            "seat": lambda: self.of.randrange(self.players),
            "card": self.card,
            "cards": lambda: tuple(self.card() for _ in range(self.of.choice((0, 1, 1, 2, 2, 3, 3, 4)))),
            "chips": self.chips,
            "to": self.chips,
            "blind": lambda: self.of.choice(tuple(Blind)),
            "pot": lambda: self.of.randrange(4),
            "shares": lambda: tuple((seat, self.chips()) for seat in range(self.players) if self.of.random() < 0.4),
            "stacks": self.chips_of_all,
            "table": self.table,
            "menu": lambda: Menu(
                self.of.random() < 0.5, self.of.random() < 0.5, self.chips(), self.span(), self.span()
            ),
            "attempt": lambda: self.event(self.of.choice(CHOICES)),
        }
        if kind is AntesPosted:
            draw["chips"] = self.chips_of_all
        return kind(*[draw[name]() for name in kind._fields])  # type: ignore[attr-defined]

    def beginning(self) -> list[Event]:
        """A table; for every other account also blinds and hole cards as they should be."""
        started = self.event(HandStarted)
        if self.yes():
            return [started]
        blinds = [BlindPosted(seat, blind, blind + 1) for seat, blind in blinds_due(started.table)]
        cards = range(started.table.hole_cards * self.players)
        return [started, *blinds, *[HoleCardDealt(card % self.players, card) for card in cards]]

    def yes(self) -> bool:
        return self.of.random() < 0.5

    def card(self) -> int:
        return self.of.randrange(UNKNOWN, 52)

    def chips(self) -> Chips:
        return self.of.randrange(10)

    def chips_of_all(self) -> tuple[Chips, ...]:
        return tuple(self.chips() for _ in range(self.players))

    def span(self) -> tuple[Chips, Chips] | None:
        return None if self.yes() else (self.chips(), self.chips())

    def table(self) -> Table:
        return Table(
            tuple(self.of.randint(1, 9) for _ in range(self.players)),
            self.of.randrange(self.players),
            self.of.randint(1, 2),
            2,
            self.of.choice((None, PACK)),
            self.of.choice(tuple(Limit)),
            (2, 4),
            self.of.randrange(3),
            self.of.choice((2, 2, 3)),
            self.yes(),
        )


def test_every_clause_has_an_answer() -> None:
    judging = [c for c in all_clauses() if c.form in (Form.FORBIDS, Form.OWES, Form.PERMITS) and c.id not in NOT_TOTAL]
    broken = set()
    for seed in range(2_000):
        chance, ledger = Chance(seed), Ledger()
        for event in (*chance.beginning(), *(chance.event() for _ in range(15))):
            for clause in judging:
                if type(event) in clause.concerns:
                    verdict = clause.check(event, ledger)
                    assert isinstance(verdict, Verdict), (clause.id, event)
                    if verdict.finding == Finding.BROKEN:
                        broken.add(clause.check)
            ledger.apply(event)
    assert len(broken) > 0.75 * len(judging), "the accounts are not strange enough"


def booked(account: tuple[Event, ...]) -> Ledger:
    ledger = Ledger()
    for event in account:
        ledger = record(ledger, event)
    return ledger


BEGUN = HandStarted(Table((5, 5), 0, 1, 2))
ALL_GONE = (BEGUN, Folded(0), Folded(1))
NOT_TOTAL: dict[str, tuple[Event, ...]] = {
    "DECK-NEEDEARLY": (BEGUN, *[BoardDealt((UNKNOWN,))] * 4, HandEnded((5, 5))),
    "POT-INDEP": (BEGUN, PotAwarded(0, ())),
    "POT-ODD": (BEGUN, PotAwarded(0, ())),
    "POT-ODDMULTI": (BEGUN, PotAwarded(0, ())),
    "POT-SIDE": (*ALL_GONE, PotAwarded(1, ((0, 1),))),
    "POT-SPLIT": (BEGUN, PotAwarded(0, ())),
    "POT-WINLAST": (*ALL_GONE, PotAwarded(0, ((0, 1),))),
}
"""Known to be wrong: clauses without an answer, and the shortest account that shows it. They look for a fourth street,
divide by the number of winners where there are none, or take the first of nobody."""


@pytest.mark.parametrize("clause", NOT_TOTAL)
def test_a_clause_has_an_answer_to_a_strange_account(clause: str) -> None:
    *before, last = NOT_TOTAL[clause]
    checks = [entered.check for entered in all_clauses() if entered.id == clause]
    assert [check(last, booked(tuple(before))).finding for check in checks] != []
