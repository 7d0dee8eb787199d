"""One hand of an evening, played line by line on the specification and on the reference.

Whatever no line speaks of happens by itself: blinds, cards, returned bets, awards, and at the showdown everybody shows.
"""

from holdem_conformance.runner.evening_table import Meeting, Unexpected
from holdem_conformance.scenarios import said
from holdem_conformance.scenarios.evening_model import Happens, MustNot, Played, Spoken
from holdem_conformance.scenarios.model import Place, Stage
from holdem_conformance.scenarios.said import ActSaid, DealerSaid, OfferSaid, PotSaid, RefusalSaid, StreetSaid, TurnSaid
from holdem_reference import hand
from holdem_reference.evening import after
from holdem_spec.judge import counsel
from holdem_spec.judge.bench import names_broken
from holdem_spec.terms.betting import bet_to_match, everything
from holdem_spec.terms.limits import pot_as_it_lies
from holdem_spec.vocabulary.events import (
    Bet,
    Called,
    Checked,
    Choice,
    Event,
    Folded,
    HandEnded,
    Menu,
    Mucked,
    RaisedTo,
    Shown,
    same,
)
from holdem_spec.vocabulary.seats import NOBODY, Seat
from holdem_spec.vocabulary.table import Chips, Table

BOARD = {Stage.FLOP: 3, Stage.TURN: 4, Stage.RIVER: 5, Stage.SHOWDOWN: 5}
NOT_HERE = "a line that a hand of an evening may have: acts, offers, refusals, turns, streets, pots and the dealer's"


def play_hand(meeting: Meeting, table: Table, lines: tuple[Played, ...], place: Place) -> tuple[Chips, ...]:
    """Play a hand that has just begun to its end; the stacks. Raises Unexpected."""
    course = _Course(meeting, table)
    for line in lines:
        course.state(line)
    course.finish(place)
    return course.state_of_play.stacks


class _Course:
    def __init__(self, meeting: Meeting, table: Table) -> None:
        self.meeting = meeting
        self.state_of_play = hand.start(table, meeting.evening.rules)

    def state(self, line: Played) -> None:
        match line:
            case Happens(place, event):
                self.meeting.happen(place, event)
            case MustNot(place, event, clauses):
                self.meeting.must_not(place, event, clauses)
            case Spoken(place, ActSaid() as act):
                self._deal(place)
                self._show_until(place, act)
                self._choose(place, self._choice(act.seat, act.deed, act.chips))
            case Spoken(place, RefusalSaid() as refusal):
                self._deal(place)
                self._refused(place, self._choice(refusal.seat, refusal.deed, refusal.chips), refusal.clause)
            case Spoken(place, TurnSaid(seat)):
                self._deal(place)
                self._expect(place, place.text, hand.to_act(self.state_of_play) == seat, self._turn())
            case Spoken(place, OfferSaid() as offer):
                self._deal(place)
                self._offered(place, offer)
            case Spoken(place, StreetSaid(stage)):
                self._deal(place)
                board = len(self.state_of_play.board)
                self._expect(place, stage.value, BOARD.get(stage, board) == board, f"{board} cards on the board")
            case Spoken(place, PotSaid(chips)):
                got = pot_as_it_lies(self.meeting.ledger)
                self._expect(place, f"pot {chips}", got == chips, f"pot {got}")
            case Spoken(place, DealerSaid(deed, clause)):
                self._refused(place, deed, clause)
            case _:
                raise Unexpected(line.place, NOT_HERE, line.place.text)

    def finish(self, place: Place) -> None:
        """Deal, show and pay to the end."""
        while not self.state_of_play.over:
            self._deal(place)
            if self.state_of_play.over:
                return
            shows = hand.to_show(self.state_of_play)
            if shows == NOBODY:
                raise Unexpected(place, "the hand is played to its end", self._turn())
            self._show(place, shows)

    def _deal(self, place: Place) -> None:
        while (event := hand.due(self.state_of_play)) is not None:
            self._both(place, event)

    def _both(self, place: Place, event: Event) -> None:
        self.meeting.judge(place, event)
        self.meeting.ledger.apply(event)
        self.state_of_play = hand.after(self.state_of_play, event)  # type: ignore[arg-type]
        if isinstance(event, HandEnded):
            self.meeting.evening = after(self.meeting.evening, event)

    def _choose(self, place: Place, choice: Choice) -> None:
        refused = hand.refusal(self.state_of_play, choice)
        if refused is not None:
            raise Unexpected(place, "accepted", f"refused by the reference ({refused})", refused)
        self._both(place, choice)

    def _show(self, place: Place, seat: Seat) -> None:
        self._choose(place, Shown(seat, self.state_of_play.holes[seat]))
        self._deal(place)

    def _show_until(self, place: Place, act: ActSaid) -> None:
        """At a showdown whoever no line speaks of shows, until it is for this player to do so."""
        shows = hand.to_show(self.state_of_play)
        while act.deed in (said.SHOW, said.MUCK) and shows not in (NOBODY, act.seat):
            self._show(place, shows)
            shows = hand.to_show(self.state_of_play)

    def _choice(self, seat: Seat, deed: str, chips: Chips | None) -> Choice:
        ledger = self.meeting.ledger
        all_in, bet = everything(ledger, seat), bet_to_match(ledger)
        match deed:
            case said.FOLD:
                return Folded(seat)
            case said.CHECK:
                return Checked(seat)
            case said.CALL:
                return Called(seat, min(bet, all_in) if chips is None else chips)
            case said.BET:
                return Bet(seat, chips or 0)
            case said.RAISE:
                return RaisedTo(seat, chips or 0)
            case said.ALL_IN:
                if all_in <= bet:
                    return Called(seat, all_in)
                return RaisedTo(seat, all_in) if bet else Bet(seat, all_in)
            case said.SHOW:
                return Shown(seat, self.state_of_play.holes[seat])
        return Mucked(seat)

    def _refused(self, place: Place, event: Event, clause: str) -> None:
        meeting = self.meeting
        meeting.tries(event)
        broken = names_broken(meeting.bench, meeting.ledger, event)
        if broken != (clause,):
            got = f"forbidden by {', '.join(broken)}" if broken else "allowed"
            raise Unexpected(place, f"forbidden by {clause} alone", f"{got}, says the specification", clause)
        done = same(hand.due(self.state_of_play), event)
        if isinstance(event, Choice):
            done = hand.refusal(self.state_of_play, event) is None
        if done:
            raise Unexpected(place, "the reference does not do it", "the reference does it", clause)

    def _offered(self, place: Place, offer: OfferSaid) -> None:
        ledger, chosen = self.meeting.ledger, offer.choices
        call = ledger.in_front[offer.seat] + chosen[said.CALL][0] if said.CALL in chosen else 0
        due = Menu(said.FOLD in chosen, said.CHECK in chosen, call, chosen.get(said.BET), chosen.get(said.RAISE))
        for whose, got in (
            ("the specification", counsel.menu(ledger, self.meeting.bench.rulebook)),
            ("the reference", (hand.to_act(self.state_of_play), hand.menu(self.state_of_play))),
        ):
            self._expect(place, place.text, got == (offer.seat, due), f"{got[1]} of {whose}")

    def _expect(self, place: Place, expected: str, holds: bool, got: str) -> None:
        if not holds:
            raise Unexpected(place, expected, got)

    def _turn(self) -> str:
        seat = hand.to_act(self.state_of_play)
        return "nobody to act" if seat == NOBODY else f"{self.meeting.names[seat]} to act"
