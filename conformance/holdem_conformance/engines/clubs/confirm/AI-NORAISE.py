"""AI-NORAISE: nobody raises when all who could answer are all-in."""

import sys

from clubs import configs
from clubs.poker import Dealer

dealer = Dealer(**{**configs.NO_LIMIT_HOLDEM_TWO_PLAYER, "blinds": [5, 10], "start_stack": 1000})
dealer.stacks, dealer.button = [200, 10], 1
seen = dealer.reset()  # the big blind has put in his last 10
if seen["max_raise"] > seen["call"]:
    least, most = 5 + seen["min_raise"], 5 + seen["max_raise"]
    sys.exit(f"against a single opponent, all-in for 10, a raise to {least}..{most} is offered")
