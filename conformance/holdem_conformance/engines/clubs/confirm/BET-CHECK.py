"""BET-CHECK: nobody checks while he has something to pay."""

import sys
from contextlib import suppress

from clubs import configs
from clubs.poker import Dealer

dealer = Dealer(**{**configs.NO_LIMIT_HOLDEM_TWO_PLAYER, "blinds": [5, 10], "start_stack": 1000})
dealer.reset(reset_button=True, reset_stacks=True)
with suppress(Exception):  # were it refused
    dealer.step(0)  # the small blind owes 5
if not dealer.active[0]:
    sys.exit("a check against 5 to pay is not refused: the hand is folded")
