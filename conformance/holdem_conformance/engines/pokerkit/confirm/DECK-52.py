"""DECK-52: no card appears twice."""

import sys
import warnings

from pokerkit import Automation, NoLimitTexasHoldem

warnings.simplefilter("ignore")
by_hand = {Automation.HOLE_DEALING, Automation.BOARD_DEALING}
state = NoLimitTexasHoldem.create_state(tuple(set(Automation) - by_hand), True, 0, (5, 10), 10, (100, 100), 2)
state.deal_hole("AsAd")
if state.can_deal_hole("AsAd"):
    sys.exit("the same two aces are dealt to both players, with a warning only")
