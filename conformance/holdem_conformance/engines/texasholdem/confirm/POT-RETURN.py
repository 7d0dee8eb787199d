"""POT-RETURN: what nobody matched goes back to the bettor and is in no pot."""

import sys

from texasholdem import ActionType, TexasHoldEm

game = TexasHoldEm(buyin=1000, big_blind=10, small_blind=5, max_players=3)
for player, chips in zip(game.players, (200, 200, 200), strict=True):
    player.chips = chips
game.btn_loc = -1  # the button comes to player 0
game.start_hand()
game.take_action(ActionType.FOLD)
game.take_action(ActionType.FOLD)
chips, _, winners = game.hand_history.settle.pot_winners[0]
if chips != 10:
    sys.exit(f"all fold to a big blind of 10, of which 5 are matched, and player {winners[0]} wins {chips}, not 10")
