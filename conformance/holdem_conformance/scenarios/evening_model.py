"""A scenario of several hands: what happens between them, and for each hand where button and blinds are and how it
ends."""

from typing import NamedTuple, TypeAlias

from holdem_conformance.scenarios.model import Place
from holdem_conformance.scenarios.said import Said
from holdem_spec.vocabulary.cards import Card
from holdem_spec.vocabulary.events import (
    BoughtIn,
    ButtonMoved,
    CardDrawn,
    Eliminated,
    GameEnded,
    LevelRaised,
    TimeCalled,
)
from holdem_spec.vocabulary.seats import Seat
from holdem_spec.vocabulary.table import Blind, Chips

Told: TypeAlias = BoughtIn | ButtonMoved | CardDrawn | Eliminated | GameEnded | LevelRaised | TimeCalled

ANY_PLACE = 0
"""A player is out, and the scenario does not say in which place."""


class Happens(NamedTuple):
    """Something happens, and may happen."""

    place: Place
    event: Told


class MustNot(NamedTuple):
    """Something must not happen now, because of exactly these clauses."""

    place: Place
    event: Told
    clauses: tuple[str, ...]


class NoHand(NamedTuple):
    """No hand may begin now, because of exactly these clauses."""

    place: Place
    clauses: tuple[str, ...]


class NotSo(NamedTuple):
    """The next hand must not begin in this way, because of exactly these clauses. What is not said is as it is due;
    where a button is given and no blind, the blinds are the next two players."""

    place: Place
    button: Seat | None
    posts: tuple[tuple[Seat, Blind], ...] | None
    blinds: tuple[Chips, Chips] | None
    ante: Chips | None
    chips: tuple[tuple[Seat, Chips], ...]
    tournament: bool | None
    clauses: tuple[str, ...]


class Spoken(NamedTuple):
    """A line of the play of one hand."""

    place: Place
    said: Said


Between: TypeAlias = Happens | MustNot | NoHand | NotSo
Played: TypeAlias = Between | Spoken


class Expected(NamedTuple):
    """A value a hand must begin with; `key` is the word of the scenario for it."""

    place: Place
    key: str
    value: int | tuple[int, ...]


class Hand(NamedTuple):
    """`begins` are expectations of the table. Without `play` the hand is only told: it begins, and it ends with
    `stacks`, None where nothing changes. `holes` and `board` are the cards that are placed."""

    place: Place
    before: tuple[Between, ...]
    begins: tuple[Expected, ...]
    holes: tuple[tuple[Seat, tuple[Card, ...]], ...]
    board: tuple[Card, ...]
    play: tuple[Played, ...] | None
    stacks: tuple[tuple[Seat, Chips], ...] | None


class EveningPlay(NamedTuple):
    """`hands` in order, and what happens after the last one."""

    hands: tuple[Hand, ...]
    after: tuple[Between, ...]
