"""NL-SHORTCUM: short all-ins that add up open the betting; the least raise stays measured by the last full one."""

import sys

from deeppoker import TexasHoldemGame
from deeppoker.core.rules import ActionType

game = TexasHoldemGame(5, small_blind=50, big_blind=100, buy_in=1000)  # the button comes to player 1
for player, stack in zip(game.players, (400, 5000, 5000, 280, 360), strict=True):
    player.stack = stack
game.start_hand()
for name in ("CALL", "CALL", "CALL", "CALL", "CHECK"):
    game.take_action(ActionType[name])
game.take_action(ActionType.BET, 100)
for name in ("ALL_IN", "ALL_IN", "ALL_IN", "CALL"):
    game.take_action(ActionType[name])
raises = [offer for offer in game.get_legal_actions() if offer["type"] == "RAISE"]
if raises[0]["min"] != 400:
    sys.exit(f"after a bet of 100 and all-ins to 180, 260 and 300 the least raise is to {raises[0]['min']}, not to 400")
