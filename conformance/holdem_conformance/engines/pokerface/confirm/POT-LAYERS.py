"""POT-LAYERS: there are as many pots as different contributions among the remaining players; folded chips make none."""

import sys

from pokerface import NoLimitTexasHoldEm, Stakes

game = NoLimitTexasHoldEm(Stakes(0, (5, 10)), (200, 200, 200))
for _ in game.players:
    game.nature.deal_hole()
game.actor.bet_raise(40)
game.actor.check_call()
game.actor.fold()  # the big blind leaves 10
pots = list(game.side_pots)
if pots != [90]:
    sys.exit(f"two players have put in 40 each and a third has folded 10, which is one pot of 90, not {pots}")
