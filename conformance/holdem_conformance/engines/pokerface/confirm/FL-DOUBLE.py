"""FL-DOUBLE: the upper limit is twice the lower."""

import sys

from pokerface import FixedLimitTexasHoldEm, Stakes

try:
    game = FixedLimitTexasHoldEm(Stakes(0, (5, 10), 10, 30), (1000, 1000))
except ValueError:
    sys.exit(0)
sys.exit(f"limits {game.stakes.small_bet}/{game.stakes.big_bet} are accepted")
