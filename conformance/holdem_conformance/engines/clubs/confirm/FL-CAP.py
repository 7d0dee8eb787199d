"""FL-CAP: in fixed limit a street has one bet and three raises, an all-in of half a bet more among them."""

import sys

from clubs import configs
from clubs.poker import Dealer

config = {**configs.LIMIT_HOLDEM_SIX_PLAYER, "num_players": 3, "blinds": [5, 10, 0], "raise_sizes": [10, 10, 20, 20]}
dealer = Dealer(**config)
dealer.stacks, dealer.button = [37, 1000, 1000], 2
dealer.reset()
for chips in (10, 5, 0, 10, 20, 27):  # all limp; on the flop a bet of 10, a raise to 20, an all-in raise to 27
    dealer.step(chips)
seen, _, _ = dealer.step(27)  # the third raise, to 37
if seen["max_raise"] > seen["call"]:
    sys.exit(f"after a bet of 10 and raises to 20, 27 and 37 a fourth raise is offered, to {20 + seen['max_raise']}")
