"""BTN-MOVING2BB: when a blind is out, everybody after the last big blind up to the new one posts a big blind."""

import sys

from deeppoker.core.game import TexasHoldemGame
from deeppoker.core.rules import ActionType

game = TexasHoldemGame(5, big_blind=100, small_blind=50, buy_in=1000)
game.dealer_position = 4  # it moves on to player 0 before the first hand


def hand() -> None:
    """One is dealt, and everybody folds."""
    game.start_hand()
    while game.is_hand_running():
        game.take_action(ActionType.FOLD)


hand()
game.players[2].stack = 0  # who had the big blind
game.start_hand()
posted = [player.current_bet for player in game.players]
if posted[3:] != [100, 100]:
    sys.exit(f"player 2 had the big blind and is out; 3 and 4 are due for it, and post {posted[3]} and {posted[4]}")
