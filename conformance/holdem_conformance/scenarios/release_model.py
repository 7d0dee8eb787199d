"""The released form of a scenario: what another language reads."""

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta, field

from holdem_conformance.scenarios.game import LIMITS, UNLIMITED
from holdem_conformance.scenarios.model import Stage
from holdem_conformance.scenarios.release_deeds import (
    Cards,
    Chips,
    ChipsByName,
    Choice,
    Clause,
    Deed,
    Line,
    Name,
    Names,
    Part,
    Range,
    Text,
)
from holdem_conformance.scenarios.release_many import Floor, Game

LIMIT = f"^({'|'.join(LIMITS)})$"
STAGES = f"^({'|'.join(Stage)})$"


class Told(Part):
    """What all statements of the play have in common."""

    line: Line
    text: Text


class Act(Told, tag_field="say", tag="act"):
    """A player does this."""

    choice: Annotated[Choice, Meta(description="what the player does")]


class Offer(Told, tag_field="say", tag="offer"):
    """A player has exactly these choices; what is left out is none of them."""

    player: Name
    fold: Annotated[bool, Meta(description="whether he may fold")] = False
    check: Annotated[bool, Meta(description="whether he may check")] = False
    call: Annotated[Chips, Meta(description="the total a call comes to, 0 when there is none")] = 0
    bet: Annotated[Range | None, Meta(description="the totals he may bet")] = None
    raise_to: Annotated[Range | None, Meta(description="the totals he may raise to")] = None
    show: Annotated[bool, Meta(description="whether he may show at the showdown")] = False
    muck: Annotated[bool, Meta(description="whether he may muck at the showdown")] = False


class Refusal(Told, tag_field="say", tag="refusal"):
    """A player's attempt that must be refused, because of one clause alone; tried in a replay of its own."""

    choice: Annotated[Choice, Meta(description="what the player tries")]
    clause: Clause


class Turn(Told, tag_field="say", tag="turn"):
    """It is this player's turn; without a player no decision is left on the street."""

    player: Annotated[str | None, Meta(description="whose turn it is")] = None


class Street(Told, tag_field="say", tag="street"):
    """The hand has come to this point, and nothing further has been dealt."""

    stage: Annotated[str, Meta(pattern=STAGES, description="the point of the hand")]
    cards: Annotated[int, Meta(ge=0, description="how many hole cards are dealt, for the stage deal")] = 0


class Pot(Told, tag_field="say", tag="pot"):
    """Everything put in so far, bets in front included, returned ones not."""

    chips: Chips


class Back(Told, tag_field="say", tag="back"):
    """The part of a bet that nobody matched has been returned."""

    player: Name
    chips: Chips


class DealerRefusal(Told, tag_field="say", tag="dealer"):
    """What the dealer, or a player posting a blind, must not do now, because of one clause alone."""

    deed: Annotated[Deed, Meta(description="what must not be done")]
    clause: Clause


Statement: TypeAlias = Act | Offer | Refusal | Turn | Street | Pot | Back | DealerRefusal


class Seat(Part):
    """A player and what he begins with."""

    name: Name
    chips: Chips


class Table(Part):
    """Everything that is fixed before the first chip of a hand moves."""

    blinds: Annotated[tuple[Chips, Chips], Meta(description="the small and the big blind")]
    seats: Annotated[list[Seat], Meta(description="the players, clockwise")]
    button: Annotated[str, Meta(description="name of the player who has the button")]
    deck: Annotated[Cards, Meta(description="the whole pack in dealing order, top card first; empty in a game")]
    limit: Annotated[str, Meta(pattern=LIMIT, description="how bets are limited")] = UNLIMITED
    limits: Annotated[tuple[Chips, Chips] | None, Meta(description="the lower and the upper limit of fixed limit")] = (
        None
    )
    ante: Annotated[Chips, Meta(description="the ante, 0 where there is none")] = 0
    hole_cards: Annotated[int, Meta(ge=1, description="how many everybody is dealt: 2, in Pineapple 3")] = 2
    tournament: Annotated[bool, Meta(description="whether the hand belongs to a tournament")] = False


class Rules(Part):
    """The rulebook the hand is played under."""

    name: Annotated[str, Meta(description="name of the rulebook, with the readings changed")]
    readings: Annotated[dict[str, str], Meta(description="the reading in force for every option")]


class AwardedPot(Part):
    """A pot and who gets it."""

    chips: Chips
    among: Annotated[Names, Meta(description="who may win it, in seat order")]
    to: Annotated[ChipsByName, Meta(description="who gets how much")]


class Result(Part):
    """What the hand ends with; what is left out is not judged."""

    stacks: Annotated[ChipsByName | None, Meta(description="chips of every player at the end")] = None
    pots: Annotated[list[AwardedPot] | None, Meta(description="the pots, main pot first")] = None
    returned: Annotated[ChipsByName | None, Meta(description="chips given back over the whole hand")] = None
    shown: Annotated[Names | None, Meta(description="who showed, in order")] = None
    mucked: Annotated[Names | None, Meta(description="who laid his hand away")] = None
    blame: Annotated[dict[str, str], Meta(description="the clause to blame when a key of the result differs")] = field(
        default_factory=dict
    )


class ReleasedScenario(Part):
    """One hand with its expectations. Totals are what lies in front of a player on a street; seats are clockwise."""

    id: Annotated[str, Meta(description="folder and name of the scenario, joined by a full stop")]
    title: Annotated[dict[str, str], Meta(description="the title by language, en and de")]
    clauses: Annotated[list[str], Meta(description="clauses with revision; the first is blamed by default")]
    basis: Annotated[str, Meta(description="the assertion, example or case it rests on, or derived")]
    why: Annotated[str, Meta(description="how the expected values were worked out")]
    effect: Annotated[str, Meta(description="what players lose when an engine gets this wrong")]
    rules: Annotated[Rules, Meta(description="the rulebook, the readings under `under` in force")]
    table: Annotated[Table, Meta(description="the table before the hand")]
    result: Annotated[Result, Meta(description="what the hand ends with")]
    under: Annotated[dict[str, str], Meta(description="the readings the expectations depend on")] = field(
        default_factory=dict
    )
    refused: Annotated[str | None, Meta(description="the clause by which the table itself must be refused")] = None
    play: Annotated[list[Statement], Meta(description="the statements, in order")] = field(default_factory=list)
    game: Annotated[Game | None, Meta(description="the hands of a game of many; then play and result are empty")] = None
    floor: Annotated[Floor | None, Meta(description="a hand on the floor; then play and result are empty")] = None


def schema() -> dict[str, Any]:
    """The JSON Schema of the released form."""
    return msgspec.json.schema(ReleasedScenario)
