"""A scenario as the rest of the house sees it: a table, statements about the play, expected results."""

from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from holdem_spec.vocabulary.events import Choice, HandEvent, Menu
from holdem_spec.vocabulary.rulebook import Rulebook
from holdem_spec.vocabulary.seats import Seat
from holdem_spec.vocabulary.table import Chips, Table

if TYPE_CHECKING:
    from holdem_conformance.scenarios.evening_model import EveningPlay
    from holdem_conformance.scenarios.floor_model import FloorPlay


class Place(NamedTuple):
    """Where a statement stands."""

    file: str
    line: int
    text: str


class Act(NamedTuple):
    """A player does something. An all-in is resolved to bet, raise or call when the scenario is compiled."""

    place: Place
    choice: Choice


class Offer(NamedTuple):
    """A player has exactly these choices; `show` and `muck` are about the showdown."""

    place: Place
    seat: Seat
    menu: Menu
    show: bool
    muck: bool


class Refusal(NamedTuple):
    """An attempt that must be refused, because of `clause` alone."""

    place: Place
    choice: Choice
    clause: str


class Turn(NamedTuple):
    """Whose turn it is; NOBODY when there is no decision left on the street."""

    place: Place
    seat: Seat


class Stage(StrEnum):
    """A point of the hand. `antes` and `blinds` are reached when these come next."""

    ANTES = "antes"
    BLINDS = "blinds"
    DEAL = "deal"
    BURN = "burn"
    FLOP = "flop"
    TURN = "turn"
    RIVER = "river"
    SHOWDOWN = "showdown"
    AWARD = "award"
    END = "end"


class Street(NamedTuple):
    """The hand has come to this point, and nothing further has been dealt. `cards` is used by DEAL only."""

    place: Place
    stage: Stage
    cards: int


class PotSize(NamedTuple):
    place: Place
    chips: Chips


class Returned(NamedTuple):
    place: Place
    seat: Seat
    chips: Chips


class DealerRefusal(NamedTuple):
    """Something the dealer, or a player posting a blind, must not do now, because of `clause` alone."""

    place: Place
    event: HandEvent
    clause: str


Statement: TypeAlias = Act | Offer | Refusal | Turn | Street | PotSize | Returned | DealerRefusal


class AwardedPot(NamedTuple):
    """`shares` are (seat, chips) in seat order."""

    chips: Chips
    among: tuple[Seat, ...]
    shares: tuple[tuple[Seat, Chips], ...]


class Result(NamedTuple):
    """What the hand ends with; None where the scenario does not say. `blame` maps a key of the result to a clause."""

    stacks: tuple[Chips, ...] | None
    pots: tuple[AwardedPot, ...] | None
    returned: tuple[Chips, ...] | None
    shown: tuple[Seat, ...] | None
    mucked: tuple[Seat, ...] | None
    blame: dict[str, str]


class Scenario(NamedTuple):
    """One golden hand. `names` has one name per seat; `table.deck` is complete, top card first. `clauses` are ids with
    their revision, such as NL-NOREOPEN@1. `rules` is the rulebook it is played under, `under` already in force;
    `under` names the readings it depends on. `refused` is the clause by which the table itself must be refused, else
    None."""

    id: str
    title: dict[str, str]
    clauses: tuple[str, ...]
    basis: str
    why: str
    effect: str
    rules: Rulebook
    under: dict[str, str]
    names: tuple[str, ...]
    table: Table
    refused: str | None
    play: tuple[Statement, ...]
    result: Result
    file: str
    evening: "EveningPlay | None" = None
    """Several hands; then `table` is that of the first one without a pack, and `play` and `result` are empty."""
    floor: "FloorPlay | None" = None
    """A hand in which something goes wrong; then `play` and `result` are empty."""

    @property
    def blamed(self) -> str:
        """The clause the scenario is about in the first place, without its revision."""
        return self.clauses[0].partition("@")[0]
