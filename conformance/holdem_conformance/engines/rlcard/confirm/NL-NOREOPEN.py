"""NL-NOREOPEN: who has acted may not raise again over a short all-in."""

import sys

from rlcard.games.nolimitholdem import Action, Game

game = Game(num_players=3)
game.init_chips, game.small_blind, game.big_blind, game.dealer_id = [5000, 150, 5000], 50, 100, 0
game.init_game()
game.step(Action.CHECK_CALL)  # the dealer limps
game.step(Action.ALL_IN)  # to 150: 50 more, which is no full raise
game.step(Action.CHECK_CALL)
raises = [action.name for action in game.get_legal_actions() if action not in (Action.FOLD, Action.CHECK_CALL)]
if game.game_pointer == 0 and raises:
    sys.exit(f"the limper, who has acted and faces 50 more with a full raise being 100, is offered {', '.join(raises)}")
