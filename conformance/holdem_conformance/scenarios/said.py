"""What a line of the play says, word for word: nothing is resolved yet that depends on the course of the hand."""

from typing import NamedTuple, TypeAlias

from holdem_conformance.scenarios.model import Stage
from holdem_spec.vocabulary.cards import Card
from holdem_spec.vocabulary.events import HandEvent
from holdem_spec.vocabulary.seats import Seat
from holdem_spec.vocabulary.table import Chips

Range: TypeAlias = tuple[Chips, Chips]

FOLD, CHECK, CALL, BET, RAISE, SHOW, MUCK = "fold", "check", "call", "bet", "raise to", "show", "muck"
ALL_IN, POST, DISCARD = "go all-in", "post", "discard"


class ActSaid(NamedTuple):
    """`deed` is one of the words above; `chips` the total, None when it is left out or there is none; `cards` what is
    laid away."""

    seat: Seat
    deed: str
    chips: Chips | None
    cards: tuple[Card, ...] = ()


class OfferSaid(NamedTuple):
    """The least and the greatest total of each choice; what a call costs, twice; 0 and 0 where no chips move."""

    seat: Seat
    choices: dict[str, Range]


class RefusalSaid(NamedTuple):
    """`cards` are those a player would show, none when they are his own, or would lay away."""

    seat: Seat
    deed: str
    chips: Chips | None
    clause: str
    cards: tuple[Card, ...] = ()


class TurnSaid(NamedTuple):
    seat: Seat


class StreetSaid(NamedTuple):
    stage: Stage
    cards: int


class PotSaid(NamedTuple):
    chips: Chips


class BackSaid(NamedTuple):
    seat: Seat
    chips: Chips


class DealerSaid(NamedTuple):
    """What depends on the course of the hand is still open: `Burned(UNKNOWN)` for a burn without its card,
    `HandEnded(())` for the end of the hand, `AntesPosted(())` for the antes as they are due."""

    deed: HandEvent
    clause: str


Said: TypeAlias = ActSaid | OfferSaid | RefusalSaid | TurnSaid | StreetSaid | PotSaid | BackSaid | DealerSaid
