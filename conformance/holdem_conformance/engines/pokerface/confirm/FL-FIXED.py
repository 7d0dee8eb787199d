"""FL-FIXED: who may raise may do so by the fixed amount; over less than half a bet that completes the bet."""

import sys

from pokerface import FixedLimitTexasHoldEm, Stakes

game = FixedLimitTexasHoldEm(Stakes(0, (10, 20), 20, 40), (28, 500, 500))
for _ in game.players:
    game.nature.deal_hole()
for player in (2, 0, 1):
    game.players[player].check_call()
game.nature.deal_board()
game.players[0].bet_raise(8)  # all-in
least = game.actor.bet_raise_min_amount
if least != 20:
    sys.exit(f"the limit is 20, and over an all-in of 8 the only raise is to {least}, not to 20")
