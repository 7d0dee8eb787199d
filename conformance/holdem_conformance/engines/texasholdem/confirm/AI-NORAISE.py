"""AI-NORAISE: who faces only all-in opponents may call or fold, not raise."""

import sys

from texasholdem import ActionType, TexasHoldEm

game = TexasHoldEm(buyin=1000, big_blind=10, small_blind=5, max_players=2)
for player, chips in zip(game.players, (200, 50), strict=True):
    player.chips = chips
game.btn_loc = -1  # the button comes to player 0
game.start_hand()
game.take_action(ActionType.CALL)
game.take_action(ActionType.ALL_IN)  # to 50
raises = game.get_available_moves().raise_range
if raises:
    sys.exit(f"the only opponent is all-in for 50, and a raise to {raises[0]}..{raises[-1]} is offered")
