"""NL-MINBET: on every street a bet is at least the big blind, whatever was raised before."""

import sys

from clubs import configs
from clubs.poker import Dealer

dealer = Dealer(**{**configs.NO_LIMIT_HOLDEM_TWO_PLAYER, "blinds": [5, 10], "start_stack": 1000})
dealer.reset(reset_button=True, reset_stacks=True)
dealer.step(95)
seen, _, _ = dealer.step(90)
if seen["min_raise"] != 10:
    sys.exit(f"after a raise by 90 before the flop the least bet on the flop is {seen['min_raise']}, not 10")
