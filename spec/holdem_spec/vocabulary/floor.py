"""What can go wrong at the table, and what is done about it.

An incident is a fact: the dealer's fault, or what a player says and pushes. A remedy is what the dealer does then. What
only chance or the director can say comes from outside: the order of the reshuffled rest, and a ruling.
"""

from enum import IntEnum
from typing import NamedTuple, TypeAlias

from holdem_spec.vocabulary.cards import UNKNOWN, Card
from holdem_spec.vocabulary.seats import NOBODY, Seat
from holdem_spec.vocabulary.table import Chips


class Fault(IntEnum):
    """What went wrong: the reason of a misdeal, or the case a director rules on (S0.63, S2.25, S2.27, S2.29)."""

    CARD_EXPOSED = 0
    CARDS_BOXED = 1
    """Two or more cards lay face up in the pack."""
    EXTRA_CARD = 2
    """A player has one card too many."""
    FIRST_CARD_ASTRAY = 3
    """The first card went to the wrong seat."""
    CARD_FOR_NOBODY = 4
    """Cards went to a seat that has no hand."""
    PLAYER_SKIPPED = 5
    """A player entitled to a hand was passed over."""
    BUTTON_ASTRAY = 6
    """The cards were dealt with the button in the wrong place."""
    DECK_FOULED = 7
    """The pack is not one of 52 different cards."""
    NO_BURN = 8
    """The burn before a street was left out."""
    TWO_BURNS = 9
    """Two cards were burned before one street."""
    FLOP_OF_FOUR = 10
    OUT_OF_TURN = 11
    """A player acted before it was his turn, and another was passed over."""
    CHIPS_PULLED_BACK = 12
    """A player who faces a raise took his earlier bet back."""


MISDEALS = frozenset(range(Fault.CARD_EXPOSED, Fault.NO_BURN))
"""The faults for which a hand is dealt again."""


class Decision(IntEnum):
    """What a director can rule (S0.63, S2.29)."""

    PLAY_ON = 0
    """Everything stands as it lies."""
    HAND_DEAD = 1
    """The hand of the player named is out of the game."""
    BURN_CARD = 2
    """The card named is a burn card."""
    PUT_BACK = 3
    """The card named goes back on top of the pack."""
    MUST_CALL = 4
    """The player named may not fold this time."""


class Word(IntEnum):
    """What a player can announce on his turn (S0.27)."""

    FOLD = 0
    CHECK = 1
    CALL = 2
    BET = 3
    RAISE = 4
    ALL_IN = 5


class CardExposed(NamedTuple):
    """A hole card lies face up by the dealer's fault; `number` is its place in the deal, from 1."""

    seat: Seat
    number: int


class BoxedCardFound(NamedTuple):
    """The next card of the pack lies in it face up; it is laid away."""

    card: Card


class ErrorFound(NamedTuple):
    """Another fault comes to light. `seat` and `card` name the player and the card concerned, where there is one."""

    fault: Fault
    seat: Seat = NOBODY
    card: Card = UNKNOWN


class BoardDealtEarly(NamedTuple):
    """A street is turned up while a round still runs. `burned` is the card burned with it, if one was."""

    burned: tuple[Card, ...]
    cards: tuple[Card, ...]


class TooManyTurnedUp(NamedTuple):
    """Instead of a flop of three the dealer turns up more."""

    cards: tuple[Card, ...]


class BoardDealtUnburned(NamedTuple):
    """A street lies there in due time, but no card was burned before it."""

    cards: tuple[Card, ...]


class MisdealDeclared(NamedTuple):
    """The hand is void and will be dealt again."""

    fault: Fault


class BetsTakenBack(NamedTuple):
    """After a misdeal everybody has the chips again with which he began the hand."""


class CardReplaced(NamedTuple):
    """The top card of the pack for a player, in place of his exposed one."""

    seat: Seat
    card: Card


class BecameBurn(NamedTuple):
    """A card that already lies on the table becomes a burn card."""

    card: Card


class StubShuffled(NamedTuple):
    """The rest of the pack has been shuffled and cut; `stub` is its new order, top card first."""

    stub: tuple[Card, ...]


class BoardMended(NamedTuple):
    """One card of the last street becomes its burn card; `cards` now lie as that street."""

    burned: Card
    cards: tuple[Card, ...]


class FloorRuled(NamedTuple):
    """The director or the host decides a case; `seat` and `card` belong to the decision."""

    case: Fault
    decision: Decision
    seat: Seat = NOBODY
    card: Card = UNKNOWN


class Declared(NamedTuple):
    """A player announces what he does; `to` is the amount he names, 0 if he names none."""

    seat: Seat
    word: Word
    to: Chips = 0


class ChipsPushed(NamedTuple):
    """A player moves so many chips forward, in one motion."""

    seat: Seat
    chips: Chips


class HandAnnounced(NamedTuple):
    """A player says what he holds; `category` is a kind of hand from 0 for a high card to 8 for a straight flush."""

    seat: Seat
    category: int


class PlaysTheBoard(NamedTuple):
    """At the showdown a player says that he plays the board, and throws his cards away."""

    seat: Seat


class AskedAgain(NamedTuple):
    """What the player said or pushed counts for nothing; he chooses again."""

    seat: Seat


Incident: TypeAlias = (
    CardExposed
    | BoxedCardFound
    | ErrorFound
    | BoardDealtEarly
    | TooManyTurnedUp
    | BoardDealtUnburned
    | Declared
    | ChipsPushed
    | HandAnnounced
)
"""Facts that nobody can refuse."""

Remedy: TypeAlias = MisdealDeclared | BetsTakenBack | CardReplaced | BecameBurn | BoardMended | AskedAgain
"""What the dealer does about them by himself."""

FloorEvent: TypeAlias = Incident | Remedy | StubShuffled | FloorRuled | PlaysTheBoard
