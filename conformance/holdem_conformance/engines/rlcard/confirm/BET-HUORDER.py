"""BET-HUORDER: with two players the button begins before the flop."""

import sys

from rlcard.games.nolimitholdem import Game

game = Game(num_players=2)
game.init_chips, game.small_blind, game.big_blind, game.dealer_id = [1000, 1000], 10, 10, 0
game.init_game()
if game.game_pointer != game.dealer_id:
    sys.exit(f"player {game.dealer_id} is the dealer, and player {game.game_pointer} acts first before the flop")
