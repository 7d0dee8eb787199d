"""Every clause has an answer to any well-formed event, after whatever account, however strange."""

from collections.abc import Callable
from random import Random
from typing import Any, get_args

import pytest

from holdem_spec.clauses.everything import all_clauses, told
from holdem_spec.clauses.form import JUDGING, Form
from holdem_spec.clauses.verdicts import Finding, Verdict
from holdem_spec.ledger import Ledger, record
from holdem_spec.terms.betting import blinds_due
from holdem_spec.vocabulary.cards import PACK, UNKNOWN
from holdem_spec.vocabulary.events import (
    NOT_TOLD,
    AntesPosted,
    Bet,
    BetReturned,
    BlindPosted,
    BoardDealt,
    BoughtIn,
    Burned,
    Called,
    Checked,
    Discarded,
    Event,
    Folded,
    GameEvent,
    GameOpened,
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
from holdem_spec.vocabulary.floor import BoardMended, Decision, ErrorFound, Fault, FloorEvent, FloorRuled, Word
from holdem_spec.vocabulary.rulebook import HOUSE
from holdem_spec.vocabulary.seats import NOBODY
from holdem_spec.vocabulary.table import Blind, Chips, Limit, Table

CHOICES = (Folded, Checked, Called, Bet, RaisedTo, Shown, Mucked, Discarded)
OF_A_HAND = (
    *(HandStarted, AntesPosted, BlindPosted, HoleCardDealt, HoleCardsKnown, Burned, BoardDealt, BetReturned),
    *(PotAwarded, HandEnded, TraceEnded, Offered, Refused),
    *CHOICES,
    *CHOICES,
)
OF_THE_FLOOR = get_args(FloorEvent)
OF_THE_EVENING = tuple(kind for kind in get_args(GameEvent) if kind is not GameOpened)
EVENTS = {"hand": OF_A_HAND, "floor": OF_A_HAND + OF_THE_FLOOR, "evening": OF_A_HAND + 2 * OF_THE_EVENING}
"""What an account of each sort is made of."""


class Chance:
    """Draws what an event is made of; chips are so few that they meet the stacks."""

    def __init__(self, seed: int, sort: str = "hand") -> None:
        self.of = Random(f"{seed} {sort}")
        self.sort = sort
        self.players = self.of.randint(2, 5)

    def event(self, kind: type | None = None) -> Any:
        """An event, of any kind, with seats of the table, cards of the pack and whole chips."""
        kind = kind or self.of.choice(EVENTS[self.sort])
        draw: dict[str, Callable[[], object]] = {
            "seat": lambda: self.of.randrange(self.players),
            "card": self.card,
            "cards": self.cards,
            "chips": self.chips,
            "to": self.chips,
            "blind": lambda: self.of.choice(tuple(Blind)),
            "pot": lambda: self.of.randrange(4),
            "shares": lambda: tuple((seat, self.chips()) for seat in range(self.players) if self.of.random() < 0.4),
            "stacks": self.chips_of_all,
            "table": self.table,
            "menu": lambda: Menu(self.yes(), self.yes(), self.chips(), self.span(), self.span()),
            "attempt": lambda: self.event(self.of.choice(CHOICES)),
            "number": lambda: self.of.randint(1, 3 * self.players),
            "fault": lambda: self.of.choice(tuple(Fault)),
            "case": lambda: self.of.choice(tuple(Fault)),
            "decision": lambda: self.of.choice(tuple(Decision)),
            "word": lambda: self.of.choice(tuple(Word)),
            "category": lambda: self.of.randrange(9),
            "burned": self.cards,
            "stub": self.cards,
            "tournament": self.yes,
            "small_blind": self.chips,
            "big_blind": self.chips,
            "ante": self.chips,
            "minute": lambda: self.of.randrange(NOT_TOLD, 40),
            "place": lambda: self.of.randint(1, self.players),
            "winners": lambda: tuple(seat for seat in range(self.players) if self.yes()),
        }
        if kind is AntesPosted:
            draw["chips"] = self.chips_of_all
        elif kind is BoardMended:
            draw["burned"] = self.card
        elif kind in (ErrorFound, FloorRuled):
            draw["seat"] = lambda: self.of.randrange(NOBODY, self.players)
        return kind(*[draw[name]() for name in kind._fields])  # type: ignore[attr-defined]

    def beginning(self) -> list[Event]:
        """A table, in an evening most often after the opening of the game; for every other account also blinds and hole
        cards as they should be."""
        opened = [self.event(GameOpened)] if self.sort == "evening" and self.of.random() < 0.9 else []
        started = self.event(HandStarted)
        if self.yes():
            return [*opened, started]
        blinds = [BlindPosted(seat, blind, blind + 1) for seat, blind in blinds_due(started.table)]
        cards = range(started.table.hole_cards * self.players)
        return [*opened, started, *blinds, *[HoleCardDealt(card % self.players, card) for card in cards]]

    def yes(self) -> bool:
        return self.of.random() < 0.5

    def card(self) -> int:
        return self.of.randrange(UNKNOWN, 52)

    def cards(self) -> tuple[int, ...]:
        return tuple(self.card() for _ in range(self.of.choice((0, 1, 1, 2, 2, 3, 3, 4))))

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


ACCOUNTS = (
    ("hand", (Form.FORBIDS, Form.OWES, Form.PERMITS), 2_000, 0.75),
    ("floor", (Form.REMEDY,), 2_000, 0.85),
    ("evening", (Form.TABLE,), 2_000, 0.8),
)


@pytest.mark.parametrize(("sort", "forms", "many", "strange"), ACCOUNTS)
def test_every_clause_has_an_answer(sort: str, forms: tuple[Form, ...], many: int, strange: float) -> None:
    """Most of the clauses that an account of this sort is about break in one of them; all of them answer."""
    judging = [told(clause, HOUSE) for clause in all_clauses() if clause.form in JUDGING]
    broken = set()
    for seed in range(many):
        chance, ledger = Chance(seed, sort), Ledger()
        for event in (*chance.beginning(), *(chance.event() for _ in range(15))):
            for clause in judging:
                if type(event) in clause.concerns:
                    verdict = clause.check(event, ledger)
                    assert isinstance(verdict, Verdict), (clause.id, event)
                    if verdict.finding == Finding.BROKEN:
                        broken.add(clause.check)
            ledger.apply(event)
    about = {clause.check for clause in judging if clause.form in forms}
    assert len(broken & about) > strange * len(about), "the accounts are not strange enough"


def booked(account: tuple[Event, ...]) -> Ledger:
    ledger = Ledger()
    for event in account:
        ledger = record(ledger, event)
    return ledger


BEGUN = HandStarted(Table((5, 5), 0, 1, 2))
ALL_GONE = (BEGUN, Folded(0), Folded(1))
STRANGE: dict[str, tuple[Event, ...]] = {
    "DECK-NEEDEARLY": (BEGUN, *[BoardDealt((UNKNOWN,))] * 4, HandEnded((5, 5))),
    "POT-INDEP": (BEGUN, PotAwarded(0, ())),
    "POT-ODD": (BEGUN, PotAwarded(0, ())),
    "POT-ODDMULTI": (BEGUN, PotAwarded(0, ())),
    "POT-SIDE": (*ALL_GONE, PotAwarded(1, ((0, 1),))),
    "POT-SPLIT": (BEGUN, PotAwarded(0, ())),
    "SEAT-BUYIN": (BoughtIn(0, 5),),
    "POT-WINLAST": (*ALL_GONE, PotAwarded(0, ((0, 1),))),
}
"""The shortest accounts on which clauses once had no answer: they looked for a fourth street, divided by the number of
winners where there are none, took the first of nobody, or asked for a seat in a game that nobody opened."""


@pytest.mark.parametrize("clause", STRANGE)
def test_a_clause_has_an_answer_to_a_strange_account(clause: str) -> None:
    *before, last = STRANGE[clause]
    checks = [entered.check for entered in all_clauses() if entered.id == clause]
    assert [check(last, booked(tuple(before))).finding for check in checks] != []
