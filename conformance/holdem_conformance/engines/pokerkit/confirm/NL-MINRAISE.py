"""NL-MINRAISE: before the flop the first raise lifts the bet to at least two big blinds."""

import sys

from pokerkit import Automation, NoLimitTexasHoldem

state = NoLimitTexasHoldem.create_state(tuple(Automation), True, 0, (5, 10), 10, (1000, 7, 1000, 1000), 4)
if state.can_complete_bet_or_raise_to(17):
    sys.exit("with a big blind of 10, of which only 7 could be posted, a raise to 17 is accepted")
