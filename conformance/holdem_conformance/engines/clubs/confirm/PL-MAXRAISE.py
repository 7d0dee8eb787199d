"""PL-MAXRAISE: in pot limit a raise is by at most the pot after the call, and more is refused."""

import sys
from contextlib import suppress

from clubs import configs
from clubs.poker import Dealer

two_cards = {"num_hole_cards": 2, "mandatory_num_hole_cards": 0}
dealer = Dealer(**{**configs.POT_LIMIT_OMAHA_TWO_PLAYER, **two_cards, "blinds": [5, 10], "start_stack": 1000})
dealer.reset(reset_button=True, reset_stacks=True)
with suppress(Exception):  # were it refused
    dealer.step(26)
if dealer.street_commits != [5, 10]:
    sys.exit(f"a raise to 31, where 30 is the most, is not refused: it becomes one to {dealer.street_commits[0]}")
