"""NL-MAXSTACK: who may bet may make it any amount from the big blind up to all his chips."""

import sys

from texasholdem import ActionType, TexasHoldEm

game = TexasHoldEm(buyin=1000, big_blind=10, small_blind=5, max_players=3)
for player, chips in zip(game.players, (300, 3, 300), strict=True):
    player.chips = chips
game.btn_loc = -1  # the button comes to player 0
game.start_hand()
game.take_action(ActionType.CALL)
game.take_action(ActionType.CHECK)  # the flop: nobody has bet yet
try:
    game.take_action(ActionType.RAISE, total=10)
except ValueError as refusal:
    sys.exit(f"the small blind had only 3, and on the flop a bet of 10 is refused: {refusal}")
