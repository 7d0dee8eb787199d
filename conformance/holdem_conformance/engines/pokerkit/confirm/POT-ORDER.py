"""POT-ORDER: pots are paid from the last side pot back to the main pot."""

import sys

from pokerkit import Automation, ChipsPushing, NoLimitTexasHoldem  # type: ignore[import-not-found]

by_hand = {Automation.HOLE_DEALING, Automation.CARD_BURNING, Automation.BOARD_DEALING}
state = NoLimitTexasHoldem.create_state(tuple(set(Automation) - by_hand), True, 0, (5, 10), 10, (100, 300, 300), 3)
for cards in ("AhAs", "KhKs", "QhQs"):
    state.deal_hole(cards)
state.complete_bet_or_raise_to(300)
state.check_or_call()
state.check_or_call()
for cards in ("4c5d6h", "Js", "2d"):
    state.burn_card("??")
    state.deal_board(cards)
order = [done.pot_index for done in state.operations if isinstance(done, ChipsPushing)]
if order != [1, 0]:
    sys.exit(f"of a main pot (0) and a side pot (1) the order of payment is {order}")
