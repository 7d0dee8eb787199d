"""BLIND-CASINOLIMIT: in fixed limit the big blind is the lower limit."""

import sys

from pokerkit import Automation, FixedLimitTexasHoldem

state = FixedLimitTexasHoldem.create_state(tuple(Automation), True, 0, (5, 10), 20, 40, (500, 500, 500), 3)
if state.status:
    sys.exit("a hand begins with a big blind of 10 and limits of 20 and 40")
