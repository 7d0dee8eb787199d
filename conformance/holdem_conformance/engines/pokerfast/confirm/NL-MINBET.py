"""NL-MINBET: a bet below the big blind is refused."""

import sys

from pokerfast import FastHand

hand = FastHand.for_cards([1000, 1000], ["2c2d", "3c3d"], ["As", "Ks", "Qh", "Jd", "9h"], 5, 10)
hand.call()
hand.check()
if hand.bet_or_raise(9):  # on the flop
    sys.exit(f"with a big blind of 10 a bet of 9 is not refused: it becomes one of {hand.state.bets[0]}")
