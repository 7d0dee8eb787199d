"""AI-NORAISE: nobody raises when all who could answer are all-in; it is refused."""

import sys

from pokerfast import FastHand

hand = FastHand.for_cards([1000, 10], ["2c2d", "3c3d"], ["As", "Ks", "Qh", "Jd", "9h"], 5, 10)
if hand.bet_or_raise(35):  # the big blind has put in his last 10
    sys.exit(f"a raise to 40 against an all-in of 10 is not refused: it becomes a call, as {hand.u_hand[3]} says")
