"""BLIND-RATIO: the small blind is at least one chip and not above the big blind."""

import sys

from pokerfast import FastHand

posted = []
for small in (0, 20):
    try:
        hand = FastHand.for_cards([1000, 1000], ["2c2d", "3c3d"], ["As", "Ks", "Qh", "Jd", "9h"], small, 10)
    except ValueError:
        continue
    posted.append(hand.state.bets)
if posted:
    sys.exit(f"small blinds of 0 or 20 are played with a big blind of 10: {posted}")
