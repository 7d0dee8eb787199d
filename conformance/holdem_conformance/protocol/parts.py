"""What messages of the protocol are made of: seats, chips, cards, the table."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

CardText: TypeAlias = Annotated[str, Meta(pattern=r"^([2-9TJQKA][cdhs]|\?\?)$", description="a card: As, Td, 2c")]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, description="0 is the first stack; seats run clockwise")]
Prompted: TypeAlias = Annotated[int, Meta(ge=-1, description="a seat; -1 for nobody")]
Amount: TypeAlias = Annotated[int, Meta(ge=0, description="chips")]
Range: TypeAlias = Annotated[tuple[Amount, Amount], Meta(description="the least and the greatest total")]
Shares: TypeAlias = Annotated[tuple[tuple[SeatNumber, Amount], ...], Meta(description="[seat, chips] of each")]
ActionName: TypeAlias = Literal["fold", "check", "call", "bet", "raise", "discard", "show", "muck"]
LimitName: TypeAlias = Literal["no-limit", "pot-limit", "fixed-limit"]
VariantName: TypeAlias = Literal["holdem", "pineapple"]


class TableSetup(Struct, frozen=True, forbid_unknown_fields=True):
    """`blinds` are the small and the big one; `stacks` are clockwise, before anything is posted. `limits` are the lower
    and the upper limit of fixed limit, else null. `ante` is 0 where there is none; the option ante.mode says who pays
    it. `hole_cards` are what everybody is dealt: 2, in Pineapple 3; another number is there to be refused."""

    stacks: tuple[Amount, ...]
    button: SeatNumber
    blinds: tuple[Amount, Amount]
    limit: LimitName = "no-limit"
    limits: tuple[Amount, Amount] | None = None
    ante: Amount = 0
    variant: VariantName = "holdem"
    hole_cards: Amount = 2
    tournament: bool = False
