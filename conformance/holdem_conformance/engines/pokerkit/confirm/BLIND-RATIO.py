"""BLIND-RATIO: the small blind is above 0 and not above the big blind."""

import sys

from pokerkit import Automation, NoLimitTexasHoldem

try:
    state = NoLimitTexasHoldem.create_state(tuple(Automation), True, 0, (20, 10), 10, (1000, 1000, 1000), 3)
except ValueError:
    sys.exit(0)
sys.exit(f"a small blind of {state.bets[0]} is posted with a big blind of {state.bets[1]}")
