"""BLIND-RATIO: both blinds are more than nothing, and the small one is not above the big one."""

import sys

from rlcard.games.nolimitholdem import Game

begun = []
for small in (0, 20):
    game = Game(num_players=3)
    game.small_blind, game.big_blind = small, 10
    try:
        game.init_game()
    except (AssertionError, ValueError):
        continue
    begun.append(f"{small}/10")
if begun:
    sys.exit(f"a hand begins with blinds {' and '.join(begun)}")
