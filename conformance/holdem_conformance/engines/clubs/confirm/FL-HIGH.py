"""FL-HIGH: on turn and river a bet is the upper limit, and nothing else."""

import sys
from contextlib import suppress

from clubs import configs
from clubs.poker import Dealer

dealer = Dealer(**{**configs.LIMIT_HOLDEM_TWO_PLAYER, "blinds": [5, 10], "raise_sizes": [10, 10, 20, 20]})
dealer.reset(reset_button=True, reset_stacks=True)
for chips in (5, 0, 0, 0):
    dealer.step(chips)
with suppress(Exception):  # were it refused
    dealer.step(10)  # on the turn
if dealer.street_option[1]:
    sys.exit(f"a bet of 10 at a limit of 20 is not refused: it becomes a check, of {dealer.history[-1][1]} chips")
