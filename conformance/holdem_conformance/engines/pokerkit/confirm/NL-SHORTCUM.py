"""NL-SHORTCUM: short all-ins that together lift the bet by a full raise open the betting for who has acted before."""

import sys

from pokerkit import Automation, NoLimitTexasHoldem

state = NoLimitTexasHoldem.create_state(tuple(Automation), True, 0, (50, 100), 100, (5000, 280, 360, 400, 5000), 5)
for _ in range(5):
    state.check_or_call()
for total in (100, 180, 260, 300):  # on the flop: a bet and three all-ins, each below a full raise
    state.complete_bet_or_raise_to(total)
state.check_or_call()
if not state.can_complete_bet_or_raise_to(400):
    sys.exit("the bettor of 100 faces 200 more, two full raises, and may not raise to 400")
