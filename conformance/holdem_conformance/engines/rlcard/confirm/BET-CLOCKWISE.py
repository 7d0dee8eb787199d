"""BET-CLOCKWISE: the turn goes clockwise to the next player who can still act; all-in players are passed over."""

import sys

from rlcard.games.nolimitholdem import Action, Game

game = Game(num_players=3)
game.init_chips, game.small_blind, game.big_blind, game.dealer_id = [500, 500, 20], 10, 20, 0
game.init_game()
game.step(Action.CHECK_CALL)
game.step(Action.CHECK_CALL)
if game.game_pointer == 2 and not game.public_cards:
    sys.exit(f"player 2 is all-in with the big blind and is asked with {game.players[2].remained_chips} chips")
