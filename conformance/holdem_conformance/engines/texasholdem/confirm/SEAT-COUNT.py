"""SEAT-COUNT: a table has two to ten players."""

import sys

from texasholdem import TexasHoldEm

try:
    game = TexasHoldEm(buyin=1000, big_blind=10, small_blind=5, max_players=11)
    game.start_hand()
except ValueError:
    sys.exit(0)
sys.exit(f"a table of {len(game.hands)} is dealt")
