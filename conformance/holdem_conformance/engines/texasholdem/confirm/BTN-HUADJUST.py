"""BTN-HUADJUST: with two left, the next player after the last big blind posts it, so nobody posts it twice running."""

import sys

from texasholdem import ActionType, TexasHoldEm


def hand(game: TexasHoldEm) -> None:
    """One is dealt, and everybody folds."""
    game.start_hand()
    while game.is_hand_running():
        game.take_action(ActionType.FOLD)


game = TexasHoldEm(buyin=1000, big_blind=100, small_blind=50, max_players=3)
game.btn_loc = 2
hand(game)
before = game.bb_loc
game.players[0].chips = 0
hand(game)
if game.bb_loc == before:
    sys.exit(f"player 0 had the button and is out; player {game.bb_loc} posts the big blind in both hands")
