"""BLIND-CASINOLIMIT: in fixed limit the lower limit is the big blind."""

import sys

from clubs import configs
from clubs.error import InvalidConfigError
from clubs.poker import Dealer

try:
    dealer = Dealer(**{**configs.LIMIT_HOLDEM_TWO_PLAYER, "blinds": [5, 10], "raise_sizes": [15, 15, 30, 30]})
    seen = dealer.reset(reset_button=True, reset_stacks=True)
except InvalidConfigError:
    sys.exit(0)
sys.exit(f"with blinds of 5 and 10 limits of 15 and 30 are played: {seen['min_raise']} chips to raise")
