"""BET-MENUBET: who faces a bet may always call it."""

import sys

from texasholdem import ActionType, TexasHoldEm

game = TexasHoldEm(buyin=1000, big_blind=10, small_blind=5, max_players=4)
for player, chips in zip(game.players, (200, 200, 6, 200), strict=True):
    player.chips = chips
game.btn_loc = -1  # the button comes to player 0
game.start_hand()
game.take_action(ActionType.CALL)
called = game.player_bet_amount(3)
if called != 10:
    sys.exit(f"the big blind is 10; player 3 calls and has {called} in front, and no action calls to 10")
