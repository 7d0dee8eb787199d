"""Who is paid what: files name the cards and the final stacks, but not the awards in between.

The awards are worked out from the terms of the rulebook, so that a wrong final stack does not fit them.
"""

from typing import NamedTuple

from holdem_conformance.audit.actions import Deed
from holdem_spec.ledger import Ledger
from holdem_spec.terms.betting import in_the_hand, one_is_left
from holdem_spec.terms.hands import value
from holdem_spec.terms.limits import pot_as_it_lies
from holdem_spec.terms.pots import by_the_button, pots
from holdem_spec.terms.showdown import live
from holdem_spec.vocabulary.cards import UNKNOWN, Card
from holdem_spec.vocabulary.events import HoleCardsKnown, PotAwarded
from holdem_spec.vocabulary.seats import Seat
from holdem_spec.vocabulary.table import Chips

SEVEN = 7


class Award(NamedTuple):
    """A pot and who wins it, nearest left of the button first."""

    pot: int
    chips: Chips
    winners: tuple[Seat, ...]


class CardsMissing(Exception):
    """Which hand is best cannot be told, because a card that counts is not in the file."""


def awards(ledger: Ledger, deeds: tuple[Deed, ...]) -> tuple[Award, ...]:
    """All pots in the order in which they are paid, the last side pot first. `deeds` are the actions of the hand; hole
    cards dealt there stand in for a hand that was turned up unseen. Raises CardsMissing."""
    if one_is_left(ledger):
        return (Award(0, pot_as_it_lies(ledger), in_the_hand(ledger)),)
    found = []
    for number, pot in enumerate(pots(ledger)):
        claims = tuple([seat for seat in pot.contestants if seat in live(ledger)])
        winners = claims if len(claims) < 2 else _best(ledger, claims, deeds)
        found.append(Award(number, pot.chips, tuple(by_the_button(ledger, winners))))
    return tuple(reversed(found))


def _best(ledger: Ledger, seats: tuple[Seat, ...], deeds: tuple[Deed, ...]) -> tuple[Seat, ...]:
    worth = {}
    for seat in seats:
        holes = ledger.holes[seat]
        seven = (_dealt(seat, deeds) if UNKNOWN in holes else holes) + ledger.board
        if UNKNOWN in seven or len(seven) != SEVEN:
            raise CardsMissing
        worth[seat] = value(seven)
    best = max(worth.values())
    return tuple([seat for seat in seats if worth[seat] == best])


def _dealt(seat: Seat, deeds: tuple[Deed, ...]) -> tuple[Card, ...]:
    events = [deed.entry.event for deed in deeds if deed.entry and deed.seat == seat]
    return next(event.cards for event in events if isinstance(event, HoleCardsKnown))


def paid(award: Award, smallest: Chips, all_to_first: bool) -> PotAwarded:
    """The award in whole chips: equal shares in multiples of `smallest`, then the odd ones, one each from the left of
    the button or all of them to the first."""
    if len(award.winners) == 1:
        return PotAwarded(award.pot, ((award.winners[0], award.chips),))
    share, odd = divmod(award.chips // smallest, len(award.winners))
    shares = {}
    for place, seat in enumerate(award.winners):
        more = int(place < odd) if not all_to_first else odd if place == 0 else 0
        shares[seat] = (share + more) * smallest
    return PotAwarded(award.pot, tuple(sorted(shares.items())))
