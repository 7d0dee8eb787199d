"""What is seen of a hand from one place at the table."""

from holdem_spec.vocabulary.cards import UNKNOWN
from holdem_spec.vocabulary.events import Burned, Discarded, HandEvent, HandStarted, HoleCardDealt, HoleCardsKnown
from holdem_spec.vocabulary.seats import Seat


def seen_from(seat: Seat, event: HandEvent) -> HandEvent:
    """An event as the player of a seat sees it, or with NOBODY somebody who only looks on: `UNKNOWN` for every card
    that is turned away from him (S1.32, S2.10, S2.13, S4.6)."""
    match event:
        case HandStarted(table):
            return HandStarted(table._replace(deck=None))
        case HoleCardDealt(owner) | Discarded(owner) if owner != seat:
            return event._replace(card=UNKNOWN)
        case HoleCardsKnown(owner, cards) if owner != seat:
            return HoleCardsKnown(owner, (UNKNOWN,) * len(cards))
        case Burned():
            return Burned(UNKNOWN)
        case _:
            return event
