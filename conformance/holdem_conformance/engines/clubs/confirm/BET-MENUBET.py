"""BET-MENUBET: before the flop the big blind is the price of a call, whoever could not post it."""

import sys

from clubs import configs
from clubs.poker import Dealer

config = {**configs.NO_LIMIT_HOLDEM_SIX_PLAYER, "num_players": 3, "blinds": [5, 10, 0], "antes": 10}
dealer = Dealer(**config)
dealer.stacks, dealer.button = [1000, 1000, 10], 2
seen = dealer.reset()  # the ante takes the big blind's last 10
if seen["call"] != 10:
    sys.exit(f"a call costs {seen['call']} and not 10 because the big blind of 10 could not be posted")
