"""BET-STARTPOST: from the flop on the first player left of the button who can still act begins."""

import sys

from clubs import configs
from clubs.poker import Dealer

dealer = Dealer(**{**configs.NO_LIMIT_HOLDEM_SIX_PLAYER, "num_players": 3, "blinds": [5, 10, 0], "start_stack": 1000})
dealer.stacks, dealer.button = [1000, 10, 1000], 2
dealer.reset()  # the button comes to seat 0
dealer.step(10)
dealer.step(5)  # the small blind has put in his last 5
seen, _, _ = dealer.step(0)
if seen["action"] == 1:
    sys.exit(f"the flop begins with seat 1, left of the button, who has {seen['stacks'][1]} chips")
