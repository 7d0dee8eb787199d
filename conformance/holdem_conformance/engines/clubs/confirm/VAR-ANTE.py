"""VAR-ANTE: who cannot cover the ante pays what he has."""

import sys

from clubs import configs
from clubs.poker import Dealer

config = {**configs.NO_LIMIT_HOLDEM_SIX_PLAYER, "num_players": 3, "blinds": [5, 10, 0], "antes": 20}
dealer = Dealer(**config)
dealer.stacks, dealer.button = [19, 1000, 1000], 2
seen = dealer.reset()
if seen["stacks"][0] != 0:
    sys.exit(f"a player with 19 chips pays an ante of 20 and has {seen['stacks'][0]} left")
