"""BTN-MOVING2BB: when a blind is out, everybody after the last big blind up to the new one posts a big blind."""

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
game.players[game.bb_loc].chips = 0
game.start_hand()
posted = {player: game.player_bet_amount(player) for player in (3, 4)}
if posted != {3: 100, 4: 100}:
    sys.exit(f"player 2 posted the big blind and is out; 3 and 4 are due for it, and post {posted[3]} and {posted[4]}")
