"""BET-HUORDER: with two players the button acts first before the flop, whatever the blinds are."""

import sys

from pokerkit import Automation, NoLimitTexasHoldem

state = NoLimitTexasHoldem.create_state(tuple(Automation), True, 0, (10, 10), 10, (1000, 1000), 2)
if state.actor_index == 0:
    sys.exit("heads-up with blinds of 10 and 10, the big blind (player 0) acts first, not the button (player 1)")
