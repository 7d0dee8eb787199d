"""HAND-FULLHOUSE: full houses are compared by their three of a kind, then by their pair, and by nothing else."""

import sys

from pypokerengine.engine.card import Card
from pypokerengine.engine.hand_evaluator import HandEvaluator

board = [Card.from_str(card) for card in ["S7", "D7", "HQ", "CQ", "D4"]]
one, other = (
    HandEvaluator.eval_hand([Card.from_str(card) for card in hole.split()], board) for hole in ("C7 H4", "H7 SA")
)
if one != other:
    sys.exit("of two full houses of sevens over queens the one with an ace in the hand is better")
