"""What a line of a floor scenario says, beside what every play can say."""

from typing import NamedTuple, TypeAlias

from holdem_conformance.scenarios.said import Said
from holdem_spec.vocabulary.cards import UNKNOWN, Card
from holdem_spec.vocabulary.events import HandEvent
from holdem_spec.vocabulary.floor import Decision, Fault, Incident, PlaysTheBoard, Remedy
from holdem_spec.vocabulary.seats import NOBODY, Seat
from holdem_spec.vocabulary.table import Chips

FAULTS = {
    "a card exposed": Fault.CARD_EXPOSED,
    "two boxed cards": Fault.CARDS_BOXED,
    "a card too many": Fault.EXTRA_CARD,
    "the first card astray": Fault.FIRST_CARD_ASTRAY,
    "cards for an empty seat": Fault.CARD_FOR_NOBODY,
    "a player passed over": Fault.PLAYER_SKIPPED,
    "the button astray": Fault.BUTTON_ASTRAY,
    "a foul pack": Fault.DECK_FOULED,
    "a missing burn": Fault.NO_BURN,
    "two burns": Fault.TWO_BURNS,
    "a flop of four": Fault.FLOP_OF_FOUR,
    "a lost turn": Fault.OUT_OF_TURN,
    "a bet taken back": Fault.CHIPS_PULLED_BACK,
}
"""The faults in the words of the play."""


class IncidentSaid(NamedTuple):
    """Something goes wrong or is announced. What depends on the course of the hand is still open: the seat of an
    exposed card, a card that is the next of the pack (`UNKNOWN`), the burn of a street turned up early."""

    incident: Incident


class ShuffleSaid(NamedTuple):
    """The rest of the pack, or after a misdeal the whole, in its new order; what is not named follows in the order of
    the filling."""

    cards: tuple[Card, ...]


class RulingSaid(NamedTuple):
    """`case` is None for the case that is open."""

    decision: Decision
    seat: Seat = NOBODY
    card: Card = UNKNOWN
    case: Fault | None = None


class RemedySaid(NamedTuple):
    """The dealer does this next. A street that is mended has the burn still open."""

    remedy: Remedy


class ClaimSaid(NamedTuple):
    claim: PlaysTheBoard


class BurnSaid(NamedTuple):
    card: Card


class StreetLies(NamedTuple):
    """The cards of a street as they lie there now; `street` is 0 for the flop."""

    street: int
    cards: tuple[Card, ...]


class AwaitsSaid(NamedTuple):
    """The hand waits for `a ruling` or `a shuffle`."""

    what: str


class HasSaid(NamedTuple):
    """The chips a player has behind."""

    seat: Seat
    chips: Chips


class GoesOn(NamedTuple):
    """Whatever would come next if nothing had gone wrong."""


class ShufflesRest(NamedTuple):
    """A shuffle of these cards; None for exactly what it should hold."""

    cards: tuple[Card, ...] | None


class BeginsAgain(NamedTuple):
    """The hand that is dealt again: with the button at `button`, and freshly shuffled or not."""

    button: Seat
    shuffled: bool


Deed: TypeAlias = HandEvent | GoesOn | ShufflesRest | BeginsAgain | RulingSaid


class MayNotSaid(NamedTuple):
    """What the dealer or the director must not do now, because of `clause` alone."""

    deed: Deed
    clause: str


FloorSaid: TypeAlias = (
    Said
    | IncidentSaid
    | ShuffleSaid
    | RulingSaid
    | RemedySaid
    | BurnSaid
    | ClaimSaid
    | StreetLies
    | AwaitsSaid
    | HasSaid
    | MayNotSaid
)
