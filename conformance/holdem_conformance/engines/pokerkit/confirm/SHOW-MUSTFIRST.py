"""SHOW-MUSTFIRST: whoever bet last on the river and was called may not muck."""

import sys

from pokerkit import Automation, NoLimitTexasHoldem  # type: ignore[import-not-found]

shows = Automation.HOLE_CARDS_SHOWING_OR_MUCKING
state = NoLimitTexasHoldem.create_state(tuple(set(Automation) - {shows}), True, 0, (5, 10), 10, (100, 100), 2)
for _ in range(6):
    state.check_or_call()
state.complete_bet_or_raise_to(20)
state.check_or_call()
if state.can_show_or_muck_hole_cards(False):
    sys.exit(f"player {state.showdown_index}, who bet the river and was called, may muck")
