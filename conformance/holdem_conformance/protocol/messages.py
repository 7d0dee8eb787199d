"""The messages between the suite and an engine, one JSON object a line (docs/protocol.md).

Requests never carry an expectation. In an answer null means: this engine cannot see that.
"""

from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Struct, UnsetType

from holdem_conformance.protocol.floor import DealerSeen, Declare, GoOn, IncidentHappens, Push, Ruling, Shuffled
from holdem_conformance.protocol.game import GameRequest, GameSeen, HandResult, Happening, NextHand, Tell
from holdem_conformance.protocol.parts import (
    ActionName,
    Amount,
    CardText,
    LimitName,
    Prompted,
    Range,
    SeatNumber,
    Shares,
    TableSetup,
)

__all__ = [
    "ANY",
    "VERSION",
    "About",
    "Act",
    "Acted",
    "ActionName",
    "Answer",
    "ByeRequest",
    "DealerSeen",
    "Declare",
    "Deed",
    "FloorMessage",
    "GameMessage",
    "GameRequest",
    "GameSeen",
    "GoOn",
    "HandRequest",
    "HandResult",
    "Hello",
    "HelloRequest",
    "IncidentHappens",
    "LimitName",
    "MenuShown",
    "NextHand",
    "PotSeen",
    "Push",
    "Refused",
    "Request",
    "Ruling",
    "Shuffled",
    "Snapshot",
    "TableSetup",
    "Tell",
    "answer_in",
    "line_of",
    "request_in",
    "schema",
]

VERSION = 1
"""The version of the protocol, a whole number; it goes up when an old adapter would misunderstand."""

ANY = "*"
"""What an engine declares for an option of which it plays whatever reading it is told."""


