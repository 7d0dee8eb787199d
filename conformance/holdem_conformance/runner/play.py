"""One scenario played on one engine: acts are sent, and what the engine shows is held against the specification."""

from typing import NamedTuple

from holdem_conformance.engines.base import Engine, Junk
from holdem_conformance.protocol.messages import Act as ActMessage
from holdem_conformance.protocol.messages import Acted, Hello, Snapshot
from holdem_conformance.protocol.messages import Refused as HandRefused
from holdem_conformance.runner.blame import Blame
from holdem_conformance.runner.catalogue import is_about
from holdem_conformance.runner.mismatch import Mismatch, Unplayable
from holdem_conformance.runner.request import act_of, hand_request
from holdem_conformance.runner.table_view import check_shape, chips_in_sight
from holdem_conformance.runner.talk import Message, Talk
from holdem_conformance.runner.unseen import Sight
from holdem_conformance.runner.words import chips_text, outcome_text, to_act_text, whose_turn
from holdem_conformance.scenarios.course import Course
from holdem_conformance.scenarios.model import Act, Place, Refusal, Scenario
from holdem_spec.judge.counsel import broken_by
from holdem_spec.ledger import Ledger
from holdem_spec.terms.betting import to_act
from holdem_spec.vocabulary.cards import card_text
from holdem_spec.vocabulary.cards import cards as cards_of
from holdem_spec.vocabulary.events import Choice, Discarded, Mucked, Shown
from holdem_spec.vocabulary.rulebook import Rulebook
from holdem_spec.vocabulary.seats import NOBODY, Seat

CHOICE = "showdown-choice"
"""The feature of an engine that asks players whether they show or muck."""

MOST_PROMPTS = 40
"""Of players without chips, in one hand; an engine that asks more often will never stop."""


class Probe(NamedTuple):
    """A refusal to be tried in a replay of its own, after what had been done so far."""

    statement: Refusal
    done: tuple[Message, ...]


