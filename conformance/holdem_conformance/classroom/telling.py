"""An event as a sentence."""

from holdem_conformance.classroom.paper import Paper
from holdem_conformance.classroom.steps import Step
from holdem_conformance.classroom.telling_evening import difference, evening_ending, evening_fields, positions
from holdem_conformance.classroom.telling_floor import floor_ending, floor_fields
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
    Event,
    HandStarted,
    HoleCardDealt,
    PotAwarded,
    RaisedTo,
    Shown,
)
from holdem_spec.vocabulary.seats import NOBODY, Seat
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
        a_hand_before = step.before.evening.open or step.before.table.stacks
        if step.forbidden and isinstance(step.event, HandStarted) and a_hand_before:
            return self._no_such_hand(step, step.event)
        if step.forbidden:
            return self.forbidden(step.event, step.before)
        first = step.events[0]
        if len(step.events) > 1 and isinstance(first, HoleCardDealt):
            return self.say("deed.HoleCards", number=len(step.events), name=self.names[first.seat])
        if len(step.events) == 2 and isinstance(step.event, BoardDealt) and step.before.boards < STREETS:
            return self.say(f"deed.Street_{step.before.boards}", cards=self.paper.cards(step.event.cards))
        return "; ".join(self.deed(event, step.before) for event in step.events)

    def deed(self, event: Event, before: Ledger) -> str:
        """What happened, in the books before it."""
        fields = self._fields(event, before)
        key = type(event).__name__ + floor_ending(event) + evening_ending(event, before)
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

    def forbidden(self, event: Event, before: Ledger) -> str:
        """What may not happen."""
        key = f"try.{type(event).__name__}{floor_ending(event)}"
        key += evening_ending(event, before) if self.say.knows(key + evening_ending(event, before)) else ""
        if self.say.knows(key):
            return self.say(key, **self._fields(event, before))
        return self.say("try.other", deed=self.deed(event, before))

    def _no_such_hand(self, step: Step, start: HandStarted) -> str:
        """A hand that may not begin in this way, or not at all; after a misdeal it is the same hand again."""
        due = step.ahead.event.table if isinstance(step.ahead.event, HandStarted) else None
        if not step.before.evening.open:
            said = positions(start.table, self.names, self.say)
            if start.table.button == step.before.table.button:
                said = self.say("positions.unshuffled")
            return self.say("try.HandStarted_again", difference=said)
        said = difference(start.table, due, step.before, self.names, self.say)
        if not said:
            return self.say("try.HandStarted_none")
        return self.say("try.HandStarted_evening", hand=len(step.before.evening.tables) + 1, difference=said)

    def unnamed(self, event: Event) -> str:
        """An event for which nobody has written a sentence yet."""
        return self.say("deed.other", event=str(event))

    def share(self, seat: Seat, chips: Chips) -> str:
        return self.say("table.share", name=self.names[seat], chips=chips)

    def _fields(self, event: Event, before: Ledger) -> dict[str, object]:
        fields: dict[str, object] = dict(event._asdict())
        match event:
            case AntesPosted(chips):
                fields["shares"] = self.say.listed([self.share(seat, paid) for seat, paid in enumerate(chips) if paid])
            case PotAwarded():
                fields["pot"] = self._paid_pot(event, before)
                fields["shares"] = self.say.listed([self.share(seat, chips) for seat, chips in event.shares])
        if "seat" in fields and fields["seat"] != NOBODY:
            fields["name"] = self.names[event.seat]  # type: ignore[union-attr]
        if "card" in fields:
            fields["card"] = self.paper.card(event.card)  # type: ignore[union-attr]
        if "cards" in fields:
            fields["cards"] = self.paper.cards(event.cards)  # type: ignore[union-attr]
        fields |= floor_fields(event, before, self.say, self.paper)
        return fields | evening_fields(event, before, self.names, self.say)

    def _paid_pot(self, event: PotAwarded, before: Ledger) -> str:
        there = pots(before)
        chips = there[event.pot].chips if 0 <= event.pot < len(there) else sum(chips for _, chips in event.shares)
        if len(there) < 2 and not event.pot:
            return self.say("table.Only", chips=chips)
        return (
            self.say("table.Side", chips=chips, number=event.pot) if event.pot else self.say("table.Main", chips=chips)
        )
