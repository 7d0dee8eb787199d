"""POT-SPLIT: equal hands divide a pot in equal shares, and no other pot with it."""

import sys

from rlcard.games.base import Card
from rlcard.games.nolimitholdem import Action, Game

game = Game(num_players=4)
game.init_chips, game.dealer_id = [120, 50, 120, 50], 1
game.small_blind, game.big_blind = 5, 10
game.init_game()
for player, cards in zip(game.players, ("SQCQ", "SACK", "STCT", "HADK"), strict=True):
    player.hand = [Card(*cards[:2]), Card(*cards[2:])]
game.dealer.deck = [Card(*card) for card in ("S2", "SJ", "H9", "D7", "CA")]
game.step(Action.ALL_IN)
for _ in range(3):
    game.step(Action.CHECK_CALL)
won = [int(chips) for chips in game.get_payoffs()]
if won != [20, 50, -120, 50]:
    sys.exit(
        f"two aces share a main pot of 200, queens win a side pot of 140: {won} is won and lost, not [20, 50, -120, 50]"
    )
