"""NL-MINRAISE: a raise lifts the bet by at least the big blind, also when it was posted short."""

import sys

from texasholdem import TexasHoldEm

game = TexasHoldEm(buyin=1000, big_blind=10, small_blind=5, max_players=4)
for player, chips in zip(game.players, (200, 200, 6, 200), strict=True):
    player.chips = chips
game.btn_loc = -1  # the button comes to player 0
game.start_hand()
least = game.get_available_moves().raise_range[0]
if least != 20:
    sys.exit(f"with a big blind of 10, of which player 2 could post 6, the least raise is to {least}, not to 20")
