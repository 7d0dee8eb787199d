"""BET-STARTPOST: after the flop the button acts last, also with two players."""

import sys

from pokerfast import FastHand

hand = FastHand.for_cards([1000, 1000], ["2c2d", "3c3d"], ["As", "Ks", "Qh", "Jd", "9h"], 5, 10)
hand.call()
hand.check()
if hand.state.turn_index == 0:
    sys.exit("with two players the small blind, who is the button, acts first before the flop and first on it")
