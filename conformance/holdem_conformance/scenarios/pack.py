"""The pack of a scenario: named cards at their places, the rest filled in a fixed order."""

from holdem_spec.terms.dealing import BOARD_SIZES
from holdem_spec.vocabulary.cards import PACK, Card
from holdem_spec.vocabulary.seats import Seat, clockwise_after


def placed(
    holes: dict[Seat, tuple[Card, ...]], board: tuple[Card, ...], button: Seat, seats: int, burns: bool, hole_cards: int
) -> tuple[Card | None, ...]:
    """The beginning of the pack from the top, None where a place is open: hole cards one at a time from the left of
    the button, then each street, behind a burn card when cards are burned."""
    order = clockwise_after(button, seats)
    top = [_nth(holes.get(seat, ()), turn) for turn in range(hole_cards) for seat in order]
    turned_up = 0
    for size in BOARD_SIZES:
        top += [None] * burns + [_nth(board, turned_up + place) for place in range(size)]
        turned_up += size
    return tuple(top)


def filled(top: tuple[Card | None, ...]) -> tuple[Card, ...]:
    """The whole pack: each open place, from the top, gets the next card that is placed nowhere. A card placed twice
    leaves no room for the last of the others."""
    rest = iter([card for card in PACK if card not in top])
    return (tuple(next(rest) if card is None else card for card in top) + tuple(rest))[: len(PACK)]


def _nth(cards: tuple[Card, ...], place: int) -> Card | None:
    return cards[place] if place < len(cards) else None
