"""BET-CALL: a call needs something to pay."""

import sys

from pokerfast import FastHand

hand = FastHand.for_cards([1000, 1000], ["2c2d", "3c3d"], ["As", "Ks", "Qh", "Jd", "9h"], 5, 10)
hand.call()
before = hand.state.stacks[1]
if hand.call():  # the big blind has nothing to pay
    sys.exit(f"the big blind calls though nobody has raised, and pays {before - hand.state.stacks[1]}")
