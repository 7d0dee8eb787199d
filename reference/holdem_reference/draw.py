"""The draw: one card each, the highest wins; where suits do not count, those who tie draw again."""

from typing import NamedTuple

from holdem_spec.vocabulary.cards import Card, rank_of
from holdem_spec.vocabulary.seats import NOBODY, Seat


class Draw(NamedTuple):
    """`waiting` still have to draw in this round; `cards` are those drawn in it; `gone` all that left the pack."""

    waiting: tuple[Seat, ...]
    cards: tuple[tuple[Seat, Card], ...] = ()
    gone: tuple[Card, ...] = ()
    winner: Seat = NOBODY

    @property
    def begun(self) -> bool:
        """Whether a card has been drawn (S2.4)."""
        return self.gone != ()


def may_draw(draw: Draw, seat: Seat, card: Card) -> bool:
    """Whether it is for this player to draw, and the card is still in the pack (S2.4)."""
    return seat in draw.waiting and card not in draw.gone


def after_drawing(draw: Draw, seat: Seat, card: Card, tie: str) -> Draw:
    """`tie` is the reading of draw.tie (S1.30, S2.4)."""
    waiting = tuple(other for other in draw.waiting if other != seat)
    cards, gone = (*draw.cards, (seat, card)), (*draw.gone, card)
    if waiting:
        return Draw(waiting, cards, gone)
    if tie == "suit":
        return Draw((), cards, gone, max(cards, key=lambda drawn: drawn[1])[0])
    highest = max(rank_of(card) for _, card in cards)
    equal = tuple(sorted(seat for seat, card in cards if rank_of(card) == highest))
    return Draw((), cards, gone, equal[0]) if len(equal) == 1 else Draw(equal, (), gone)
