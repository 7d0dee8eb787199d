"""BET-CALL: a call brings the own bet exactly to the bet, and no other amount is a call."""

import sys
from contextlib import suppress

from clubs import configs
from clubs.poker import Dealer

dealer = Dealer(**{**configs.NO_LIMIT_HOLDEM_SIX_PLAYER, "num_players": 3, "blinds": [5, 10, 0], "start_stack": 1000})
dealer.reset(reset_button=True, reset_stacks=True)
dealer.step(25)
with suppress(Exception):  # were it refused
    dealer.step(15)  # the small blind owes 20
seat, chips, _ = dealer.history[-1]
if chips != 15 or dealer.active[seat]:
    sys.exit(f"15 chips against 20 to pay are not refused: {chips} are taken for them")
