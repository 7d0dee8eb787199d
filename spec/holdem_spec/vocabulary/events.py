"""What can happen at the table, seen from outside.

Every event is immutable and made of integers and tuples. An action carries the total that then lies in front of
the player, never the difference. A witness that cannot see a card writes `UNKNOWN`.
"""

from enum import IntEnum
from typing import NamedTuple, TypeAlias

from holdem_spec.vocabulary.cards import Card
from holdem_spec.vocabulary.floor import FloorEvent
from holdem_spec.vocabulary.seats import Seat
from holdem_spec.vocabulary.table import Blind, Chips, Table

NOT_TOLD = -1
"""A minute of the game that nobody tells."""


class Origin(IntEnum):
    """Where an event of a trace comes from.

    SEEN: the source says so. DERIVED: a reader had to add it, because the source is silent; it is recorded but
    never judged, for made-up events certify themselves.
    """

    SEEN = 0
    DERIVED = 1


class HandStarted(NamedTuple):
    table: Table


class BlindPosted(NamedTuple):
    seat: Seat
    blind: Blind
    chips: Chips


class AntesPosted(NamedTuple):
    """What every seat puts in as an ante, one entry per seat."""

    chips: tuple[Chips, ...]


class HoleCardDealt(NamedTuple):
    """One card, face down, to one player."""

    seat: Seat
    card: Card


class HoleCardsKnown(NamedTuple):
    """A source names a player's hole cards but not the order in which the cards were dealt."""

    seat: Seat
    cards: tuple[Card, ...]


class Burned(NamedTuple):
    card: Card


class BoardDealt(NamedTuple):
    """The cards turned up together: three on the flop, one on the turn, one on the river."""

    cards: tuple[Card, ...]


class Discarded(NamedTuple):
    """A player lays away one of three hole cards, face down (Pineapple)."""

    seat: Seat
    card: Card


class Folded(NamedTuple):
    seat: Seat


class Checked(NamedTuple):
    seat: Seat


class Called(NamedTuple):
    seat: Seat
    to: Chips


class Bet(NamedTuple):
    seat: Seat
    to: Chips


class RaisedTo(NamedTuple):
    seat: Seat
    to: Chips


class BetReturned(NamedTuple):
    """Chips that nobody matched go back to the player who had bet them."""

    seat: Seat
    chips: Chips


class Shown(NamedTuple):
    seat: Seat
    cards: tuple[Card, ...]


class Mucked(NamedTuple):
    """A player lays his hole cards away unseen at the showdown."""

    seat: Seat


class PotAwarded(NamedTuple):
    """Pot 0 is the main pot, pot 1 the first side pot, and so on; `shares` are (seat, chips) in seat order."""

    pot: int
    shares: tuple[tuple[Seat, Chips], ...]


class HandEnded(NamedTuple):
    """`stacks` are the chips everybody has when the hand is over."""

    stacks: tuple[Chips, ...]


class GameOpened(NamedTuple):
    """An evening begins. `stacks` are the chips everybody has, 0 for an empty seat. The hands that follow, until the
    game ends, belong together; hands of which no source tells that stand each for itself."""

    stacks: tuple[Chips, ...]
    tournament: bool = False


class BoughtIn(NamedTuple):
    """A player adds chips to those he has."""

    seat: Seat
    chips: Chips


class CardDrawn(NamedTuple):
    """A card drawn face up from the whole pack: for the first button, or for the win when the time is up."""

    seat: Seat
    card: Card


class ButtonMoved(NamedTuple):
    """The button is laid in front of another seat."""

    seat: Seat


class LevelRaised(NamedTuple):
    """New blinds and ante are announced. `minute` counts from the beginning of the game, `NOT_TOLD` if nobody says."""

    small_blind: Chips
    big_blind: Chips
    ante: Chips = 0
    minute: int = NOT_TOLD


class Eliminated(NamedTuple):
    """A player is out of the game; `place` counts from 1, the winner's."""

    seat: Seat
    place: int


class TimeCalled(NamedTuple):
    """The time agreed for the game is up; a hand that has begun is finished."""


class GameEnded(NamedTuple):
    """`winners` in seat order."""

    winners: tuple[Seat, ...]


class TraceEnded(NamedTuple):
    """The witness has nothing more to tell."""


class Menu(NamedTuple):
    """What an engine lets a player do. `call` is the total a call comes to, 0 when there is none to make;
    `bet` and `raise_to` are the least and the greatest total, `None` when that action is not offered."""

    fold: bool
    check: bool
    call: Chips
    bet: tuple[Chips, Chips] | None
    raise_to: tuple[Chips, Chips] | None


class Offered(NamedTuple):
    """An engine showed a player his choices."""

    seat: Seat
    menu: Menu


Action: TypeAlias = Folded | Checked | Called | Bet | RaisedTo
"""What a player does in a betting round."""

Choice: TypeAlias = Action | Discarded | Shown | Mucked
"""What a player does of his own accord."""


class Refused(NamedTuple):
    """An engine did not accept what a player wanted to do; nothing at the table changed."""

    attempt: Choice


HandEvent: TypeAlias = (
    HandStarted
    | AntesPosted
    | BlindPosted
    | HoleCardDealt
    | HoleCardsKnown
    | Burned
    | BoardDealt
    | Discarded
    | Action
    | BetReturned
    | Shown
    | Mucked
    | PotAwarded
    | HandEnded
    | FloorEvent
)
"""What happens at the table itself; where something went wrong, see `floor.py`."""

GameEvent: TypeAlias = (
    GameOpened | BoughtIn | CardDrawn | ButtonMoved | LevelRaised | Eliminated | TimeCalled | GameEnded
)
"""What happens from hand to hand."""

Event: TypeAlias = HandEvent | GameEvent | TraceEnded | Offered | Refused


def same(one: Event | None, other: Event | None) -> bool:
    """Whether two events are of one kind and equal. Plain `==` takes a call to 50 for a bet of 50: both are tuples."""
    return type(one) is type(other) and one == other


class Entry(NamedTuple):
    """One line of a trace."""

    event: Event
    origin: Origin = Origin.SEEN


Trace: TypeAlias = tuple[Entry, ...]
