"""BET-CALL: a call brings the own bet exactly to the bet, which before the flop is at least the big blind."""

import sys

from rlcard.games.nolimitholdem import Action, Game

game = Game(num_players=4)
game.init_chips, game.small_blind, game.big_blind, game.dealer_id = [200, 200, 6, 200], 5, 10, 0
game.init_game()
game.step(Action.CHECK_CALL)
if game.round.raised[3] != 10:
    sys.exit(
        f"with a big blind of 10, of which player 2 could post 6, the first player limps for {game.round.raised[3]}"
    )
