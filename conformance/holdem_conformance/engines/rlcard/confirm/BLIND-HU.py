"""BLIND-HU: with two players the button posts the small blind."""

import sys

from rlcard.games.nolimitholdem import Game

game = Game(num_players=2)
game.init_chips, game.small_blind, game.big_blind, game.dealer_id = [1000, 1000], 5, 10, 0
game.init_game()
posted = game.players[game.dealer_id].in_chips
if posted != 5:
    sys.exit(f"of two players with blinds of 5 and 10 the dealer has posted {posted}")
