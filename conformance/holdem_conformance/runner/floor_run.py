"""A hand in which something goes wrong on an engine that supports floor: whatever its dealer does is judged by the
specification before he may do it."""

from collections.abc import Callable

import msgspec

from holdem_conformance.engines.base import Junk
from holdem_conformance.protocol.messages import Acted, DealerSeen, GoOn, Hello, Refused, Snapshot
from holdem_conformance.runner.attempts import Attempt, not_refused
from holdem_conformance.runner.blame import Blame
from holdem_conformance.runner.floor_telling import told
from holdem_conformance.runner.floor_words import event_of, message_of
from holdem_conformance.runner.mismatch import Mismatch, Unplayable
from holdem_conformance.runner.request import act_of, hand_request
from holdem_conformance.runner.table_view import check_shape, chips_in_sight
from holdem_conformance.runner.talk import Message, Said, Talk, is_refused, refusal_text
from holdem_conformance.runner.unseen import Sight
from holdem_conformance.scenarios.model import Place, Scenario
from holdem_spec.judge.counsel import broken_by
from holdem_spec.ledger import Ledger
from holdem_spec.vocabulary.cards import cards_text
from holdem_spec.vocabulary.events import BlindPosted, Choice, HandEvent, HandStarted, HoleCardDealt, TraceEnded, same
from holdem_spec.vocabulary.floor import AskedAgain, MisdealDeclared, Remedy, StubShuffled
from holdem_spec.vocabulary.rulebook import Rulebook
from holdem_spec.vocabulary.table import Table

MOST_STEPS = 500
"""No hand of a scenario has so many events; an engine that goes on beyond is stuck."""


def nothing(event: HandEvent) -> bool:
    """For a walk that goes as far as it can."""
    return False


def asked_again(event: HandEvent) -> bool:
    """What a player said or pushed counts for nothing."""
    return isinstance(event, AskedAgain)


class FloorRun:
    """`books` are those of the specification; `snapshot` is what the engine showed last."""

    def __init__(self, talk: Talk, hello: Hello, scenario: Scenario, rules: Rulebook) -> None:
        self.talk = talk
        self.hello = hello
        self.scenario = scenario
        self.rules = rules
        self.names = scenario.names
        self.blame = Blame(scenario, rules)
        self.books = Ledger()
        self.table = scenario.table
        self.place = Place(scenario.file, 0, "the hand begins")
        self.attempts: list[Attempt] = []
        self.sights: set[Sight] = set()
        self.snapshot = Snapshot(over=True)

    def fail(self, expected: str, got: str, clause: str = "") -> Mismatch:
        return Mismatch(self.place, expected, got, clause or self.scenario.blamed)

    def told(self, event: HandEvent | None) -> str:
        return told(event, self.names)

    def begin(self) -> None:
        """The hand, dealt step by step."""
        answer = self.talk.ask(msgspec.structs.replace(hand_request(self.table, self.rules), stepwise=True))
        if isinstance(answer, Refused):
            raise self.fail("a hand at this table", refusal_text(answer))
        self.look(answer)
        self._happened(HandStarted(self.table))

    def begin_again(self, table: Table) -> None:
        """The same hand after a misdeal, with a pack freshly shuffled."""
        self.say(message_of(StubShuffled(table.deck or ())), "the hand begins again")
        self._happened(HandStarted(table))
        self.table = table

    def say(self, message: Message, expected: str, clause: str = "") -> None:
        """It must be accepted. Raises Mismatch."""
        answer = self.talk.ask(message)
        if is_refused(answer):
            raise self.fail(expected, refusal_text(answer), clause)
        self.look(answer)

    def look(self, answer: Said) -> None:
        if isinstance(answer, Refused):
            return
        self.snapshot = answer.snapshot if isinstance(answer, Acted) else answer
        check_shape(self.snapshot, len(self.names))
        there, start = chips_in_sight(self.snapshot), sum(self.table.stacks)
        if there is not None and there != start:
            raise self.fail(f"{start} chips in all", f"{there}", "SEAT-CHIPCONSERVE")

    def due(self) -> HandEvent | None:
        """What the engine's dealer does next; None while he waits. Raises Junk when the engine does not say."""
        dealer = self.snapshot.dealer
        if not isinstance(dealer, DealerSeen):
            raise Junk("the engine does not say what its dealer does next, though it supports floor")
        if dealer.next is None:
            return None
        event = event_of(dealer.next, len(self.names))
        if event is None:
            raise Junk(f"the engine does not say all that belongs to '{dealer.next.does}'")
        return event

    def judge(self, event: HandEvent | TraceEnded) -> None:
        """Raises Mismatch when the specification forbids what the engine is about to do."""
        broken = [found.clause for found in broken_by(self.books, event, self.rules)]
        if broken:
            clause = self.blame.first(*broken, *self._if_dealt_again(event, broken))
            got = "the hand is left as it is" if isinstance(event, TraceEnded) else self.told(event)
            raise self.fail(f"allowed by {clause}", got, clause)

    def _if_dealt_again(self, event: HandEvent | TraceEnded, broken: list[str]) -> tuple[str, ...]:
        """With which button a void hand begins again is seen in who posts, and to whom the first card goes; with which
        pack, in the cards."""
        if self.table is self.scenario.table or not isinstance(event, BlindPosted | HoleCardDealt):
            return ()
        return ("MIS-R-REDEAL",) if "DEAL-TOPCARD" in broken else ("MIS-REPLAY",)

    def happen(self, event: HandEvent) -> None:
        """A player, the director or chance does something, and the engine accepts it."""
        if isinstance(event, Choice):
            clause = self.blame.refusal(self.books, event)
            self.say(act_of(event), "accepted", clause)
        else:
            self.say(message_of(event), "accepted")
        self._happened(event)

    def _happened(self, event: HandEvent) -> None:
        if broken := broken_by(self.books, event, self.rules):
            raise Unplayable(f"the scenario cannot be played: '{self.place.text}' breaks {broken[0].clause}")
        self.books.apply(event)
        self._check_the_board()

    def go_on(self, stop: Callable[[HandEvent], bool] = nothing) -> HandEvent | None:
        """Let the dealer deal until the event to stop at comes next; what comes then, None when he waits. A misdeal is
        never passed over: the scenario has to say it."""
        for _ in range(MOST_STEPS):
            event = self.due()
            if event is not None:
                self.judge(event)
            if event is None or stop(event) or isinstance(event, MisdealDeclared):
                return event
            self._let_do(event)
        raise self.fail("the hand comes to a decision", "the dealer deals without end")

    def _let_do(self, event: HandEvent) -> None:
        self.say(GoOn(), "the dealer does what he announced")
        self.books.apply(event)
        self._check_the_board()

    def _check_the_board(self) -> None:
        board = self.snapshot.board
        if board is not None and " ".join(board) != cards_text(self.books.board):
            raise self.fail(f"board {cards_text(self.books.board) or 'empty'}", " ".join(board) or "an empty board")

    def do(self, kinds: tuple[type, ...], event: HandEvent) -> None:
        """Go on to the next event of some kinds; it must be this one, and is done."""
        due = self.go_on(lambda event: isinstance(event, kinds))
        if due is None or not same(due, event):
            raise self.fail(self.told(event), self.told(due))
        self._let_do(due)

    def before_remedies(self) -> None:
        """To the next decision, but not past a remedy."""
        self.go_on(lambda event: isinstance(event, Remedy))

    def attempt(self, message: Message, clause: str) -> None:
        """It must be refused; tried later in a replay."""
        self.attempts.append(Attempt(self.place, len(self.talk.said), message, clause, not_refused))
