"""BET-CALL: a call brings the own bet exactly to the bet, which before the flop is at least the big blind."""

import sys

from texasholdem import TexasHoldEm

game = TexasHoldEm(buyin=1000, big_blind=10, small_blind=5, max_players=4)
for player, chips in zip(game.players, (200, 200, 6, 200), strict=True):
    player.chips = chips
game.btn_loc = -1  # the button comes to player 0
game.start_hand()
cost = game.chips_to_call(game.current_player)
if cost != 10:
    sys.exit(f"with a big blind of 10, of which player 2 could post 6, the first player limps for {cost}")
