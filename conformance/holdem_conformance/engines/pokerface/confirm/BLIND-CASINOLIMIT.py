"""BLIND-CASINOLIMIT: in fixed limit the big blind is the lower limit."""

import sys

from pokerface import FixedLimitTexasHoldEm, Stakes

try:
    game = FixedLimitTexasHoldEm(Stakes(0, (5, 10), 20, 40), (1000, 1000))
except ValueError:
    sys.exit(0)
sys.exit(f"limits {game.stakes.small_bet}/{game.stakes.big_bet} are accepted with a big blind of 10")
