"""What a player or the dealer does, in the released form: seats are names, cards are text, chips are integers."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

Name = Annotated[str, Meta(description="name of a player, as in the seats of the table")]
Chips = Annotated[int, Meta(ge=0, description="whole number of chips")]
Clause = Annotated[str, Meta(description="id of a clause, such as NL-MINRAISE")]
Card = Annotated[str, Meta(pattern="^[2-9TJQKA][cdhs]$", description="a card as rank and suit, such as Td")]
Cards = Annotated[
    str,
    Meta(pattern="^([2-9TJQKA][cdhs]( |$))*$", description="cards as rank and suit with spaces between, such as As Td"),
]
Total = Annotated[int, Meta(ge=0, description="total in front of the player on this street")]
Range = Annotated[tuple[Chips, Chips], Meta(description="the least and the greatest total in front of the player")]
Line = Annotated[int, Meta(ge=1, description="line of the scenario file in which this is said")]
Text = Annotated[str, Meta(description="what the line says")]
ChipsByName = Annotated[dict[str, Chips], Meta(description="chips by name")]
Names = Annotated[list[Name], Meta(description="names of players")]


class Part(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What all parts of the form have in common."""


class Fold(Part, tag_field="do", tag="fold"):
    """The player lays his cards down."""

    player: Name


class Check(Part, tag_field="do", tag="check"):
    """The player stays in without adding a chip."""

    player: Name


class Call(Part, tag_field="do", tag="call"):
    """The player matches the bet, or puts in all he has for less."""

    player: Name
    to: Total


class Bet(Part, tag_field="do", tag="bet"):
    """The player makes the first bet of the street."""

    player: Name
    to: Total


class RaiseTo(Part, tag_field="do", tag="raise"):
    """The player lifts the bet."""

    player: Name
    to: Total


class Show(Part, tag_field="do", tag="show"):
    """The player turns up his hole cards."""

    player: Name
    cards: Cards


class Muck(Part, tag_field="do", tag="muck"):
    """The player lays his hole cards away unseen at the showdown."""

    player: Name


class Discard(Part, tag_field="do", tag="discard"):
    """The player lays one of three hole cards away (Pineapple)."""

    player: Name
    card: Card


Choice: TypeAlias = Fold | Check | Call | Bet | RaiseTo | Discard | Show | Muck


class Collect(Part, tag_field="do", tag="collect"):
    """The dealer takes the antes, from every player what stands behind his name."""

    antes: ChipsByName


class Post(Part, tag_field="do", tag="post"):
    """A player posts a blind."""

    player: Name
    blind: Annotated[str, Meta(pattern="^(small|big)$", description="small or big")]
    chips: Chips


class Deal(Part, tag_field="do", tag="deal"):
    """The dealer gives a player a hole card."""

    player: Name
    card: Card


class Burn(Part, tag_field="do", tag="burn"):
    """The dealer lays a card away face down."""

    card: Card


class TurnUp(Part, tag_field="do", tag="turn up"):
    """The dealer turns up board cards."""

    cards: Cards


class Return(Part, tag_field="do", tag="return"):
    """The dealer gives chips back to the player who bet them."""

    player: Name
    chips: Chips


class Award(Part, tag_field="do", tag="award"):
    """The dealer pays a pot."""

    pot: Annotated[int, Meta(ge=0, description="0 for the main pot, 1 for the first side pot, and so on")]
    shares: ChipsByName


class End(Part, tag_field="do", tag="end"):
    """The dealer ends the hand."""

    stacks: ChipsByName


Deed: TypeAlias = Collect | Post | Deal | Burn | TurnUp | Return | Award | End
