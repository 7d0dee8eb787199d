"""NL-SHORTCUM: after short all-ins that add up, the least raise is still the last full one."""

import sys

from texasholdem import ActionType, TexasHoldEm

game = TexasHoldEm(buyin=1000, big_blind=50, small_blind=25, max_players=4)
for player, chips in zip(game.players, (2000, 130, 160, 2000), strict=True):
    player.chips = chips
game.btn_loc = -1  # the button comes to player 0
game.start_hand()
game.take_action(ActionType.RAISE, total=100)  # a full raise by 50
game.take_action(ActionType.FOLD)
game.take_action(ActionType.ALL_IN)  # to 130
game.take_action(ActionType.ALL_IN)  # to 160
least = game.get_available_moves().raise_range[0]
if least != 210:
    sys.exit(f"the bet is 160 and the last full raise was by 50, but the least raise is to {least}, not to 210")
