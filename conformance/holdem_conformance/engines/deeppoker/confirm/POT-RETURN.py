"""POT-RETURN: the part of a bet that nobody matched goes back and is no part of the pot."""

import sys

from deeppoker import TexasHoldemGame
from deeppoker.core.rules import ActionType

game = TexasHoldemGame(3, small_blind=5, big_blind=10, buy_in=1000)  # the button comes to player 1
game.start_hand()
game.take_action(ActionType.RAISE, 30)
for name in ("FOLD", "FOLD"):
    game.take_action(ActionType[name])
won = game.get_winners()[0]["amount"]
if won != 25:
    sys.exit(f"a raise to 30 that nobody called wins a pot of {won}, not of 25, for the 20 unmatched are in it")
