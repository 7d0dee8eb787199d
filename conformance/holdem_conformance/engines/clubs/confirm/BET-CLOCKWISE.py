"""BET-CLOCKWISE: the turn passes over whoever is all-in."""

import sys

from clubs import configs
from clubs.poker import Dealer

dealer = Dealer(**{**configs.NO_LIMIT_HOLDEM_SIX_PLAYER, "num_players": 3, "blinds": [5, 10, 0], "start_stack": 1000})
dealer.stacks, dealer.button = [1000, 1000, 10], 2
dealer.reset()  # the big blind has put in his last 10
dealer.step(10)
seen, _, _ = dealer.step(5)
if seen["action"] == 2:
    sys.exit(f"seat 2 is asked before the flop with {seen['stacks'][2]} chips and {seen['call']} to pay")
