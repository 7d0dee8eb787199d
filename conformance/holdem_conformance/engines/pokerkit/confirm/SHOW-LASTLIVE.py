"""SHOW-LASTLIVE: the last live hand that contests a pot may not be mucked."""

import sys

from pokerkit import Automation, NoLimitTexasHoldem

shows = Automation.HOLE_CARDS_SHOWING_OR_MUCKING
state = NoLimitTexasHoldem.create_state(tuple(set(Automation) - {shows}), True, 0, (5, 10), 10, (100, 100), 2)
for _ in range(8):
    state.check_or_call()
state.show_or_muck_hole_cards(False)
if state.can_show_or_muck_hole_cards(False):
    state.show_or_muck_hole_cards(False)
    sys.exit(f"both players muck; nobody gets the pot, and of 200 chips {sum(state.stacks)} are left")
