"""NL-MINRAISE: a raise below the last bet or raise is refused unless it is all-in."""

import sys
from contextlib import suppress

from clubs import configs
from clubs.poker import Dealer

dealer = Dealer(**{**configs.NO_LIMIT_HOLDEM_TWO_PLAYER, "blinds": [5, 10], "start_stack": 1000})
dealer.reset(reset_button=True, reset_stacks=True)
with suppress(Exception):  # were it refused
    dealer.step(14)
if dealer.street_commits != [5, 10]:
    sys.exit(f"a raise to 19 over a big blind of 10 is not refused: it becomes one to {dealer.street_commits[0]}")
