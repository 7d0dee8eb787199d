"""A game of many hands on an engine: its books by the specification beside what the engine tells of it."""

from collections.abc import Callable

from holdem_conformance.protocol.messages import Acted, GameSeen, Hello, Refused, Snapshot
from holdem_conformance.runner.attempts import Attempt
from holdem_conformance.runner.blame import Blame
from holdem_conformance.runner.game_told import (
    game_of,
    hand_text,
    message_of,
    out_of,
    stakes_of,
    table_told,
    told_event,
    wanted,
)
from holdem_conformance.runner.mismatch import Mismatch, Unplayable
from holdem_conformance.runner.table_view import check_game, check_shape
from holdem_conformance.runner.talk import Message, Said, Talk, is_refused, refusal_text
from holdem_conformance.runner.unseen import Sight
from holdem_conformance.scenarios.evening_model import ANY_PLACE, NotSo, Told
from holdem_conformance.scenarios.model import Place, Scenario
from holdem_spec.judge.counsel import broken_by
from holdem_spec.ledger import Ledger
from holdem_spec.vocabulary.events import BoughtIn, Eliminated, Event, GameEnded, HandStarted
from holdem_spec.vocabulary.rulebook import Rulebook
from holdem_spec.vocabulary.seats import Seat
from holdem_spec.vocabulary.table import Table


