"""BTN-HUADJUST: with two left, the next player after the last big blind posts it, the other has the button."""

import sys

from clubs import configs
from clubs.poker import Dealer

table = {"num_players": 3, "blinds": [50, 100, 0], "start_stack": 1000}
dealer = Dealer(**{**configs.NO_LIMIT_HOLDEM_SIX_PLAYER, **table})
dealer.reset(reset_button=True, reset_stacks=True)  # the first seat has the button
dealer.stacks = [2000, 1000, 0]  # seat 2 had the big blind
dealer.reset()
if dealer.street_commits != [100, 50, 0]:
    sys.exit(f"seat 2 had the big blind and is out; seat 0 is next for it, and the blinds are {dealer.street_commits}")
