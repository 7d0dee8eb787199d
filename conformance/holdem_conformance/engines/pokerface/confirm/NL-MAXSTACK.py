"""NL-MAXSTACK: who may raise may make it any amount from the least, by the big blind, up to all his chips."""

import sys

from pokerface import NoLimitTexasHoldEm, Stakes

game = NoLimitTexasHoldEm(Stakes(20, (5, 10)), (100, 100, 100))
for _ in game.players:
    game.nature.deal_hole()
if not game.actor.can_bet_raise(20):
    least = game.actor.bet_raise_min_amount
    sys.exit(f"the blinds are 5 and 10, the ante is 20; a raise to 20 is refused, the least raise is to {least}")
