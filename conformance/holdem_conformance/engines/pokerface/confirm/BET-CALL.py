"""BET-CALL: a call brings the own bet exactly to the bet, which before the flop is at least the big blind."""

import sys

from pokerface import NoLimitTexasHoldEm, Stakes

game = NoLimitTexasHoldEm(Stakes(0, (5, 10)), (200, 6, 200))  # small blind, big blind, button
for _ in game.players:
    game.nature.deal_hole()
cost = game.actor.check_call_amount
if cost != 10:
    sys.exit(f"with a big blind of 10, of which its player could post 6, the first player limps for {cost}")
