"""SHOW-BOARDPLAY: a player plays the board when the five board cards are his best hand."""

import sys

from pypokerengine.engine.card import Card
from pypokerengine.engine.hand_evaluator import HandEvaluator

board = [Card.from_str(card) for card in ["CA", "DK", "SQ", "HJ", "CT"]]
one, other = (
    HandEvaluator.eval_hand([Card.from_str(card) for card in hole.split()], board) for hole in ("D9 H9", "HA D2")
)
if one != other:
    sys.exit("on a straight from ace to ten ace-deuce and two nines are not equal, though both play the board")
