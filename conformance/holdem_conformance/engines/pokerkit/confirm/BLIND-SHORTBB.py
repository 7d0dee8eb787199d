"""BLIND-SHORTBB: a big blind posted short lowers neither the price of a call nor the least raise."""

import sys

from pokerkit import Automation, NoLimitTexasHoldem

state = NoLimitTexasHoldem.create_state(tuple(Automation), True, 0, (5, 10), 10, (1000, 4, 1000, 1000), 4)
price = state.checking_or_calling_amount
least = state.min_completion_betting_or_raising_to_amount
if (price, least) != (10, 20):
    sys.exit(f"with 4 posted for a big blind of 10 a call costs {price}, not 10; the least raise is {least}, not 20")
