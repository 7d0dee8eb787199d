"""AI-RUNOUT: nobody acts any more when no bet is open and at most one player has chips."""

import sys

from deeppoker import TexasHoldemGame

game = TexasHoldemGame(2, small_blind=5, big_blind=10, buy_in=1000)  # the button comes to player 1
for player, stack in zip(game.players, (1000, 3), strict=True):
    player.stack = stack
game.start_hand()
if game.is_hand_running():
    asked = game.current_player
    sys.exit(
        f"the button is all-in with 3 as small blind, and player {asked.player_id}, with {asked.stack} left, is asked"
    )
