"""HAND-STRAIGHTFLUSH: a straight flush counts by its top card."""

import sys

from pypokerengine.engine.card import Card
from pypokerengine.engine.hand_evaluator import HandEvaluator

board = [Card.from_str(card) for card in ["SA", "SK", "SQ", "SJ", "ST"]]
one, other = (
    HandEvaluator.eval_hand([Card.from_str(card) for card in hole.split()], board) for hole in ("HA DA", "HK S9")
)
if one != other:
    sys.exit("on a royal flush two aces beat king-nine, though both play the board")
