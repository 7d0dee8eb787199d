"""AI-RUNOUT: when nobody can bet any more, nobody acts and the board is run out."""

import sys

from rlcard.games.nolimitholdem import Action, Game

game = Game(num_players=3)
game.init_chips, game.small_blind, game.big_blind, game.dealer_id = [200, 3, 200], 5, 10, 0
game.init_game()
game.step(Action.FOLD)  # the big blind has matched the small one, who is all-in with 3
if not game.is_over():
    chips = game.players[game.game_pointer].remained_chips
    sys.exit(
        f"an all-in of 3 is matched and nobody else is left; player {game.game_pointer} with {chips} chips is asked"
    )
