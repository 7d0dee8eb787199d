"""AI-RUNOUT: when nothing is left to pay and at most one player has chips, nobody acts any more."""

import sys

from pokerfast import FastHand

PACK = ["2c2d", "3c3d"], ["As", "Ks", "Qh", "Jd", "9h"], 5, 10
wrong = []
hand = FastHand.for_cards([3, 1000], *PACK)
if hand.state.turn_index == 1:  # the small blind has put in his last 3
    wrong.append(f"the big blind of 10 is asked against a small blind all-in for 3: {hand.get_action_space()}")
hand = FastHand.for_cards([5, 5], *PACK)
if not hand.done:
    wrong.append(f"both are all-in by their blinds, and the hand stops with {len(hand.state.board)} cards on the board")
if wrong:
    sys.exit("; ".join(wrong))
