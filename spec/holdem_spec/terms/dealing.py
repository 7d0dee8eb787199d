"""Terms of the deal: how many cards, and to whom the next one goes."""

from holdem_spec.ledger import Ledger
from holdem_spec.terms.term import term
from holdem_spec.vocabulary.seats import Seat, clockwise_after

HOLE_CARDS = 2
BOARD_SIZES = (3, 1, 1)
"""The cards turned up on flop, turn and river."""


@term("S0.4 S1.32 S2.10")
def hole_cards_are_dealt(ledger: Ledger) -> bool:
    """Whether every player has got his cards and holds two of them: in Pineapple one of three is laid away first."""
    if ledger.boards > 0:
        return True
    if not all_cards_are_out(ledger):
        return False
    return ledger.table.hole_cards == HOLE_CARDS or max(map(len, ledger.holes)) == HOLE_CARDS


@term("S1.32 S1.60 S2.10")
def all_cards_are_out(ledger: Ledger) -> bool:
    """Whether every player has been dealt all his hole cards."""
    return ledger.served == len(ledger.players)


@term("S1.32 S2.10 S2.21 S3.7 S3.11")
def next_in_the_deal(ledger: Ledger) -> Seat:
    """Who gets the next hole card: clockwise, one card each, beginning left of the button."""
    table = ledger.table
    players = table.players()
    in_order = [seat for seat in clockwise_after(table.button, len(table.stacks)) if seat in players]
    return in_order[sum(ledger.dealt_in) % len(in_order)]
