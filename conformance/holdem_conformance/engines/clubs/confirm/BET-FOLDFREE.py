"""BET-FOLDFREE: where folding for nothing is forbidden, it is refused."""

import sys
from contextlib import suppress

from clubs import configs
from clubs.poker import Dealer

dealer = Dealer(**{**configs.NO_LIMIT_HOLDEM_TWO_PLAYER, "blinds": [5, 10], "start_stack": 1000})
dealer.reset(reset_button=True, reset_stacks=True)
dealer.step(5)
with suppress(Exception):  # were it refused
    dealer.step(-1)  # the big blind folds though he has 0 to pay
if len(dealer.history) == 2 and dealer.active[1]:
    sys.exit(f"a fold with 0 to pay is not refused: it becomes a check, {len(dealer.community_cards)} cards are dealt")
