"""AI-RUNOUT: when nothing is left to pay and at most one player has chips, nobody acts any more."""

import sys

from clubs import configs
from clubs.poker import Dealer

dealer = Dealer(**{**configs.NO_LIMIT_HOLDEM_TWO_PLAYER, "blinds": [5, 10], "start_stack": 1000})
dealer.stacks, dealer.button = [200, 10], 1
dealer.reset()  # the big blind has put in his last 10
seen, _, done = dealer.step(5)
if not all(done):
    asked = seen["action"]
    sys.exit(f"the call closed the betting, but seat {asked} is asked, who has {seen['stacks'][asked]} chips")
