"""DECK-ACELOW: five to ace is a straight."""

import sys

from pypokerengine.engine.card import Card
from pypokerengine.engine.hand_evaluator import HandEvaluator

board = [Card.from_str(card) for card in ["S2", "D3", "C4", "H9", "DJ"]]
one, other = (
    HandEvaluator.eval_hand([Card.from_str(card) for card in hole.split()], board) for hole in ("CA D5", "SJ HJ")
)
if one <= other:
    sys.exit("five to ace loses to three jacks: it is no straight")
