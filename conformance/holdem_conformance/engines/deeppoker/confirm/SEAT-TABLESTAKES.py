"""SEAT-TABLESTAKES: nobody can put in more than he has left."""

import sys

from deeppoker import TexasHoldemGame
from deeppoker.core.rules import ActionType

game = TexasHoldemGame(2, small_blind=5, big_blind=10, buy_in=1000)  # the button comes to player 1
game.start_hand()
result = game.take_action(ActionType.RAISE, 5000)
if result.success:
    sys.exit(f"a raise to 5000 by a player with 1000 chips is not refused, but made one to {game.current_bet}")
