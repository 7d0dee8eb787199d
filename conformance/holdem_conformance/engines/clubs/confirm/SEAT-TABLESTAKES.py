"""SEAT-TABLESTAKES: nobody bets more than he has in front of him; more is refused."""

import sys
from contextlib import suppress

from clubs import configs
from clubs.poker import Dealer

dealer = Dealer(**{**configs.NO_LIMIT_HOLDEM_TWO_PLAYER, "blinds": [5, 10], "start_stack": 1000})
dealer.reset(reset_button=True, reset_stacks=True)
with suppress(Exception):  # were it refused
    dealer.step(1200)
if dealer.street_commits != [5, 10]:
    sys.exit(f"1200 chips from a stack of 995 are not refused: the player is all-in for {dealer.street_commits[0]}")
