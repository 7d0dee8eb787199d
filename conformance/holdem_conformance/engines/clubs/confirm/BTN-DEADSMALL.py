"""BTN-DEADSMALL: the small blind lies where the big blind was; if nobody sits there any more, there is none."""

import sys

from clubs import configs
from clubs.poker import Dealer

table = {"num_players": 5, "blinds": [50, 100, 0, 0, 0], "start_stack": 1000}
dealer = Dealer(**{**configs.NO_LIMIT_HOLDEM_SIX_PLAYER, **table})
dealer.reset(reset_button=True, reset_stacks=True)  # the first seat has the button
dealer.stacks = [2000, 1000, 0, 1000, 1000]  # seat 2 had the big blind
dealer.reset()
if 50 in dealer.street_commits:
    seat = dealer.street_commits.index(50)
    sys.exit(
        f"seat 2 had the big blind and is out; seat {seat} posts the small blind without having posted the big one"
    )
