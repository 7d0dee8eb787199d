"""AI-NORAISE: whose opponents are all all-in only calls or folds."""

import sys

from deeppoker import TexasHoldemGame
from deeppoker.core.rules import ActionType

game = TexasHoldemGame(2, small_blind=5, big_blind=10, buy_in=1000)  # the button comes to player 1
for player, stack in zip(game.players, (1000, 100), strict=True):
    player.stack = stack
game.start_hand()
game.take_action(ActionType.ALL_IN)
raises = [offer for offer in game.get_legal_actions() if offer["type"] == "RAISE"]
if raises:
    sys.exit(f"a player whose only opponent is all-in to 100 may raise to {raises[0]['min']} and more")
