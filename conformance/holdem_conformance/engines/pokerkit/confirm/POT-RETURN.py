"""POT-RETURN: what nobody matched goes back, and nothing else does."""

import sys

from pokerkit import Automation, ChipsPushing, NoLimitTexasHoldem

state = NoLimitTexasHoldem.create_state(tuple(Automation), True, 0, (50, 100), 100, (500, 500, 500), 3)
state.complete_bet_or_raise_to(300)
state.fold()
state.fold()
pot = sum(sum(done.amounts) for done in state.operations if isinstance(done, ChipsPushing))
if pot != 250:
    sys.exit(f"the raiser gets all his 300 back, though 100 of them are matched: the pot is {pot}, not 250")
