"""AI-NORAISE: who faces only all-in opponents may call or fold, not raise."""

import sys

from rlcard.games.nolimitholdem import Action, Game

game = Game(num_players=3)
game.init_chips, game.small_blind, game.big_blind, game.dealer_id = [200, 50, 200], 5, 10, 0
game.init_game()
game.step(Action.FOLD)
game.step(Action.ALL_IN)  # to 50
raises = [action.name for action in game.get_legal_actions() if action not in (Action.FOLD, Action.CHECK_CALL)]
if raises:
    sys.exit(f"the only opponent left is all-in for 50, and the big blind is offered {', '.join(raises)}")
