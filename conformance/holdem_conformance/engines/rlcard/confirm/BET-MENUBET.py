"""BET-MENUBET: who faces a bet may always call it."""

import sys

from rlcard.games.nolimitholdem import Action, Game

game = Game(num_players=4)
game.init_chips, game.small_blind, game.big_blind, game.dealer_id = [200, 200, 6, 200], 5, 10, 0
game.init_game()
game.step(Action.CHECK_CALL)
called = game.players[3].in_chips
if called != 10:
    sys.exit(f"the big blind is 10; player 3 calls and has put in {called}, and no action calls to 10")
