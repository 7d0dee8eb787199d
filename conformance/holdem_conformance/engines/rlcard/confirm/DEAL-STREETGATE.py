"""DEAL-STREETGATE: a street is dealt only when everybody has matched the bet, folded, or is all-in."""

import sys

from rlcard.games.nolimitholdem import Action, Game

game = Game(num_players=4)
game.init_chips, game.small_blind, game.big_blind, game.dealer_id = [200, 30, 200, 15], 5, 10, 0
game.init_game()
for action in (Action.ALL_IN, Action.CHECK_CALL, Action.ALL_IN, Action.FOLD):  # to 15, a call, to 30, a fold
    game.step(action)
if game.game_pointer == 3:  # who is all-in, is asked, and can do nothing that costs him a chip
    game.step(Action.CHECK_CALL)
button = game.players[0]
if game.public_cards and button.in_chips < 30:
    sys.exit(f"the button has put in {button.in_chips} of 30 and is not asked: {len(game.public_cards)} cards come")
