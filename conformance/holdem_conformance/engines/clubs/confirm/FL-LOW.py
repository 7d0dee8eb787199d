"""FL-LOW: before the flop and on it a raise is by the lower limit, and by nothing else."""

import sys
from contextlib import suppress

from clubs import configs
from clubs.poker import Dealer

dealer = Dealer(**{**configs.LIMIT_HOLDEM_TWO_PLAYER, "blinds": [5, 10], "raise_sizes": [10, 10, 20, 20]})
dealer.reset(reset_button=True, reset_stacks=True)
with suppress(Exception):  # were it refused
    dealer.step(25)
if dealer.street_commits != [5, 10]:
    sys.exit(f"a raise to 30 at a limit of 10 is not refused: it becomes one to {dealer.street_commits[0]}")
