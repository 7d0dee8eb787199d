"""An event as a sentence."""

from holdem_conformance.classroom.hand import Step
from holdem_conformance.classroom.paper import Paper
from holdem_conformance.classroom.words import Words
from holdem_conformance.classroom.worth import worth_text
from holdem_spec.ledger import Ledger
from holdem_spec.terms.dealing import BOARD_SIZES
from holdem_spec.terms.pots import pots
from holdem_spec.terms.showdown import hand_value
from holdem_spec.vocabulary.events import (
    AntesPosted,
    Bet,
    BlindPosted,
    BoardDealt,
    Called,
    HandEvent,
    HoleCardDealt,
    PotAwarded,
    RaisedTo,
    Shown,
)
from holdem_spec.vocabulary.seats import Seat
from holdem_spec.vocabulary.table import Chips

STREETS = len(BOARD_SIZES)


class Teller:
    """Tells what happens at a table whose players have names."""

    def __init__(self, names: tuple[str, ...], say: Words, paper: Paper) -> None:
        self.names = names
        self.say = say
        self.paper = paper

    def headline(self, step: Step) -> str:
        """The step in one sentence, without a full stop."""
        if step.forbidden:
            return self.forbidden(step.event, step.before)
        first = step.events[0]
        if len(step.events) > 1 and isinstance(first, HoleCardDealt):
            return self.say("deed.HoleCards", number=len(step.events), name=self.names[first.seat])
        if len(step.events) == 2 and isinstance(step.event, BoardDealt) and step.before.boards < STREETS:
            return self.say(f"deed.Street_{step.before.boards}", cards=self.paper.cards(step.event.cards))
        return "; ".join(self.deed(event, step.before) for event in step.events)

    def deed(self, event: HandEvent, before: Ledger) -> str:
        """What happened, in the books before it."""
        fields = self._fields(event, before)
        key = type(event).__name__
        match event:
            case BlindPosted():
                key += f"_{int(event.blind)}"
            case BoardDealt():
                key += f"_{min(before.boards, STREETS)}"
            case Called(seat, to) | Bet(seat, to) | RaisedTo(seat, to):
                cost = to - before.in_front[seat]
                fields["cost"] = cost
                key += "_all" if cost >= before.stacks[seat] else ""
            case Shown(seat):
                worth = hand_value(before, seat)
                if worth is not None:
                    key += "_worth"
                    fields["worth"] = worth_text(worth, self.say)
        return self.say(f"deed.{key}", **fields) if self.say.knows(f"deed.{key}") else self.unnamed(event)

    def forbidden(self, event: HandEvent, before: Ledger) -> str:
        """What may not happen."""
        key = f"try.{type(event).__name__}"
        if self.say.knows(key):
            return self.say(key, **self._fields(event, before))
        return self.say("try.other", deed=self.deed(event, before))

    def unnamed(self, event: HandEvent) -> str:
        """An event for which nobody has written a sentence yet."""
        return self.say("deed.other", event=str(event))

    def share(self, seat: Seat, chips: Chips) -> str:
        return self.say("table.share", name=self.names[seat], chips=chips)

    def _fields(self, event: HandEvent, before: Ledger) -> dict[str, object]:
        fields = dict(event._asdict())
        match event:
            case AntesPosted(chips):
                fields["shares"] = self.say.listed([self.share(seat, paid) for seat, paid in enumerate(chips) if paid])
            case PotAwarded():
                fields["pot"] = self._paid_pot(event, before)
                fields["shares"] = self.say.listed([self.share(seat, chips) for seat, chips in event.shares])
        if "seat" in fields:
            fields["name"] = self.names[event.seat]  # type: ignore[union-attr]
        if "cards" in fields:
            fields["cards"] = self.paper.cards(event.cards)  # type: ignore[union-attr]
        return fields

    def _paid_pot(self, event: PotAwarded, before: Ledger) -> str:
        there = pots(before)
        chips = there[event.pot].chips if 0 <= event.pot < len(there) else sum(chips for _, chips in event.shares)
        if len(there) < 2 and not event.pot:
            return self.say("table.Only", chips=chips)
        return (
            self.say("table.Side", chips=chips, number=event.pot) if event.pot else self.say("table.Main", chips=chips)
        )
