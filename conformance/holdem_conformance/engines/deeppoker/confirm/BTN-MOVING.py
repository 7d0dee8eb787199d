"""BTN-MOVING: when both blinds are out at once, no rule says who posts: the floor decides before the next hand."""

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
game.players[1].stack = game.players[2].stack = 0
if game.start_hand():
    small, big = game.small_blind_position, game.big_blind_position
    sys.exit(f"both blinds are out, and a hand begins: player {small} posts the small, {big} the big blind")
