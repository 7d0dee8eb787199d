"""POT-ODD: the odd chip of each pot goes to the winner nearest left of the button; no pot is merged with another."""

import sys

from pokerkit import Automation, NoLimitTexasHoldem

by_hand = {Automation.HOLE_DEALING, Automation.CARD_BURNING, Automation.BOARD_DEALING}
state = NoLimitTexasHoldem.create_state(
    tuple(set(Automation) - by_hand), True, 0, (1, 2), 2, (1000, 150, 150, 25, 1000), 5
)
for cards in ("2h2d", "AhKh", "AsKs", "9c8d", "3h3d"):
    state.deal_hole(cards)
state.check_or_call()
state.complete_bet_or_raise_to(25)
state.complete_bet_or_raise_to(48)
state.fold()
state.complete_bet_or_raise_to(150)
state.check_or_call()
state.fold()
for cards in ("4c5d6h", "Js", "Qd"):
    state.burn_card("??")
    state.deal_board(cards)
if state.stacks[1:3] != [188, 186]:
    sys.exit(f"a main pot of 101 and a side pot of 273 split by the same two pay {state.stacks[1:3]}, not [188, 186]")
