"""HAND-EXACT5: exactly five cards count; the other two never break a tie."""

import sys

from pypokerengine.engine.card import Card
from pypokerengine.engine.hand_evaluator import HandEvaluator

board = [Card.from_str(card) for card in ["SA", "DA", "CK", "HK", "SQ"]]
one, other = (
    HandEvaluator.eval_hand([Card.from_str(card) for card in hole.split()], board) for hole in ("C9 C8", "D7 D6")
)
if one != other:
    sys.exit("on a board of A A K K Q nine-eight beats seven-six, though both play the board")
