"""POT-ODD: an odd chip goes to the winner nearest left of the button."""

import sys

from rlcard.games.base import Card
from rlcard.games.nolimitholdem import Action, Game

game = Game(num_players=3)
game.init_chips, game.dealer_id = [1, 50, 50], 0
game.small_blind, game.big_blind = 1, 2
game.init_game()
for player, cards in zip(game.players, ("SACK", "SQCQ", "HADK"), strict=True):
    player.hand = [Card(*cards[:2]), Card(*cards[2:])]
game.dealer.deck = [Card(*card) for card in ("S2", "SJ", "H9", "D7", "CA")]
for _ in range(3):
    game.step(Action.CHECK_CALL)
for _ in range(6):
    game.step(Action.CHECK_CALL)
won = [int(chips) for chips in game.get_payoffs()]
if won != [0, -2, 2]:
    sys.exit(f"the button and the big blind share a pot of 3: {won} is won and lost, not [0, -2, 2]")
