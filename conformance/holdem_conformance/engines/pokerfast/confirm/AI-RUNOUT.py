"""AI-RUNOUT: when nothing is left to pay and at most one player has chips, nobody acts any more."""

import sys

from pokerfast import FastHand

hand = FastHand.for_cards([3, 1000], ["2c2d", "3c3d"], ["As", "Ks", "Qh", "Jd", "9h"], 5, 10)
if hand.state.turn_index == 1:  # the small blind has put in his last 3
    sys.exit(f"the big blind of 10 is asked against a small blind all-in for 3: {hand.get_action_space()}")
