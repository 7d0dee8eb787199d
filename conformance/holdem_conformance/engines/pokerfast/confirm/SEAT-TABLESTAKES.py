"""SEAT-TABLESTAKES: nobody bets more than he has in front of him; more is refused."""

import sys

from pokerfast import FastHand

hand = FastHand.for_cards([1000, 1000, 1000], ["2c2d", "3c3d", "4c4d"], ["As", "Ks", "Qh", "Jd", "9h"], 5, 10)
if hand.bet_or_raise(1200):
    sys.exit(f"1200 chips from a stack of 1000 are not refused: the player is all-in for {hand.state.bets[2]}")
