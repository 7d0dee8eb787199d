"""The messages of a hand in which something goes wrong or is announced (the feature `floor`).

Such a hand is dealt step by step: after each answer the engine waits, and says what its dealer would do next.
"""

from typing import Literal, TypeAlias

from msgspec import Struct

from holdem_conformance.protocol.parts import Amount, CardText, SeatNumber, Shares

FaultName: TypeAlias = Literal[
    "card-exposed",
    "cards-boxed",
    "extra-card",
    "first-card-astray",
    "card-for-nobody",
    "player-skipped",
    "button-astray",
    "deck-fouled",
    "no-burn",
    "two-burns",
    "flop-of-four",
    "out-of-turn",
    "chips-pulled-back",
]
IncidentName: TypeAlias = FaultName | Literal["early", "too-many", "unburned"]
DecisionName: TypeAlias = Literal["play-on", "hand-dead", "burn-card", "put-back", "must-call"]
WordName: TypeAlias = Literal["fold", "check", "call", "bet", "raise", "all-in", "board", "hand"]
DeedName: TypeAlias = Literal[
    "antes",
    "small-blind",
    "big-blind",
    "deal",
    "burn",
    "board",
    "return",
    "award",
    "end",
    "misdeal",
    "bets-back",
    "replace",
    "becomes-burn",
    "mend",
    "ask-again",
]


class GoOn(Struct, frozen=True, tag="go_on", forbid_unknown_fields=True):
    """The dealer does what the last snapshot announced as `next`."""


class IncidentHappens(
    Struct, frozen=True, tag="incident", forbid_unknown_fields=True, kw_only=True, omit_defaults=True
):
    """Something went wrong, and everybody sees it.

    card-exposed: the hole card `number` of the deal, from 1, lies face up before `seat`
    cards-boxed: the next card of the pack, `cards`, lay in it face up and is laid away
    early: `cards` are turned up while a round still runs, `burned` with them
    too-many: `cards` are turned up as the flop, more than three
    unburned: `cards` are turned up in due time, but nothing was burned
    the others: the fault comes to light; `seat` and `cards` name the player and the card concerned
    """

    what: IncidentName
    seat: SeatNumber | None = None
    number: Amount | None = None
    cards: tuple[CardText, ...] = ()
    burned: tuple[CardText, ...] = ()


class Shuffled(Struct, frozen=True, tag="shuffled", forbid_unknown_fields=True):
    """The rest of the pack has been shuffled and cut; `cards` is its new order, top card first. After a misdeal it is
    the whole pack, and the hand begins again."""

    cards: tuple[CardText, ...]


class Ruling(Struct, frozen=True, tag="floor", forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """The director decides `case`. hand-dead and must-call are about `seat`, burn-card and put-back about `card`."""

    case: FaultName
    decision: DecisionName
    seat: SeatNumber | None = None
    card: CardText | None = None


class Declare(Struct, frozen=True, tag="declare", forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A player says something on his turn: what he does, with the amount `to` if he names one; that he plays the
    board; or what kind of `hand` he holds, from 0 for a high card to 8 for a straight flush."""

    seat: SeatNumber
    word: WordName
    to: Amount | None = None
    hand: Amount | None = None


class Push(Struct, frozen=True, tag="push", forbid_unknown_fields=True):
    """A player moves so many chips forward, in one motion."""

    seat: SeatNumber
    chips: Amount


class DealerDoes(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A deed of the dealer.

    antes: `shares` from each seat; small-blind, big-blind: `chips` from `seat`
    deal: a hole card to `seat`; burn, board: `cards`
    return: `chips` to `seat`; award: `shares` of pot number `pot`, 0 for the main pot; end: `shares` are all stacks
    misdeal: because of `fault`; bets-back: everybody has again what he began with
    replace: `cards` for `seat` in place of his exposed card; becomes-burn: `cards`, which already lie on the table
    mend: `burned` becomes the burn card of the last street, which is now `cards`
    ask-again: what `seat` said or pushed counts for nothing
    """

    does: DeedName
    seat: SeatNumber | None = None
    chips: Amount | None = None
    cards: tuple[CardText, ...] = ()
    burned: CardText | None = None
    pot: Amount | None = None
    shares: Shares = ()
    fault: FaultName | None = None


class DealerSeen(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """next: what the dealer does when he is told to go on; awaits: where that is null, what he waits for. Both are null
    when the hand is over."""

    next: DealerDoes | None = None
    awaits: Literal["player", "ruling", "shuffle"] | None = None
