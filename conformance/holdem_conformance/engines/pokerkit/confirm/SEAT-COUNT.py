"""SEAT-COUNT: a table has two to ten players."""

import sys

from pokerkit import Automation, NoLimitTexasHoldem

try:
    state = NoLimitTexasHoldem.create_state(tuple(Automation), True, 0, (5, 10), 10, (1000,) * 11, 11)
except ValueError:
    sys.exit(0)
sys.exit(f"a table of {state.player_count} is dealt")
