"""BLIND-RATIO: both blinds are more than nothing, and the small one is not above the big one."""

import sys

from texasholdem import TexasHoldEm

begun = []
for small in (0, 20):
    game = TexasHoldEm(buyin=1000, big_blind=10, small_blind=small, max_players=3)
    try:
        game.start_hand()
    except ValueError:
        continue
    begun.append(f"{small}/10")
if begun:
    sys.exit(f"a hand begins with blinds {' and '.join(begun)}")
