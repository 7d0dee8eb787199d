"""BLIND-TWO: the small blind is posted first, then the big blind."""

import sys

from pokerkit import Automation, BlindOrStraddlePosting, NoLimitTexasHoldem  # type: ignore[import-not-found]

state = NoLimitTexasHoldem.create_state(tuple(Automation), True, 0, (5, 10), 10, (1000, 1000), 2)
posted = [done.amount for done in state.operations if isinstance(done, BlindOrStraddlePosting)]
if posted != [5, 10]:
    sys.exit(f"heads-up the blinds are posted in the order {posted}")
