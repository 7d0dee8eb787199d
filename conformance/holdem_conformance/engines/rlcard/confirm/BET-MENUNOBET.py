"""BET-MENUNOBET: who faces no bet may bet, from the big blind up."""

import sys

from rlcard.games.nolimitholdem import Action, Game

game = Game(num_players=3)
game.init_chips, game.small_blind, game.big_blind, game.dealer_id = [200, 200, 200], 5, 10, 0
game.init_game()
for _ in range(3):
    game.step(Action.CHECK_CALL)
before = game.players[1].in_chips
game.step(Action.RAISE_HALF_POT)  # the least of its bets
bet = game.players[1].in_chips - before
if bet != 10:
    sys.exit(f"nobody has bet on the flop, the big blind is 10, and the least bet there is one of {bet}")
