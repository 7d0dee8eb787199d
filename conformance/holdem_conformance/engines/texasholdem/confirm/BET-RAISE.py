"""BET-RAISE: a raise brings more than the bet; who has only as much as the bet may call."""

import sys

from texasholdem import ActionType, TexasHoldEm

game = TexasHoldEm(buyin=1000, big_blind=10, small_blind=5, max_players=3)
for player, chips in zip(game.players, (200, 40, 200), strict=True):
    player.chips = chips
game.btn_loc = -1  # the button comes to player 0
game.start_hand()
game.take_action(ActionType.RAISE, total=40)
try:
    game.take_action(ActionType.RAISE, total=40)  # the small blind has 35 behind his 5
except ValueError:
    sys.exit(0)
sys.exit("over a bet of 40 a raise to 40 is taken")
