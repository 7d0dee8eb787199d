"""FL-DOUBLE: the upper limit is twice the lower."""

import sys

from clubs import configs
from clubs.error import InvalidConfigError
from clubs.poker import Dealer

try:
    dealer = Dealer(**{**configs.LIMIT_HOLDEM_TWO_PLAYER, "blinds": [5, 10], "raise_sizes": [10, 10, 30, 30]})
    seen = dealer.reset(reset_button=True, reset_stacks=True)
except InvalidConfigError:
    sys.exit(0)
sys.exit(f"limits of 10 and 30 are played, with a pot of {seen['pot']} already")
