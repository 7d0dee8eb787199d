"""BTN-MOVING: when both blinds are out at once, no rule says who posts: the floor decides before the next hand."""

import sys

from texasholdem import ActionType, TexasHoldEm


def hand(game: TexasHoldEm) -> None:
    """One is dealt, and everybody folds."""
    game.start_hand()
    while game.is_hand_running():
        game.take_action(ActionType.FOLD)


game = TexasHoldEm(buyin=1000, big_blind=100, small_blind=50, max_players=5)
game.btn_loc = 4
hand(game)
for player in (game.sb_loc, game.bb_loc):
    game.players[player].chips = 0
game.start_hand()
if game.is_hand_running():
    sys.exit(
        f"both blinds are out, and a hand begins: player {game.sb_loc} posts the small, {game.bb_loc} the big blind"
    )
