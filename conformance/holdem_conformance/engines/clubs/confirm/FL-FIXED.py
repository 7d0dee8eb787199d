"""FL-FIXED: an opening all-in below half a bet is completed to the bet, not raised by a whole one."""

import sys

from clubs import configs
from clubs.poker import Dealer

config = {**configs.LIMIT_HOLDEM_SIX_PLAYER, "num_players": 3, "blinds": [5, 10, 0], "raise_sizes": [10, 10, 20, 20]}
dealer = Dealer(**config)
dealer.stacks, dealer.button = [1000, 14, 1000], 2
dealer.reset()
for chips in (10, 5, 0):
    dealer.step(chips)
seen, _, _ = dealer.step(4)  # the small blind's last chips, on the flop
if seen["min_raise"] != 10:
    sys.exit(f"an opening all-in of 4 at a limit of 10 is raised to {seen['min_raise']}, not completed to 10")
