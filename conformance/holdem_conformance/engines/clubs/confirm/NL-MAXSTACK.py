"""NL-MAXSTACK: from the least bet up to his stack a player may bet what he likes."""

import sys

from clubs import configs
from clubs.poker import Dealer

dealer = Dealer(**{**configs.NO_LIMIT_HOLDEM_TWO_PLAYER, "blinds": [5, 10], "start_stack": 1000})
dealer.reset(reset_button=True, reset_stacks=True)
dealer.step(95)
dealer.step(90)
seen, _, _ = dealer.step(20)  # on the flop
if seen["street_commits"] != [0, 20]:
    sys.exit(f"after a raise by 90 before the flop a bet of 20 becomes a check, of {seen['street_commits'][1]} chips")