class Play:
    """The state of one run. `course` are the books of the specification, moved on as the statements go; `closed` are
    the same books as they were after the last act, before anything was dealt."""

    def __init__(self, engine: Engine, hello: Hello, scenario: Scenario, rules: Rulebook) -> None:
        self.engine = engine
        self.hello = hello
        self.scenario = scenario
        self.rules = rules
        self.blame = Blame(scenario, rules)
        self.course = Course(scenario.table, rules, scenario.result.pots)
        self.request = hand_request(scenario.table, rules)
        self.place = scenario.play[0].place if scenario.play else Place(scenario.file, 0, "the hand begins")
        self.done: list[Message] = []
        self.probes: list[Probe] = []
        self.sights: set[Sight] = set()
        self.given_back = [0] * len(scenario.names)
        self.prompts = 0
        self.first_showing: Ledger | None = None
        self.closed: Ledger
        self.snapshot: Snapshot

    @property
    def ledger(self) -> Ledger:
        return self.course.ledger

    @property
    def chooses(self) -> bool:
        """Whether the engine leaves showing and mucking to the players."""
        return CHOICE in self.hello.supports

    def fail(self, expected: str, got: str, clause: str) -> Mismatch:
        return Mismatch(self.place, expected, got, clause)

    def begin(self) -> None:
        """Deal the hand. Raises Mismatch when the engine does not."""
        answer = self.engine.hand(self.request)
        if isinstance(answer, HandRefused):
            reason = answer.reason or "no reason"
            raise self.fail("a hand at this table", f"refused ({reason})", self.blame.refused_table())
        self.course.open()
        self.closed = self.ledger.copied()
        self.look(answer)
        self._check_the_posts()

    def look(self, snapshot: Snapshot) -> None:
        """Take in what the engine shows. Raises Junk or Mismatch when it cannot be or chips are missing."""
        check_shape(snapshot, len(self.scenario.names))
        self.snapshot = snapshot
        there, start = chips_in_sight(snapshot), sum(self.scenario.table.stacks)
        if there is not None and there != start:
            clause = self.blame.chips_astray(snapshot.over)
            raise self.fail(f"{start} chips in all", f"{there}", clause)

    def _check_the_posts(self) -> None:
        stacks, start = self.snapshot.stacks, self.scenario.table.stacks
        if stacks is None or self.snapshot.over or to_act(self.ledger) == NOBODY:
            return
        posted, due = (
            tuple(had - has for had, has in zip(start, left, strict=True)) for left in (stacks, self.ledger.stacks)
        )
        if posted != due:
            names = self.scenario.names
            what = "antes and blinds" if self.scenario.table.ante else "blinds"
            raise self.fail(f"{what} of {chips_text(due, names)}", chips_text(posted, names), self.blame.posts(posted))

    def act(self, statement: Act) -> None:
        """Send what a player does, once it is his turn; it must be accepted."""
        choice = statement.choice
        if isinstance(choice, Shown | Mucked):
            self._show(choice)
            return
        if isinstance(choice, Discarded):
            self._expect_to_discard(choice.seat)
        else:
            self.expect_turn(choice.seat)
        self._playable(statement)
        self._send_accepted(act_of(choice), choice)
        self.course.act(choice)
        self._close()

    def _expect_to_discard(self, seat: Seat) -> None:
        """Who lays a card away first is not told, so the engine may ask all at once or one after the other."""
        asked = self.snapshot.to_discard
        if asked is None:
            self.sights.add(Sight.DISCARDS)
        elif seat not in asked:
            name = self.scenario.names[seat]
            raise self.fail(f"{name} to discard", self.where(), self.blame.first("VAR-PINEAPPLE"))

    def _playable(self, statement: Act) -> None:
        if broken := broken_by(self.ledger, statement.choice, self.rules):
            raise Unplayable(f"the scenario cannot be played: '{statement.place.text}' breaks {broken[0].clause}")

    def _close(self) -> None:
        self.closed = self.ledger.copied()

    def _send_accepted(self, message: ActMessage, choice: Choice) -> None:
        acted = self.engine.act(message)
        self.done.append(message)
        if acted.outcome != "accepted":
            raise self.fail("accepted", outcome_text(acted), self.blame.refusal(self.ledger, choice))
        self.look(acted.snapshot)

    def _show(self, choice: Shown | Mucked) -> None:
        """An engine that shows by itself is not asked."""
        self.first_showing = self.first_showing or self.ledger.copied()
        if self.chooses:
            self.expect_nobody()
            self.expect_to_show(choice.seat)
            self._expect_not_to_be_ahead(choice)
            self._send_accepted(act_of(choice), choice)
        nothing_was_dealt = self.closed.boards == self.ledger.boards
        self.course.act(choice)
        if nothing_was_dealt:
            self._close()

    def expect_to_show(self, seat: Seat) -> None:
        """If the engine asks another player first, that one's showing must be allowed."""
        asked = self.snapshot.to_show
        if asked is None:
            self.sights.add(Sight.SHOWING)
        elif asked not in (seat, NOBODY):
            shown = Shown(asked, self.course.own_cards(asked))
            if broken := broken_by(self.ledger, shown, self.rules):
                clause = self.blame.first(*(found.clause for found in broken))
                raise self.fail(f"{self.scenario.names[seat]} to show", self.where(), clause)

    def _expect_not_to_be_ahead(self, choice: Shown | Mucked) -> None:
        """Whoever has to show does so before the next cards come, and before anything is paid; left to the scenarios
        that are about it."""
        due, seen = len(self.ledger.board), len(self.snapshot.board or ())
        if self.snapshot.over:
            clause = self.blame.paid_too_early(self.ledger, choice)
        elif seen > due:
            clause = self.blame.too_early(self.ledger, choice.seat)
        else:
            return
        if is_about(self.scenario, clause):
            name = self.scenario.names[choice.seat]
            raise self.fail(f"{name} to show with {due} cards on the board", f"{seen} cards, {self.where()}", clause)

    def expect_turn(self, seat: Seat) -> None:
        """The player, and nobody else, is asked; the street is the one he acts on."""
        while True:
            behind, ahead = self._street_differs()
            asked = self.snapshot.to_act
            if asked is None and not (behind or ahead):
                self.sights.add(Sight.TURN)
                return
            if asked == seat and not (behind or ahead):
                self.expect_the_board()
                return
            if not self._answered_needless_prompt():
                clause = self._wrong_street() or self._wrong_turn(seat, behind, ahead)
                board = None if self.snapshot.board is None else len(self.ledger.board)
                raise self.fail(to_act_text(self.scenario.names[seat], board), self.where(), clause)

    def expect_nobody(self) -> None:
        """No player is asked to bet on the street that the course of the hand has come to."""
        while True:
            asked, board = self.snapshot.to_act, self.snapshot.board
            if self.snapshot.over:
                return
            if asked is None:
                self.sights.add(Sight.TURN)
                return
            if asked == NOBODY or (board is not None and len(board) > len(self.ledger.board)):
                return
            if board is None and self._next_to_act() == asked:
                return
            if not self._answered_needless_prompt():
                raise self.fail("nobody to act", self.where(), self.blame.wrong_turn(self.closed, asked))

    def pass_needless_prompts(self) -> None:
        """Answer for players without chips, if the engine asks any."""
        while self._answered_needless_prompt():
            pass

    def expect_the_board(self) -> None:
        """The cards that lie there are those of the pack."""
        board = self.snapshot.board
        if board is None:
            self.sights.add(Sight.BOARD)
            return
        deck = [cards_of(text)[0] for text in self.request.board]
        turned_up = tuple(cards_of(text)[0] for text in board)
        clause = self._wrong_street()
        if clause or turned_up != tuple(deck[: len(turned_up)]):
            size = len(self.ledger.board) if clause else len(turned_up)
            expected = " ".join(card_text(card) for card in deck[:size])
            clause = clause or self.blame.board(self.closed, turned_up)
            raise self.fail(f"board {expected}", " ".join(board), clause)

    def where(self) -> str:
        return whose_turn(self.snapshot, self.scenario.names)

    def _street_differs(self) -> tuple[bool, bool]:
        """Whether the engine is behind, and whether it is ahead of the course of the hand."""
        if self.snapshot.over:
            return False, True
        if self.snapshot.board is None:
            return False, False
        seen, due = len(self.snapshot.board), len(self.ledger.board)
        return seen < due, seen > due

    def _wrong_turn(self, due: Seat, behind: bool, ahead: bool) -> str:
        asked = NOBODY if self.snapshot.to_act is None else self.snapshot.to_act
        if ahead or asked == NOBODY:
            return self.blame.too_early(self.ledger, due, self.snapshot.over)
        return self.blame.wrong_turn(self.closed if behind else self.ledger, asked, due)

    def _wrong_street(self) -> str:
        """The clause when one street has come since the last act, with too many or too few cards; only if the scenario
        is about it, for a board that runs ahead looks the same."""
        texts, before, due = self.snapshot.board or (), len(self.closed.board), len(self.ledger.board)
        if self.ledger.boards - self.closed.boards != 1 or len(texts) in (before, due):
            return ""
        clause = self.blame.street(self.closed, cards_of(" ".join(texts))[before:])
        return clause if is_about(self.scenario, clause) else ""

    def _next_to_act(self) -> Seat:
        """Who is to act once everything due is dealt."""
        ahead = Course(self.scenario.table, self.rules, None)
        ahead.ledger = self.ledger.copied()
        ahead.go_on()
        return to_act(ahead.ledger)

    def _answered_needless_prompt(self) -> bool:
        """A player without chips is asked: count it, answer and go on. False when it is something else."""
        asked = self.snapshot.to_act
        if asked is None or asked == NOBODY or self.snapshot.over or self.prompts >= MOST_PROMPTS:
            return False
        if self.ledger.stacks[asked] or self.ledger.folded[asked]:
            return False
        clause = self.blame.wrong_turn(self.closed, asked)
        if is_about(self.scenario, clause):
            return False
        self.prompts += 1
        return self._accepted(ActMessage(asked, "check")) or self._accepted(
            ActMessage(asked, "call", self.ledger.in_front[asked])
        )

    def send(self, message: Message) -> Acted:
        """In a replay; anything but an act belongs to a game of many hands."""
        if isinstance(message, ActMessage):
            return self.engine.act(message)
        answer = Talk(self.engine).try_out(message)
        if not isinstance(answer, Acted):
            raise Junk("the engine gave an answer of another kind")
        return answer

    def _accepted(self, message: ActMessage) -> bool:
        acted: Acted = self.engine.act(message)
        if acted.outcome == "accepted":
            self.done.append(message)
            self.look(acted.snapshot)
        return acted.outcome == "accepted"
