"""HAND-CATDOM: a hand of a higher category beats every hand of a lower one."""

import sys

from pypokerengine.engine.card import Card
from pypokerengine.engine.hand_evaluator import HandEvaluator

board = [Card.from_str(card) for card in ["HA", "H3", "H2", "CA", "S9"]]
straight_flush, four_aces = (
    HandEvaluator.eval_hand([Card.from_str(card) for card in hole.split()], board) for hole in ("H5 H4", "SA DA")
)
if straight_flush <= four_aces:
    sys.exit("the straight flush from five to ace loses to four aces")
