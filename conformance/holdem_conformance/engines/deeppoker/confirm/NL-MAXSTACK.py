"""NL-MAXSTACK: who may raise may make it any amount from the least up to all his chips."""

import sys

from deeppoker import TexasHoldemGame
from deeppoker.core.rules import ActionType

game = TexasHoldemGame(4, small_blind=25, big_blind=50, buy_in=1000)  # the button comes to player 1
for player, stack in zip(game.players, (325, 400, 2000, 2000), strict=True):
    player.stack = stack
game.start_hand()
for name in ("CALL", "CALL", "CALL", "CHECK"):
    game.take_action(ActionType[name])
game.take_action(ActionType.BET, 100)
game.take_action(ActionType.RAISE, 200)
for name in ("ALL_IN", "ALL_IN"):
    game.take_action(ActionType[name])
raises = [offer for offer in game.get_legal_actions() if offer["type"] == "RAISE"]
if raises[0]["min"] != 450:
    sys.exit(f"after a raise by 100 and all-ins to 275 and 350 the least raise is to {raises[0]['min']}, not to 450")
