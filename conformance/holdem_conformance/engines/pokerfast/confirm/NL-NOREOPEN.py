"""NL-NOREOPEN: an all-in below a full raise gives nobody who has acted the right to raise again."""

import sys

from pokerfast import FastHand

hand = FastHand.for_cards([15, 1000, 1000], ["2c2d", "3c3d", "4c4d"], ["As", "Ks", "Qh", "Jd", "9h"], 5, 10)
hand.call()
hand.bet_or_raise(10)  # the small blind is all-in for 15
hand.call()
space = hand.get_action_space()
if space["player"] == 2 and "min_bet" in space:
    sys.exit(f"who limped for 10 may raise over an all-in to 15, to {10 + space['min_bet']}..{10 + space['max_bet']}")
