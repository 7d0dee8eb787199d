"""NL-SHORTUNACTED: who has not acted may raise over a short all-in, from the least raise up."""

import sys

from rlcard.games.nolimitholdem import Action, Game

game = Game(num_players=3)
game.init_chips, game.small_blind, game.big_blind, game.dealer_id = [200, 16, 200], 5, 10, 0
game.init_game()
for _ in range(3):
    game.step(Action.CHECK_CALL)
game.step(Action.ALL_IN)  # 6, less than the big blind
before = game.players[2].in_chips
game.step(Action.RAISE_HALF_POT)  # the least of its raises
raised = game.players[2].in_chips - before
if raised != 16:
    sys.exit(
        f"over an all-in of 6 the least raise is by the big blind, to 16; the least that there is goes to {raised}"
    )
