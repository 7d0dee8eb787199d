"""One hand of a game that is played line by line, with everything that a hand by itself is judged by."""

from collections.abc import Callable

from holdem_conformance.engines.base import Junk
from holdem_conformance.protocol.messages import Act as ActMessage
from holdem_conformance.protocol.messages import Acted, HandRequest, Hello, Refused, Snapshot
from holdem_conformance.runner.ending import check_result
from holdem_conformance.runner.game_attempts import must_not, next_hand_with
from holdem_conformance.runner.game_run import GameRun
from holdem_conformance.runner.mismatch import Unplayable
from holdem_conformance.runner.play import Play
from holdem_conformance.runner.probe import try_refusal
from holdem_conformance.runner.statements import state
from holdem_conformance.runner.talk import Message, Said, Talk
from holdem_conformance.scenarios.course import Course
from holdem_conformance.scenarios.evening_model import Happens, MustNot, Played, Spoken
from holdem_conformance.scenarios.model import Act, Place, Result, Statement
from holdem_conformance.scenarios.resolve import PlayError, resolved
from holdem_spec.judge.counsel import broken_by
from holdem_spec.vocabulary.events import Mucked, Shown
from holdem_spec.vocabulary.seats import NOBODY, Seat
from holdem_spec.vocabulary.table import Chips, Table


class Door:
    """The engine as one hand of the game sees it: to begin the hand again means to play the game again up to it."""

    def __init__(self, talk: Talk, hello: Hello) -> None:
        self._talk = talk
        self._hello = hello
        self._before = len(talk.said)
        self.open = False
        self.over = False

    def hello(self) -> Hello:
        return self._hello

    def hand(self, request: HandRequest) -> Snapshot | Refused:
        message = next_hand_with(request)
        if self.open:
            self._talk.again(self._before)
        answer = self._talk.try_out(message) if self.open else self._talk.ask(message)
        self.open = True
        if isinstance(answer, Acted):
            raise Junk("the engine answered 'next_hand' with 'acted'")
        return answer

    def act(self, act: ActMessage) -> Acted:
        answer = self.ask(act)
        if not isinstance(answer, Acted):
            raise Junk("the engine gave an answer of another kind")
        return answer

    def ask(self, message: Message) -> Said:
        return self._talk.try_out(message) if self.over else self._talk.ask(message)

    def last_words(self) -> tuple[str, ...]:
        return ()

    def close(self) -> None:
        """The game is not over with the hand."""


class HandOfAGame:
    """`table` is that of the hand, its pack arranged; `due` are the chips at its end, None where nobody says."""

    def __init__(self, run: GameRun, table: Table, due: tuple[Chips, ...] | None) -> None:
        self.run = run
        self.door = Door(run.talk, run.hello)
        result = Result(due, None, None, None, None, {})
        mine = run.scenario._replace(table=table, play=(), result=result, evening=None)
        self.play = Play(self.door, run.hello, mine, run.rules)

    def play_out(self, lines: tuple[Played, ...], place: Place) -> tuple[Chips, ...]:
        """The chips at its end. Raises Mismatch."""
        play, run = self.play, self.run
        play.place = place
        try:
            play.begin()
            run.snapshot = play.snapshot
            for line, statement in self._meant(lines):
                play.place = run.place = line.place
                self._line(line, statement)
            self._show_until(NOBODY)
            check_result(play)
        finally:
            self.door.over = True
            run.later += [self._probing(number) for number in range(len(play.probes))]
            run.sights |= play.sights
            run.prompts += play.prompts
        run.snapshot = play.snapshot
        return play.snapshot.stacks or play.course.stacks()

    def _meant(self, lines: tuple[Played, ...]) -> list[tuple[Played, Statement | None]]:
        """The lines with what they mean on the way of this hand."""
        course, found = Course(self.play.scenario.table, self.run.rules, None), list[tuple[Played, Statement | None]]()
        for line in lines:
            try:
                meant = resolved(line.said, line.place, course, self.run.names) if isinstance(line, Spoken) else None
            except PlayError as error:
                raise Unplayable(f"the scenario cannot be played: '{line.place.text}': {error.message}") from None
            found.append((line, meant))
        return found

    def _line(self, line: Played, statement: Statement | None) -> None:
        run = self.run
        if statement is not None:
            if isinstance(statement, Act) and isinstance(statement.choice, Shown | Mucked):
                self._show_until(statement.choice.seat)
            state(self.play, statement)
            return
        if isinstance(line, Happens):
            said = len(run.talk.said)
            run.happens(line.event)
            self.play.done += run.talk.said[said:]
            self.play.look(run.snapshot)
        elif isinstance(line, MustNot):
            must_not(run, line)

    def _show_until(self, seat: Seat) -> None:
        """At a showdown whoever no line speaks of shows, until it is for this player to do so."""
        play = self.play
        while play.chooses and play.snapshot.to_show not in (None, NOBODY, seat):
            shown = Shown(play.snapshot.to_show or 0, play.course.own_cards(play.snapshot.to_show or 0))
            play.course.to_the_next_choice()
            if broken := broken_by(play.ledger, shown, self.run.rules):
                clause = play.blame.first(*(found.clause for found in broken))
                raise play.fail("another player to show, or nobody", play.where(), clause)
            state(play, Act(play.place, shown))

    def _probing(self, number: int) -> Callable[[], None]:
        def attempt() -> None:
            self.run.place = self.play.probes[number].statement.place
            try_refusal(self.play, self.play.probes[number])

        return attempt
