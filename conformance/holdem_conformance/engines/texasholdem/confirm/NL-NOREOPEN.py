"""NL-NOREOPEN: who has acted may not raise again over a short all-in."""

import sys

from texasholdem import ActionType, TexasHoldEm

game = TexasHoldEm(buyin=1000, big_blind=100, small_blind=50, max_players=3)
for player, chips in zip(game.players, (5000, 150, 5000), strict=True):
    player.chips = chips
game.btn_loc = -1  # the button comes to player 0
game.start_hand()
game.take_action(ActionType.CALL)  # the button limps
game.take_action(ActionType.ALL_IN)  # to 150: 50 more, which is no full raise
game.take_action(ActionType.CALL)
raises = game.get_available_moves().raise_range
if raises:
    sys.exit(f"the limper, who has acted and faces 50 more with a full raise being 100, may raise to {raises[0]}")
