"""BET-RAISE: a raise puts more on top of the bet; below that it is refused."""

import sys

from pokerfast import FastHand

hand = FastHand.for_cards([30, 1000, 1000], ["2c2d", "3c3d", "4c4d"], ["As", "Ks", "Qh", "Jd", "9h"], 5, 10)
hand.bet_or_raise(40)
if hand.bet_or_raise(25):  # the small blind's last chips, which make 30
    sys.exit(f"a raise to {hand.state.bets[0]} over a bet of 40 is not refused: it becomes a call for less")