class GameRun:
    """`books` are those of the specification; `snapshot` is what the engine showed last."""

    def __init__(self, talk: Talk, hello: Hello, scenario: Scenario, rules: Rulebook) -> None:
        self.talk = talk
        self.hello = hello
        self.scenario = scenario
        self.rules = rules
        self.names = scenario.names
        self.blame = Blame(scenario, rules)
        self.books = Ledger()
        self.place = Place(scenario.file, 0, "the game begins")
        self.attempts: list[Attempt] = []
        self.later: list[Callable[[], None]] = []
        self.forbidden: list[NotSo] = []
        self.sights: set[Sight] = set()
        self.prompts = 0
        self.snapshot = Snapshot(over=True)

    @property
    def seen(self) -> GameSeen:
        return game_of(self.snapshot)

    def fail(self, expected: str, got: str, clause: str = "") -> Mismatch:
        return Mismatch(self.place, expected, got, clause or self.scenario.blamed)

    def say(self, message: Message, expected: str, clause: str = "") -> None:
        """It must be accepted. Raises Mismatch."""
        answer = self.talk.ask(message)
        if is_refused(answer):
            raise self.fail(expected, refusal_text(answer), clause)
        self.look(answer)

    def look(self, answer: Said) -> None:
        if not isinstance(answer, Refused):
            self.snapshot = answer.snapshot if isinstance(answer, Acted) else answer
            check_shape(self.snapshot, len(self.names))
            check_game(self.seen, len(self.names))

    def judge(self, books: Ledger, event: Event, got: str) -> None:
        """Raises Mismatch when the specification forbids what the engine tells."""
        broken = [found.clause for found in broken_by(books, event, self.rules)]
        if broken:
            clause = self.blame.first(*broken)
            raise self.fail(f"allowed by {clause}", got, clause)

    def happened(self, event: Event) -> None:
        """The scenario says so; the specification has to agree."""
        if broken := broken_by(self.books, event, self.rules):
            raise Unplayable(f"the scenario cannot be played: '{self.place.text}' breaks {broken[0].clause}")
        self.books.apply(event)

    def happens(self, event: Told) -> None:
        """Something happens in the game, and the engine goes along."""
        if isinstance(event, Eliminated):
            self.leave(event.seat, event.place)
        elif isinstance(event, GameEnded):
            self.win(event)
        else:
            clause = self.blame.first("SEAT-BUYIN") if isinstance(event, BoughtIn) else ""
            self.say(message_of(event), "accepted", clause)
            self.happened(event)

    def leave(self, seat: Seat, place: int = ANY_PLACE) -> None:
        """A player is out, in the place that the engine gives him."""
        name = self.names[seat]
        self.say(message_of(Eliminated(seat, place)), f"{name} is out", self.blame.first("END-ELIM"))
        out = out_of(self.seen)
        expected = f"{name} is out" + (f" in place {place}" if place else "")
        if self.seen.out is not None and seat not in out:
            raise self.fail(expected, f"{name} is still in the game", self.blame.first("END-ELIM"))
        got = out.get(seat)
        if got is None:
            self.sights.add(Sight.PLACES)
            self.books.apply(self.exit(self.books, seat, place or None))
            return
        told = Eliminated(seat, got)
        broken = [found.clause for found in broken_by(self.books, told, self.rules)]
        if broken or place not in (ANY_PLACE, got):
            raise self.fail(expected, told_event(told, self.names), self.blame.first(*broken))
        self.books.apply(told)

    def exit(self, books: Ledger, seat: Seat, place: int | None) -> Eliminated:
        """That he is out; where nobody says in which place, in the one against which least can be said."""
        places = range(1, len(self.names) + 1) if place is None else (place,)
        return min((Eliminated(seat, at) for at in places), key=lambda told: len(broken_by(books, told, self.rules)))

    def those_to_leave(self) -> list[Seat]:
        """Who has played and has nothing left."""
        tables, evening = self.books.evening.tables, self.books.evening
        played = {seat for table in tables for seat in table.players()} - dict(evening.eliminated).keys()
        return sorted(seat for seat in played if evening.stacks[seat] == 0)

    def win(self, event: GameEnded) -> None:
        self.settle()
        if self.seen.winners is None:
            self.sights.add(Sight.WINNERS)
        elif set(self.seen.winners) != set(event.winners):
            got = GameEnded(self.seen.winners)
            clause = self.blame.first(*(found.clause for found in broken_by(self.books, got, self.rules)))
            raise self.fail(told_event(event, self.names), told_event(got, self.names), clause)
        self.happened(event)

    def settle(self, at_the_end: bool = False) -> None:
        """Whoever has nothing left is out, where no line speaks of him; at the end somebody may have won."""
        for seat in self.those_to_leave():
            self.leave(seat)
        if self.seen.winners and self.books.evening.winners is None:
            ended = GameEnded(self.seen.winners)
            self.judge(self.books, ended, told_event(ended, self.names))
            if at_the_end:
                self.books.apply(ended)

    def with_news(self, books: Ledger, seen: GameSeen) -> tuple[Ledger, list[str]]:
        """The books with everybody of whom the engine says by itself that he is out; what that breaks."""
        books, broken = books.copied(), []
        for seat, place in seen.out or ():
            if seat not in dict(books.evening.eliminated):
                told = self.exit(books, seat, place)
                broken += [found.clause for found in broken_by(books, told, self.rules)]
                books.apply(told)
        return books, broken

    def is_none_of(self, table: Table) -> None:
        """A hand must not begin as a line before it forbids."""
        here = self.place
        for line in self.forbidden:
            self.place = line.place
            if wanted(line, table):
                clause = self.blame.first(*line.clauses)
                raise self.fail(f"another beginning, by {clause}", hand_text(table, self.names), clause)
        self.place, self.forbidden = here, []

    def begun(self, table: Table) -> None:
        """A hand has begun. It must be one that the specification allows."""
        self._as_it_was_told(table)
        self.judge(self.books, HandStarted(table), hand_text(table, self.names))
        self.books.apply(HandStarted(table))

    def _as_it_was_told(self, table: Table) -> None:
        """The first hand has the button and the stakes of the game, unless they were drawn for or raised."""
        told, evening = self.scenario.table, self.books.evening
        if evening.tables:
            return
        if not evening.drawn and table.button != told.button:
            raise self.fail(f"button on seat {told.button + 1}", hand_text(table, self.names))
        if not evening.levels and stakes_of(table) != stakes_of(told):
            raise self.fail(stakes_of(told), stakes_of(table), self.blame.first("BLIND-AMOUNT"))

    def blame_for_beginning(self, table: Table) -> str:
        """The clause for a beginning that is not as the scenario has it."""
        return self.blame.first(*(found.clause for found in broken_by(self.books, HandStarted(table), self.rules)))

    def table(self) -> Table | None:
        """The table that the engine tells of the hand that has begun."""
        table = table_told(self.seen, self.scenario.table, self.books)
        if table is None:
            self.sights.add(Sight.BUTTON)
        return table
