"""FL-DOUBLE: the upper limit is twice the lower one."""

import sys

from pokerkit import Automation, FixedLimitTexasHoldem

state = FixedLimitTexasHoldem.create_state(tuple(Automation), True, 0, (5, 10), 10, 30, (500, 500, 500), 3)
if state.status:
    sys.exit("a hand begins with limits of 10 and 30")
