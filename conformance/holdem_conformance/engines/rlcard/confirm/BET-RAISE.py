"""BET-RAISE: a raise goes above the bet, which before the flop is at least the big blind."""

import sys

from rlcard.games.nolimitholdem import Action, Game

game = Game(num_players=4)
game.init_chips, game.small_blind, game.big_blind, game.dealer_id = [200, 200, 6, 8], 5, 10, 0
game.init_game()  # the big blind has posted his last 6
game.step(Action.ALL_IN)
bet = max(game.round.raised)
game.step(Action.CHECK_CALL)
if bet == 8 and game.players[0].in_chips == 8:
    sys.exit(f"the big blind is 10, and an all-in to {bet} is a raise: the next player calls with {bet}")