class HelloRequest(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    protocol: int = VERSION


class HandRequest(Struct, frozen=True, tag="hand", forbid_unknown_fields=True):
    """A new hand; whatever hand was open is given up. The cards are told twice: as the whole pack, top card first, and
    as the `holes` of each seat, the `burns` and the `board` that come from it. `rules` are option → reading. In a hand
    that is `stepwise` the dealer does nothing before he is told to go on; only engines that support floor are asked."""

    table: TableSetup
    rules: dict[str, str]
    deck: tuple[CardText, ...]
    holes: tuple[tuple[CardText, ...], ...]
    burns: tuple[CardText, ...]
    board: tuple[CardText, ...]
    stepwise: bool | UnsetType = UNSET


class Act(Struct, frozen=True, tag="act", forbid_unknown_fields=True):
    """A player does something. `to` is the total in front of him afterwards, for call, bet and raise; `card` is what he
    lays away, for discard; null otherwise."""

    seat: SeatNumber
    action: ActionName
    to: Amount | None = None
    card: CardText | None = None


class ByeRequest(Struct, frozen=True, tag="bye", forbid_unknown_fields=True):
    """The suite has no further wishes; the engine ends. There is no answer."""


GameMessage: TypeAlias = GameRequest | Tell | NextHand | HandResult
"""What only an engine that supports many-hands is asked."""

FloorMessage: TypeAlias = GoOn | IncidentHappens | Shuffled | Ruling | Declare | Push
"""What only an engine that supports floor is asked."""

Request: TypeAlias = HelloRequest | HandRequest | Act | ByeRequest | GameMessage | FloorMessage


class About(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    version: str
    language: str


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True, kw_only=True):
    """What an engine says of itself.

    supports: limits (no-limit, pot-limit, fixed-limit), ante, pineapple, tournament, showdown-choice, many-hands, floor
    rules: option → the reading that the engine really plays; `*` when it plays whatever it is told
    deck: whether it plays a given pack (exact), does so with a part of it replaced (patched), or not at all (none)
    deals: whether it deals the pack itself, or is handed everybody's cards
    burns: whether it takes burn cards off the pack
    chips: whether shares of a pot are whole chips or may be fractions
    offers: whether a menu names the amounts (exact), only the kinds of action (abstract), or is never shown (none)
    hands: whether one process plays many hands or one
    tells: what it can be told in a game of many hands; everything where it does not say
    """

    engine: About
    supports: tuple[str, ...] = ()
    rules: dict[str, str] = {}
    deck: Literal["exact", "patched", "none"] = "exact"
    deals: Literal["pack", "cards"] = "pack"
    burns: bool = True
    chips: Literal["whole", "fractions"] = "whole"
    offers: Literal["exact", "abstract", "none"] = "exact"
    hands: Literal["many", "one"] = "many"
    tells: tuple[Happening, ...] | UnsetType = UNSET


class MenuShown(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The choices of the player to act. `call` is what the call costs; `bet` and `raise_to` are totals in front of him.
    `show` and `muck` are about the showdown."""

    fold: bool = False
    check: bool = False
    call: Amount | None = None
    bet: Range | None = None
    raise_to: Range | None = None
    show: bool = False
    muck: bool = False


class PotSeen(Struct, frozen=True, forbid_unknown_fields=True):
    """A pot, main pot first: its chips without the bets still in front, who may win it, and once it is paid to whom."""

    chips: Amount
    among: tuple[SeatNumber, ...] | None = None
    to: Shares | None = None


class Snapshot(Struct, frozen=True, tag="snapshot", forbid_unknown_fields=True, kw_only=True):
    """The table as the engine sees it, dealt on as far as it goes without a player.

    to_act: whose turn it is to bet; to_show: whose turn it is to show or muck; -1 for nobody
    to_discard: the seats that still have to lay a card away, in Pineapple
    stacks, bets: chips behind and chips in front on this street, one entry per seat
    pots: while the hand runs, what has been gathered; once it is over, what each pot came to
    shown: (seat, cards) in the order of showing; returned: chips given back over the whole hand, one entry per seat
    game: in a game of many hands, what is to be seen of it; dealer: in a stepwise hand, what the dealer does next
    """

    over: bool
    to_act: Prompted | None = None
    to_show: Prompted | None = None
    to_discard: tuple[SeatNumber, ...] | None = None
    menu: MenuShown | None = None
    stacks: tuple[int, ...] | None = None
    bets: tuple[int, ...] | None = None
    board: tuple[CardText, ...] | None = None
    pots: tuple[PotSeen, ...] | None = None
    shown: tuple[tuple[SeatNumber, tuple[CardText, ...]], ...] | None = None
    mucked: tuple[SeatNumber, ...] | None = None
    returned: tuple[int, ...] | None = None
    game: GameSeen | UnsetType | None = UNSET
    dealer: DealerSeen | UnsetType | None = UNSET


class Refused(Struct, frozen=True, tag="refused", forbid_unknown_fields=True):
    """The engine does not play a hand at this table."""

    reason: str | None = None


class Deed(Struct, frozen=True, forbid_unknown_fields=True):
    """What an engine did instead of what it was asked to do."""

    action: ActionName
    to: Amount | None = None


class Acted(Struct, frozen=True, tag="acted", forbid_unknown_fields=True, kw_only=True):
    """accepted: done as asked; refused: nothing happened; changed: the engine did `did` instead. The snapshot is the
    table afterwards."""

    outcome: Literal["accepted", "refused", "changed"]
    snapshot: Snapshot
    did: Deed | None = None
    reason: str | None = None


Answer: TypeAlias = Hello | Snapshot | Refused | Acted

_WRITER = msgspec.json.Encoder(order="deterministic")
_ANSWERS: msgspec.json.Decoder[Answer] = msgspec.json.Decoder(Answer)
_REQUESTS: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)


def line_of(message: Request | Answer) -> bytes:
    """The message as one line of JSON, newline included."""
    return _WRITER.encode(message) + b"\n"


def answer_in(line: bytes) -> Answer:
    """The answer in a line. Raises msgspec.DecodeError, saying what is wrong, when there is none."""
    return _ANSWERS.decode(line)


def request_in(line: bytes) -> Request:
    """The request in a line. Raises msgspec.DecodeError, saying what is wrong, when there is none."""
    return _REQUESTS.decode(line)


def schema() -> dict[str, Any]:
    """JSON Schema of both directions: `request` and `answer` under `$defs`, and every message by its name."""
    (request, answer), parts = msgspec.json.schema_components([Request, Answer], ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "holdem-spec engine protocol",
        "version": VERSION,
        "$defs": {"request": request, "answer": answer, **parts},
    }
