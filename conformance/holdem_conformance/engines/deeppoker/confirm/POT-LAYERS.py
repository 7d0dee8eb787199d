"""POT-LAYERS: there are as many pots as different contributions among the remaining players; a fold makes none."""

import sys

from deeppoker import TexasHoldemGame
from deeppoker.core.rules import ActionType

game = TexasHoldemGame(3, small_blind=5, big_blind=10, buy_in=1000)  # the button comes to player 1
game.start_hand()
for name in ("CALL", "FOLD", "CHECK", "CHECK", "CHECK", "CHECK", "CHECK", "CHECK", "CHECK"):
    game.take_action(ActionType[name])
pots = [pot.amount for pot in game.pots]
if pots != [25]:
    sys.exit(f"two players with 10 each in and a small blind of 5 that folded make pots of {pots}, not one of 25")
