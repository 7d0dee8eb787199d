"""PL-MAXBET: in pot limit a bet is at most the pot, and more is refused."""

import sys
from contextlib import suppress

from clubs import configs
from clubs.poker import Dealer

two_cards = {"num_hole_cards": 2, "mandatory_num_hole_cards": 0}
dealer = Dealer(**{**configs.POT_LIMIT_OMAHA_TWO_PLAYER, **two_cards, "blinds": [5, 10], "start_stack": 1000})
dealer.reset(reset_button=True, reset_stacks=True)
dealer.step(5)
dealer.step(0)
with suppress(Exception):  # were it refused
    dealer.step(31)  # on the flop
if dealer.street_commits != [0, 0]:
    sys.exit(f"a bet of 31 into a pot of 20 is not refused: it becomes one of {dealer.street_commits[1]}")
