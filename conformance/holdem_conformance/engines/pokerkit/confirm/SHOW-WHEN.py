"""SHOW-WHEN: during a run-out, before the board is complete, no hand is mucked."""

import sys

from pokerkit import Automation, NoLimitTexasHoldem

shows = Automation.HOLE_CARDS_SHOWING_OR_MUCKING
state = NoLimitTexasHoldem.create_state(tuple(set(Automation) - {shows}), True, 0, (5, 10), 10, (500, 500), 2)
state.complete_bet_or_raise_to(500)
state.check_or_call()
if state.can_show_or_muck_hole_cards(False):
    sys.exit("both are all-in before the flop, in a tournament, and a hand may be mucked with no card on the board")
