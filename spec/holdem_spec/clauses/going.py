"""The events with which a hand goes on: what an error stops."""

from typing import TypeAlias

from holdem_spec.vocabulary.events import (
    Bet,
    BetReturned,
    BlindPosted,
    BoardDealt,
    Burned,
    Called,
    Checked,
    Discarded,
    Folded,
    HandEnded,
    HoleCardDealt,
    Mucked,
    PotAwarded,
    RaisedTo,
    Shown,
)
from holdem_spec.vocabulary.floor import AskedAgain, BecameBurn, BoardMended, CardReplaced, PlaysTheBoard, StubShuffled

Going: TypeAlias = (
    BlindPosted
    | HoleCardDealt
    | Burned
    | BoardDealt
    | Discarded
    | Folded
    | Checked
    | Called
    | Bet
    | RaisedTo
    | BetReturned
    | Shown
    | Mucked
    | PotAwarded
    | HandEnded
    | CardReplaced
    | BecameBurn
    | BoardMended
    | StubShuffled
    | AskedAgain
    | PlaysTheBoard
)
