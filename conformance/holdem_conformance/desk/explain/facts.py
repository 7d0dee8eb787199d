"""What the books say at a moment: facts that a sentence may use beside the numbers of a verdict."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from holdem_conformance.desk.explain.speaking import Speaker
from holdem_spec.ledger import Ledger
from holdem_spec.terms.betting import bet_to_match, everything, last_full_raise, price, to_act
from holdem_spec.terms.limits import complete_bets, unit
from holdem_spec.vocabulary.events import BlindPosted, Event
from holdem_spec.vocabulary.seats import NOBODY, Seat

Facts = dict[str, Callable[["Moment"], Any]]


class Moment(Mapping[str, Any]):
    """The fields a template may name: the numbers or the event at hand, and the facts below, worked out when asked."""

    def __init__(self, books: Ledger, event: Event, fields: Mapping[str, object], speaker: Speaker) -> None:
        self.books = books
        self.event = event
        self.fields = fields
        self.speaker = speaker

    @property
    def seat(self) -> Seat:
        return getattr(self.event, "seat", NOBODY)

    def __getitem__(self, name: str) -> Any:
        return self.fields[name] if name in self.fields else FACTS[name](self)

    def __iter__(self) -> Iterator[str]:
        return iter({*self.fields, *FACTS})

    def __len__(self) -> int:
        return len({*self.fields, *FACTS})


def _call(moment: Moment) -> int:
    return min(bet_to_match(moment.books), everything(moment.books, moment.seat))


def _all_in(moment: Moment) -> str:
    """Only for an event in which a player puts in chips."""
    chips = moment.event.chips if isinstance(moment.event, BlindPosted) else _more(moment)
    return f" ({moment.speaker.word('all_in')})" if chips >= moment.books.stacks[moment.seat] else ""


def _more(moment: Moment) -> int:
    return moment.event.to - moment.books.in_front[moment.seat]  # type: ignore[union-attr]


def _still(moment: Moment) -> str:
    seat = to_act(moment.books)
    return "" if seat == NOBODY else moment.speaker.say("still", player=moment.speaker.seat(seat))


FACTS: Facts = {
    "player": lambda moment: moment.speaker.seat(moment.seat),
    "last": lambda moment: moment.speaker.seat(moment.books.last_to_act),
    "bet_to_match": lambda moment: bet_to_match(moment.books),
    "size_of_a_raise": lambda moment: last_full_raise(moment.books),
    "front": lambda moment: moment.books.in_front[moment.seat],
    "price": lambda moment: price(moment.books, moment.seat),
    "call_costs": lambda moment: _call(moment) - moment.books.in_front[moment.seat],
    "more": _more,
    "unit": lambda moment: unit(moment.books),
    "last_complete": lambda moment: max(complete_bets(moment.books), default=0),
    "boards": lambda moment: moment.books.boards,
    "all_in": _all_in,
    "still": _still,
}
"""`call_costs` is what a player adds for a call, at most all he has; `more` what he adds by the event; `all_in`
says that this is all he has, or nothing; `still` who has yet to act, or nothing."""
