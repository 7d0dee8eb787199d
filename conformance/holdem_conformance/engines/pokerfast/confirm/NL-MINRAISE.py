"""NL-MINRAISE: a raise below the last bet or raise is refused unless it is all-in."""

import sys

from pokerfast import FastHand

BOARD = ["As", "Ks", "Qh", "Jd", "9h"]
wrong = []
hand = FastHand.for_cards([1000, 1000, 1000], ["2c2d", "3c3d", "4c4d"], BOARD, 5, 10)
if hand.bet_or_raise(19):
    wrong.append(f"a raise to 19 over a big blind of 10 is not refused: it becomes one to {hand.state.bets[2]}")
hand = FastHand.for_cards([200, 1000], ["2c2d", "3c3d"], BOARD, 5, 10)
hand.bet_or_raise(185)  # to 190, a raise by 180
least = 10 + hand.get_action_space()["min_bet"]
if least < 370:
    wrong.append(f"over a raise from 10 to 190 the least raise is to {least}")
if wrong:
    sys.exit("; ".join(wrong))
