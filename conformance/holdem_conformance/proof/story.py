"""A trace that only one clause forbids, as a small story."""

import tomllib
from functools import cache
from itertools import pairwise
from pathlib import Path

from holdem_conformance.classroom.drawing import game_text
from holdem_conformance.classroom.paper import Paper
from holdem_conformance.classroom.steps import Step, belong_together
from holdem_conformance.classroom.telling import Teller
from holdem_conformance.classroom.words import Words
from holdem_conformance.proof.agreement import Trail
from holdem_conformance.proof.world import World
from holdem_spec.ledger import Ledger, record
from holdem_spec.vocabulary.cards import Card
from holdem_spec.vocabulary.events import (
    AntesPosted,
    BetReturned,
    BoardDealt,
    Burned,
    Discarded,
    Event,
    HandEnded,
    HandStarted,
    HoleCardDealt,
    Shown,
    TraceEnded,
)
from holdem_spec.vocabulary.seats import Seat
from holdem_spec.vocabulary.table import Chips, Table

NAMES = ("Ada", "Ben", "Cem", "Dora", "Emil", "Fee", "Gero", "Hanna", "Ida", "Jan", "Kaya", "Leo")
WORDS = Path(__file__).parent / "why.toml"


@cache
def _texts() -> dict[str, dict[str, dict[str, str]]]:
    texts: dict[str, dict[str, dict[str, str]]] = tomllib.loads(WORDS.read_text("utf-8"))
    return texts


def said(key: str, language: str, **fields: object) -> str:
    """The text under `deed.HandEnded` in a language, its fields filled in. Raises KeyError for an unknown key."""
    group, _, name = key.partition(".")
    return _texts()[group][name][language].format(**fields)


class Story:
    """Tells a trace in one language."""

    def __init__(self, world: World, trail: Trail, language: str) -> None:
        opening = trail[0]
        assert isinstance(opening, HandStarted)
        self.table: Table = opening.table
        self.world, self.trail, self.language = world, trail, language
        self.paper = Paper()
        self.say = Words(language)
        self.teller = Teller(NAMES[: len(self.table.stacks)], self.say, self.paper)

    def at_the_table(self) -> str:
        """Who sits there with what, and what is played."""
        return said("page.table", self.language, players=self._players(), game=self._game())

    def _players(self) -> str:
        return self.say.listed([self._player(seat) for seat in range(len(self.table.stacks))])

    def _player(self, seat: Seat) -> str:
        key = "button" if seat == self.table.button else "plain"
        return said(f"seat.{key}", self.language, name=NAMES[seat], chips=self.table.stacks[seat])

    def _game(self) -> str:
        odd = self.table.hole_cards not in (2, 3)
        plain = self.table._replace(hole_cards=2) if odd else self.table
        parts = [game_text(plain, self.say)]
        parts += [said("game.hole_cards", self.language, number=self.table.hole_cards)] if odd else []
        parts += [said("game.tournament", self.language)] if self.table.tournament else []
        return " · ".join(parts)

    def before_it(self) -> str:
        """What happened first, all of it allowed."""
        deeds = self._deeds(self.trail[:-1])
        key = "told" if deeds else "at_once"
        return said(f"page.{key}", self.language, deeds=". ".join(deeds))

    def _deeds(self, events: Trail) -> list[str]:
        return [self.teller.headline(step) for step in _steps(events)]

    def in_a_line(self, event: Event | None = None) -> str:
        """The table, all that happened at it, and what then comes or is tried: for a counter-example."""
        parts = [f"{self._players()}; {self._game()}", *self._deeds(self.trail)]
        parts += [] if event is None else [said("page.then", self.language, deed=self._deed(event, _books(self.trail)))]
        return ". ".join(parts)

    def forbidden(self) -> str:
        """What only the clause forbids."""
        deed = self._deed(self.trail[-1], _books(self.trail[:-1]))
        return said("page.forbidden", self.language, deed=deed)

    def _deed(self, event: Event, before: Ledger) -> str:
        """Told so that the mistake can be seen: which card it is, and what lies on top of the pack."""
        key = type(event).__name__
        match event:
            case HandStarted(table):
                twice = _twice(table)
                if twice:
                    return self._said("HandStarted_2", card=self.paper.card(twice[0]))
                return self._said(key)
            case HandEnded(stacks):
                return self._said(key, stacks=self._stacks(stacks))
            case TraceEnded():
                return self._said(key)
            case BetReturned(seat, chips):
                return self._said(key, name=NAMES[seat], chips=chips)
            case HoleCardDealt(seat, card):
                return self._said(key, name=NAMES[seat], card=self.paper.card(card), top=self._top(before))
            case Burned(card):
                return self._said(key, card=self.paper.card(card), top=self._top(before))
            case BoardDealt(cards):
                return self._said(key, cards=self.paper.cards(cards), top=self._top(before))
            case Discarded(seat, card):
                holes = self._holes(before.holes[seat])
                return self._said(key, name=NAMES[seat], card=self.paper.card(card), holes=holes)
            case Shown(seat, cards) if not cards or cards != before.holes[seat]:
                holes = self._holes(before.holes[seat])
                return self._said(key, name=NAMES[seat], cards=self._holes(cards), holes=holes)
            case AntesPosted(chips) if not any(chips):
                return self._said("AntesPosted_0")
        return self.teller.deed(event, before)

    def _said(self, key: str, **fields: object) -> str:
        return said(f"deed.{key}", self.language, **fields)

    def _holes(self, cards: tuple[Card, ...]) -> str:
        return self.paper.cards(cards) or self._said("no_cards")

    def _stacks(self, stacks: tuple[Chips, ...]) -> str:
        return self.say.listed([self.teller.share(seat, chips) for seat, chips in enumerate(stacks)])

    def _top(self, before: Ledger) -> str:
        assert self.table.deck is not None
        return self.paper.card(self.table.deck[before.cards_dealt])


def _books(events: Trail) -> Ledger:
    ledger = Ledger()
    for event in events:
        ledger = record(ledger, event)
    return ledger


def _twice(table: Table) -> tuple[Card, ...]:
    deck = table.deck or ()
    return tuple(sorted({card for card in deck if deck.count(card) > 1}))


def _steps(events: Trail) -> list[Step]:
    """The hand after its opening, hole cards and a burn with its street taken together."""
    steps: list[Step] = []
    together: Trail = ()
    ledger = Ledger()
    for event, following in pairwise([*events, None]):
        assert event is not None
        before, ledger = ledger, record(ledger, event)
        if isinstance(event, HandStarted):
            continue
        together = (*together, event)
        if following is None or not belong_together(event, following):
            steps.append(Step(together, before, ledger))
            together = ()
    return steps
