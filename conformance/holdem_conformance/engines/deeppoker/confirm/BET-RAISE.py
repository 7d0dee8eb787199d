"""BET-RAISE: a raise puts more on top of the bet."""

import sys

from deeppoker import TexasHoldemGame
from deeppoker.core.rules import ActionType

game = TexasHoldemGame(3, small_blind=5, big_blind=10, buy_in=1000)  # the button comes to player 1
for player, stack in zip(game.players, (200, 200, 30), strict=True):
    player.stack = stack
game.start_hand()
game.take_action(ActionType.RAISE, 40)
result = game.take_action(ActionType.RAISE, 30)  # all that the small blind has
if result.success:
    sys.exit(f"over a bet of 40 a raise to 30 is accepted, and the bet to match is {game.current_bet} then")
