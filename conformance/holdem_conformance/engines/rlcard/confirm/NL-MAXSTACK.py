"""NL-MAXSTACK: who may bet may make it any amount from the least up to all his chips."""

import sys

from rlcard.games.nolimitholdem import Action, Game

game = Game(num_players=3)
game.init_chips, game.small_blind, game.big_blind, game.dealer_id = [200, 200, 200], 5, 10, 0
game.init_game()
for _ in range(3):
    game.step(Action.CHECK_CALL)
bets = [action.name for action in game.get_legal_actions() if action not in (Action.FOLD, Action.CHECK_CALL)]
if len(bets) < 181:
    sys.exit(f"on the flop every bet from 10 to 190 is possible, 181 in all; there are {len(bets)}: {', '.join(bets)}")
