"""NL-MINRAISE: a raise lifts the bet by at least the big blind, also when it was posted short."""

import sys

from pokerface import NoLimitTexasHoldEm, Stakes

game = NoLimitTexasHoldEm(Stakes(0, (5, 10)), (200, 6, 200))  # small blind, big blind, button
for _ in game.players:
    game.nature.deal_hole()
least = game.actor.bet_raise_min_amount
if least != 20:
    sys.exit(f"with a big blind of 10, of which its player could post 6, the least raise is to {least}, not to 20")
