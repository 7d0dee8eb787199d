"""BLIND-SHORT: who cannot cover his blind posts what he has."""

import sys

from clubs import configs
from clubs.poker import Dealer

dealer = Dealer(**{**configs.NO_LIMIT_HOLDEM_TWO_PLAYER, "blinds": [5, 10], "start_stack": 1000})
dealer.stacks, dealer.button = [1000, 6], 1
seen = dealer.reset()
if seen["stacks"][1] != 0:
    sys.exit(f"a player with 6 chips posts a big blind of {seen['street_commits'][1]} and has {seen['stacks'][1]} left")
