"""HAND-STRAIGHT: straights are compared by their highest card alone."""

import sys

from pypokerengine.engine.card import Card
from pypokerengine.engine.hand_evaluator import HandEvaluator

board = [Card.from_str(card) for card in ["S9", "DT", "CJ", "HQ", "D2"]]
one, other = (
    HandEvaluator.eval_hand([Card.from_str(card) for card in hole.split()], board) for hole in ("CK DK", "HK S3")
)
if one != other:
    sys.exit("of two straights to the king the one with a second king in the hand is better")
