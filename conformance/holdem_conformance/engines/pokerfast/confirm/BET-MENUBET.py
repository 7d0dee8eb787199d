"""BET-MENUBET: a player facing a bet may call it; before the flop that is at least the big blind."""

import sys

from pokerfast import FastHand

hand = FastHand.for_cards([1000, 6, 1000], ["2c2d", "3c3d", "4c4d"], ["As", "Ks", "Qh", "Jd", "9h"], 5, 10)
hand.call()  # the big blind has posted his last 6
if hand.state.bets[2] != 10:
    sys.exit(f"the first player cannot call the big blind of 10: his call comes to {hand.state.bets[2]}")
