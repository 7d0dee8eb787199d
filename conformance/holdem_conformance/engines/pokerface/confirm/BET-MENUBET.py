"""BET-MENUBET: who faces a bet may always call it."""

import sys

from pokerface import NoLimitTexasHoldEm, Stakes

game = NoLimitTexasHoldEm(Stakes(0, (5, 10)), (200, 6, 200))  # small blind, big blind, button
for _ in game.players:
    game.nature.deal_hole()
button = game.actor
button.check_call()
if button.bet != 10:
    sys.exit(f"the big blind is 10; the button calls and has {button.bet} in front, and nothing else is a call")
