"""HAND-FLUSH: flushes are compared card by card from the top."""

import sys

from pypokerengine.engine.card import Card
from pypokerengine.engine.hand_evaluator import HandEvaluator

board = [Card.from_str(card) for card in ["HA", "HK", "HJ", "H8", "H4"]]
one, other = (
    HandEvaluator.eval_hand([Card.from_str(card) for card in hole.split()], board) for hole in ("H5 C2", "C9 D9")
)
if one <= other:
    sys.exit("on a board of A K J 8 4 of hearts a hand with the five of hearts loses to two nines")
