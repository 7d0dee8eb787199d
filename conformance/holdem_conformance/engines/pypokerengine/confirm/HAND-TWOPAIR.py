"""HAND-TWOPAIR: two pairs count by the higher pair, the lower one and the fifth card; a third pair does not."""

import sys

from pypokerengine.engine.card import Card
from pypokerengine.engine.hand_evaluator import HandEvaluator

board = [Card.from_str(card) for card in ["C9", "D9", "H5", "S5", "DK"]]
one, other = (
    HandEvaluator.eval_hand([Card.from_str(card) for card in hole.split()], board) for hole in ("C3 H3", "CQ DJ")
)
if one != other:
    sys.exit("on a board of 9 9 5 5 K a pair of threes is not equal to queen-jack, though both play the board")
