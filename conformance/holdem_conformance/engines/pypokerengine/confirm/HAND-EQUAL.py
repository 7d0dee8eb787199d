"""HAND-EQUAL: hands whose best five cards are of the same ranks are equal."""

import sys

from pypokerengine.engine.card import Card
from pypokerengine.engine.hand_evaluator import HandEvaluator

board = [Card.from_str(card) for card in ["CA", "DK", "HQ", "SJ", "C9"]]
one, other = (
    HandEvaluator.eval_hand([Card.from_str(card) for card in hole.split()], board) for hole in ("H8 H7", "D3 D2")
)
if one != other:
    sys.exit("on a board of A K Q J 9 eight-seven beats three-deuce, though both play the board")
