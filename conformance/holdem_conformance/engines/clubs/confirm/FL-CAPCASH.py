"""FL-CAPCASH: where the cap holds for two players too, a fourth raise is refused."""

import sys
from contextlib import suppress

from clubs import configs
from clubs.poker import Dealer

dealer = Dealer(**{**configs.LIMIT_HOLDEM_TWO_PLAYER, "blinds": [5, 10], "raise_sizes": [10, 10, 20, 20]})
dealer.reset(reset_button=True, reset_stacks=True)
for chips in (15, 20, 20):  # raises to 20, 30 and 40
    dealer.step(chips)
with suppress(Exception):  # were it refused
    dealer.step(20)
if dealer.street:
    sys.exit(f"a raise to 50 after three raises is not refused: {dealer.history[-1][1]} chips are taken, as a call")
