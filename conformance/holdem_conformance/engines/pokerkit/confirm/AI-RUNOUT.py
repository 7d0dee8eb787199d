"""AI-RUNOUT: nobody acts when no bet is open and at most one player has chips."""

import sys

from pokerkit import Automation, NoLimitTexasHoldem

state = NoLimitTexasHoldem.create_state(tuple(Automation), True, 0, (5, 10), 10, (3, 1000, 1000), 3)
state.fold()  # the button; the small blind is all-in with 3, the big blind covers it
if state.actor_index is not None:
    sys.exit("the big blind, alone with chips and with nothing to pay, is asked to act")
