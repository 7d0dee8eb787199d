"""The pack of a hand at a table with empty seats."""

from holdem_conformance.scenarios.pack import filled
from holdem_spec.terms.dealing import BOARD_SIZES
from holdem_spec.vocabulary.cards import Card
from holdem_spec.vocabulary.rulebook import Rulebook
from holdem_spec.vocabulary.seats import Seat, clockwise_after
from holdem_spec.vocabulary.table import Table


def pack_of(
    table: Table, holes: dict[Seat, tuple[Card, ...]], board: tuple[Card, ...], rules: Rulebook
) -> tuple[Card, ...]:
    """Hole cards one at a time from the left of the button, empty seats left out, then the streets behind their burn
    cards; open places are filled in a fixed order."""
    players = table.players()
    order = [seat for seat in clockwise_after(table.button, len(table.stacks)) if seat in players]
    top: list[Card | None] = []
    for turn in range(table.hole_cards):
        top += [holes[seat][turn] if turn < len(holes.get(seat, ())) else None for seat in order]
    dealt = 0
    for size in BOARD_SIZES:
        top += [None] * (rules.reading("deal.burn") == "on")
        top += [board[at] if at < len(board) else None for at in range(dealt, dealt + size)]
        dealt += size
    return filled(tuple(top))
