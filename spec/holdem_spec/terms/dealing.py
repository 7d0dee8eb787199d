"""Terms of the deal: how many cards, and to whom the next one goes."""

from holdem_spec.ledger import Ledger
from holdem_spec.terms.term import term
from holdem_spec.vocabulary.seats import Seat

HOLE_CARDS = 2
BOARD_SIZES = (3, 1, 1)
"""The cards turned up on flop, turn and river."""


@term("S0.4 S1.32 S2.10")
def hole_cards_are_dealt(ledger: Ledger) -> bool:
    """Whether every player has got his cards and holds two of them: in Pineapple one of three is laid away first."""
    if ledger.boards > 0:
        return True
    due = ledger.table.hole_cards
    return min(ledger.dealt_in, default=0) >= due and (due == HOLE_CARDS or max(map(len, ledger.holes)) == HOLE_CARDS)


@term("S1.32 S2.10 S2.21 S3.7 S3.11")
def next_in_the_deal(ledger: Ledger) -> Seat:
    """Who gets the next hole card: clockwise, one card each, beginning left of the button."""
    return (ledger.table.button + 1 + sum(ledger.dealt_in)) % len(ledger.stacks)
