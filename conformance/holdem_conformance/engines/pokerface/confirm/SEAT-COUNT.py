"""SEAT-COUNT: a table has two to ten players."""

import sys

from pokerface import NoLimitTexasHoldEm, Stakes

try:
    game = NoLimitTexasHoldEm(Stakes(0, (5, 10)), (1000,) * 11)
except ValueError:
    sys.exit(0)
for _ in game.players:
    game.nature.deal_hole()
sys.exit(f"a table of {len(game.players)} is dealt")
