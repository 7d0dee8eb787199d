"""BET-MENUBET: who faces a bet may call it; before the flop the bet is at least the big blind."""

import sys

from pokerkit import Automation, NoLimitTexasHoldem

state = NoLimitTexasHoldem.create_state(tuple(Automation), True, 0, (5, 10), 10, (1000, 7, 1000, 1000), 4)
offered = state.checking_or_calling_amount
if offered != 10:
    sys.exit(f"with a big blind of 10, posted short, the first player is offered no call of 10 but one of {offered}")
