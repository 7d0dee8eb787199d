"""BLIND-RATIO: the small blind is at least one chip and not above the big blind."""

import sys
from contextlib import suppress

from clubs import configs
from clubs.error import InvalidConfigError
from clubs.poker import Dealer

taken = []
for small in (0, 20):
    with suppress(InvalidConfigError):
        dealer = Dealer(**{**configs.NO_LIMIT_HOLDEM_TWO_PLAYER, "blinds": [small, 10]})
        taken.append(dealer.reset(reset_button=True, reset_stacks=True)["street_commits"])
if taken:
    sys.exit(f"small blinds of 0 or 20 are played with a big blind of 10: {taken}")
