"""The books of an evening: what happened in the hands before and between them. Facts only; no rule stands here."""

from typing import NamedTuple

from holdem_spec.vocabulary.cards import Card
from holdem_spec.vocabulary.events import BoughtIn, CardDrawn, Eliminated, Event, GameEnded, LevelRaised, TimeCalled
from holdem_spec.vocabulary.seats import Seat
from holdem_spec.vocabulary.table import Chips, Table


class Evening(NamedTuple):
    """`stacks` are the chips everybody has between two hands, while a hand is played those it began with. `tables` are
    the tables of all hands begun, without their packs. `drawn` are the cards drawn since the last hand began
    or the time was up, `eliminated` seats and places, each in order."""

    open: bool = False
    """Whether a source has told that the hands belong together."""
    tournament: bool = False
    stacks: tuple[Chips, ...] = ()
    tables: tuple[Table, ...] = ()
    drawn: tuple[tuple[Seat, Card], ...] = ()
    levels: tuple[LevelRaised, ...] = ()
    eliminated: tuple[tuple[Seat, int], ...] = ()
    time_is_up: bool = False
    winners: tuple[Seat, ...] | None = None


NO_EVENING = Evening()


def with_hand(evening: Evening, table: Table) -> Evening:
    """A hand begins."""
    if not evening.open:
        return evening
    return evening._replace(tables=(*evening.tables, table._replace(deck=None)), drawn=())


def without_hand(evening: Evening) -> Evening:
    """The hand that began last is void: as if it had not begun."""
    return evening._replace(tables=evening.tables[:-1]) if evening.open else evening


def after_hand(evening: Evening, stacks: tuple[Chips, ...]) -> Evening:
    """A hand is over."""
    return evening._replace(stacks=stacks) if evening.open else evening


def evening_entry(evening: Evening, event: Event) -> Evening:
    """Something happens that is no part of a hand."""
    match event:
        case BoughtIn(seat, chips):
            return evening._replace(stacks=tuple(s + chips * (seat == at) for at, s in enumerate(evening.stacks)))
        case CardDrawn(seat, card):
            return evening._replace(drawn=(*evening.drawn, (seat, card)))
        case LevelRaised():
            return evening._replace(levels=(*evening.levels, event))
        case Eliminated(seat, place):
            return evening._replace(eliminated=(*evening.eliminated, (seat, place)))
        case TimeCalled():
            return evening._replace(time_is_up=True, drawn=())
        case GameEnded(winners):
            return evening._replace(winners=winners)
    return evening
