"""Terms of the deal: how many cards, and to whom the next one goes."""

from holdem_spec.ledger import Ledger
from holdem_spec.terms.term import term
from holdem_spec.vocabulary.seats import Seat

HOLE_CARDS = 2
BOARD_SIZES = (3, 1, 1)
"""The cards turned up on flop, turn and river."""


@term("S0.4 S1.32 S2.10")
def hole_cards_are_dealt(ledger: Ledger) -> bool:
    """Whether every player holds his two cards."""
    return ledger.boards > 0 or min(map(len, ledger.holes), default=0) >= HOLE_CARDS


@term("S1.32 S2.10 S2.21 S3.7 S3.11")
def next_in_the_deal(ledger: Ledger) -> Seat:
    """Who gets the next hole card: clockwise, one card each, beginning left of the button."""
    dealt = sum([len(holes) for holes in ledger.holes])
    return (ledger.table.button + 1 + dealt) % len(ledger.stacks)
