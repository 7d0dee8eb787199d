"""NL-SHORTCUM: whoever faces short all-ins that come to a full bet may raise, from the least raise up."""

import sys

from rlcard.games.nolimitholdem import Action, Game

game = Game(num_players=4)
game.init_chips, game.small_blind, game.big_blind, game.dealer_id = [500, 500, 34, 47], 10, 20, 0
game.init_game()
for _ in range(5):  # before the flop, and a check of the small blind on it
    game.step(Action.CHECK_CALL)
game.step(Action.ALL_IN)  # 14
game.step(Action.ALL_IN)  # 27, 13 more
game.step(Action.CHECK_CALL)
before = game.players[1].in_chips
game.step(Action.RAISE_HALF_POT)  # the least of its raises
raised = game.players[1].in_chips - before
if raised != 47:
    sys.exit(f"over all-ins of 14 and 27 the least raise is to 47; the least that there is goes to {raised}")
