"""BET-STARTPOST: from the flop on the first player left of the button who can still act begins."""

import sys

from deeppoker import TexasHoldemGame
from deeppoker.core.rules import ActionType

game = TexasHoldemGame(3, small_blind=5, big_blind=10, buy_in=1000)  # the button comes to player 1
game.players[2].stack = 10
game.start_hand()
for name in ("CALL", "CALL", "CHECK"):  # the small blind puts in his last 5
    game.take_action(ActionType[name])
asked = game.current_player
if asked.stack == 0:
    sys.exit(f"the flop begins with player {asked.player_id}, left of the button, who is all-in since before it")
