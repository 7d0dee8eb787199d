"""BLIND-RATIO: both blinds are more than nothing, and the small one is not above the big one."""

import sys

from pokerface import NoLimitTexasHoldEm, Stakes

try:
    game = NoLimitTexasHoldEm(Stakes(0, (0, 10)), (1000, 1000))
except ValueError:
    sys.exit(0)
sys.exit(f"blinds {'/'.join(map(str, game.stakes.blinds.values()))} are accepted")
