"""BET-CALL: a call brings the own bet exactly to the bet, which before the flop is at least the big blind."""

import sys

from pokerkit import Automation, NoLimitTexasHoldem

state = NoLimitTexasHoldem.create_state(tuple(Automation), True, 0, (5, 10), 10, (1000, 7, 1000, 1000), 4)
call = state.check_or_call()  # left of the big blind, who had only 7 to post
if call.amount != 10:
    sys.exit(f"with a big blind of 10 the first player limps for {call.amount}")
