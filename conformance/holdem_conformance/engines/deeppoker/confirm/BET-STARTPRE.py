"""BET-STARTPRE: the first to act before the flop is the next player after the big blind."""

import sys

from deeppoker.core.game import TexasHoldemGame
from deeppoker.core.rules import ActionType

game = TexasHoldemGame(6, big_blind=100, small_blind=50, buy_in=1000)
game.dealer_position = 5  # it moves on to player 0 before the first hand


def hand() -> None:
    """One is dealt, and everybody folds."""
    game.start_hand()
    while game.is_hand_running():
        game.take_action(ActionType.FOLD)


hand()
game.players[4].stack = 0  # who owed no blind in the first hand
hand()
game.start_hand()
if game.current_player_index == game.big_blind_position:
    sys.exit(f"player 4 is out; in the third hand player {game.current_player_index}, the big blind, acts first")
