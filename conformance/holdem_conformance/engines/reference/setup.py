"""From the messages that begin a hand or a game to a table of the house."""

from holdem_conformance.protocol.messages import GameRequest, HandRequest, LimitName
from holdem_spec.vocabulary.cards import card
from holdem_spec.vocabulary.table import Limit, Table

LIMITS: dict[LimitName, Limit] = {
    "no-limit": Limit.NO_LIMIT,
    "pot-limit": Limit.POT_LIMIT,
    "fixed-limit": Limit.FIXED_LIMIT,
}


def table_of(request: HandRequest | GameRequest) -> Table:
    """A game has no pack yet."""
    table = request.table
    small, big = table.blinds
    return Table(
        table.stacks,
        table.button,
        small,
        big,
        _pack(request.deck) if isinstance(request, HandRequest) else None,
        LIMITS[table.limit],
        table.limits or (0, 0),
        table.ante,
        table.hole_cards,
        table.tournament,
    )


def with_pack(table: Table, deck: tuple[str, ...]) -> Table:
    return table._replace(deck=_pack(deck))


def _pack(deck: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(card(text) for text in deck)
