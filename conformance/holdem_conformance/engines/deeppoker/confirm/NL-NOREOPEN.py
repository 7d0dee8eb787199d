"""NL-NOREOPEN: who has acted may not raise again over a short all-in."""

import sys

from deeppoker import TexasHoldemGame
from deeppoker.core.rules import ActionType

game = TexasHoldemGame(4, small_blind=50, big_blind=100, buy_in=1000)  # the button comes to player 1
for player, stack in zip(game.players, (5000, 150, 5000, 5000), strict=True):
    player.stack = stack
game.start_hand()
for name in ("CALL", "ALL_IN", "FOLD", "CALL"):
    game.take_action(ActionType[name])
raises = [offer for offer in game.get_legal_actions() if offer["type"] == "RAISE"]
if raises:
    sys.exit(f"the limper, who faces 50 more with a full raise being 100, may raise to {raises[0]['min']} and more")
