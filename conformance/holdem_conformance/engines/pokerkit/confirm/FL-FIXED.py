"""FL-FIXED: an all-in raise below half a bet may be completed to the fixed amount."""

import sys

from pokerkit import Automation, FixedLimitTexasHoldem

state = FixedLimitTexasHoldem.create_state(tuple(Automation), True, 0, (5, 10), 10, 20, (500, 500, 500, 14), 4)
state.check_or_call()  # left of the big blind
state.complete_bet_or_raise_to(14)  # button: all-in, 4 more, less than half of 10
offered = state.min_completion_betting_or_raising_to_amount
if offered != 20:
    sys.exit(f"over an all-in to 14 at limits of 10 and 20 the raise offered is to {offered}, not to 20")
