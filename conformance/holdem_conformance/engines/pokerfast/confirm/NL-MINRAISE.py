"""NL-MINRAISE: a raise below the last bet or raise is refused unless it is all-in."""

import sys

from pokerfast import FastHand

hand = FastHand.for_cards([1000, 1000, 1000], ["2c2d", "3c3d", "4c4d"], ["As", "Ks", "Qh", "Jd", "9h"], 5, 10)
if hand.bet_or_raise(19):
    sys.exit(f"a raise to 19 over a big blind of 10 is not refused: it becomes one to {hand.state.bets[2]}")
