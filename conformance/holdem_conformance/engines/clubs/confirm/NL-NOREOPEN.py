"""NL-NOREOPEN: an all-in below a full raise gives nobody who has acted the right to raise again."""

import sys

from clubs import configs
from clubs.poker import Dealer

dealer = Dealer(**{**configs.NO_LIMIT_HOLDEM_SIX_PLAYER, "num_players": 3, "blinds": [5, 10, 0], "start_stack": 1000})
dealer.stacks, dealer.button = [1000, 15, 1000], 2
dealer.reset()
dealer.step(10)
dealer.step(10)  # the small blind is all-in for 15
seen, _, _ = dealer.step(5)
if seen["max_raise"] > seen["call"]:
    sys.exit(f"who limped for 10 may raise over an all-in to 15, to {10 + seen['min_raise']}..{10 + seen['max_raise']}")
