"""HAND-QUADS: four of a kind count by their rank, then by the fifth card; no other card breaks a tie."""

import sys

from pypokerengine.engine.card import Card
from pypokerengine.engine.hand_evaluator import HandEvaluator

board = [Card.from_str(card) for card in ["C8", "D8", "H8", "S8", "CA"]]
one, other = (
    HandEvaluator.eval_hand([Card.from_str(card) for card in hole.split()], board) for hole in ("CK DK", "HQ SQ")
)
if one != other:
    sys.exit("on a board of 8 8 8 8 A two kings beat two queens, though both play the board")
