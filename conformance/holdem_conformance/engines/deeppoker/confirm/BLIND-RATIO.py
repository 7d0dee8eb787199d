"""BLIND-RATIO: the small blind is above 0 and not above the big blind."""

import sys

from deeppoker import TexasHoldemGame

try:
    game = TexasHoldemGame(3, small_blind=20, big_blind=10)
except ValueError:
    sys.exit(0)
if game.start_hand():
    posted = [player.current_bet for player in game.players]
    sys.exit(f"a small blind of {max(posted)} is posted with a big blind of 10")
