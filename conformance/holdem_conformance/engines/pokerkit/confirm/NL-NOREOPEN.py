"""NL-NOREOPEN: who has acted may not raise again over a short all-in."""

import sys

from pokerkit import Automation, NoLimitTexasHoldem

state = NoLimitTexasHoldem.create_state(tuple(Automation), True, 0, (50, 100), 100, (5000, 5000, 5000, 150), 4)
state.check_or_call()  # left of the big blind: limps
state.complete_bet_or_raise_to(150)  # button: all-in, 50 more, which is no full raise
state.fold()
state.check_or_call()
if state.can_complete_bet_or_raise_to(250):
    sys.exit("the limper, who has acted and faces 50 more with a full raise being 100, may raise to 250")
