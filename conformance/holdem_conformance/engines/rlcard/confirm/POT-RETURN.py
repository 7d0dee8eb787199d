"""POT-RETURN: what nobody can match goes back to whoever put it in."""

import sys

from rlcard.games.base import Card
from rlcard.games.nolimitholdem import Action, Game

game = Game(num_players=3)
game.init_chips, game.dealer_id = [100, 102, 101], 1
game.small_blind, game.big_blind = 5, 10
game.init_game()
for player, cards in zip(game.players, ("SACK", "S8C8", "SQCQ"), strict=True):
    player.hand = [Card(*cards[:2]), Card(*cards[2:])]
game.dealer.deck = [Card(*card) for card in ("S2", "SJ", "H9", "D7", "CA")]
game.step(Action.ALL_IN)
for _ in range(2):
    game.step(Action.CHECK_CALL)
won = [int(chips) for chips in game.get_payoffs()]
if won != [200, -101, -99]:
    sys.exit(
        f"102, 101 and 100 are all-in, and queens win a side pot of 2: {won} is won and lost, not [200, -101, -99]"
    )
