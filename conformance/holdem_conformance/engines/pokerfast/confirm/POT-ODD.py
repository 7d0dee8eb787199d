"""POT-ODD: the odd chip of each pot goes to the winner nearest left of the button; no pot is merged with another."""

import sys

from pokerfast import FastHand

holes = ["2h2d", "AhKh", "AsKs", "9c8d", "3h3d"]
hand = FastHand.for_cards([1000, 150, 150, 25, 1000], holes, ["4c", "5d", "6h", "Js", "Qd"], 1, 2)
hand.call()
hand.bet_or_raise(25)
hand.bet_or_raise(48)
hand.fold()
hand.bet_or_raise(148)
hand.call()
hand.fold()
if hand.state.stacks[1:3] != [188, 186]:
    sys.exit(
        f"a main pot of 101 and a side pot of 273 split by the same two pay {hand.state.stacks[1:3]}, not [188, 186]"
    )
