"""BLIND-MOVE: the big blind goes to the next player who is still in the game; there always is one."""

import sys

from clubs import configs
from clubs.poker import Dealer

table = {"num_players": 6, "blinds": [50, 100, 0, 0, 0, 0], "start_stack": 1000}
dealer = Dealer(**{**configs.NO_LIMIT_HOLDEM_SIX_PLAYER, **table})
dealer.reset(reset_button=True, reset_stacks=True)  # the first seat has the button
dealer.stacks = [2000, 1000, 1000, 1000, 0, 1000]  # who is out owed no blind
dealer.reset()
dealer.reset()
if 100 not in dealer.street_commits:
    blinds = dealer.street_commits
    sys.exit(f"seat 4 is out; with the button on seat {dealer.button} the blinds are {blinds}, with no big one")
