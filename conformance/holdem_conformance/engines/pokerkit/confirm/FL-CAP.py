"""FL-CAP: one bet and three raises; the big blind is the bet before the flop."""

import sys

from pokerkit import Automation, FixedLimitTexasHoldem

state = FixedLimitTexasHoldem.create_state(tuple(Automation), True, 0, (5, 10), 10, 20, (500, 500, 500), 3)
for total in (20, 30, 40):
    state.complete_bet_or_raise_to(total)
if state.can_complete_bet_or_raise_to(50):
    sys.exit("after 20, 30 and 40 over a big blind of 10 a fourth raise to 50 is possible")
