"""PL-MINSAME: in pot limit, too, the greatest raise over a short big blind is measured from the full one."""

import sys

from pokerkit import Automation, PotLimitOmahaHoldem

# Omaha, for PokerKit has no pot-limit hold'em of its own; the betting is the same.
state = PotLimitOmahaHoldem.create_state(tuple(Automation), True, 0, (100, 200), 200, (2000, 100, 2000), 3)
greatest = state.max_completion_betting_or_raising_to_amount
if greatest != 600:
    sys.exit(f"with 100 and 100 posted at blinds of 100 and 200 the greatest raise is to {greatest}, not to 600")
