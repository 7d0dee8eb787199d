"""BTN-HUADJUST: with two left, the next player after the last big blind posts it, so nobody posts it twice running."""

import sys

from deeppoker.core.game import TexasHoldemGame
from deeppoker.core.rules import ActionType

game = TexasHoldemGame(3, big_blind=100, small_blind=50, buy_in=1000)
game.dealer_position = 2  # it moves on to player 0 before the first hand


def hand() -> None:
    """One is dealt, and everybody folds."""
    game.start_hand()
    while game.is_hand_running():
        game.take_action(ActionType.FOLD)


hand()
before = game.big_blind_position
game.players[0].stack = 0
hand()
if game.big_blind_position == before:
    sys.exit(f"player 0 had the button and is out; player {before} posts the big blind in both hands")
