"""POT-SUM: a pot is all that was put into it, and each pot is paid out whole."""

import sys

from rlcard.games.base import Card
from rlcard.games.nolimitholdem import Action, Game

game = Game(num_players=4)
game.init_chips, game.dealer_id = [100, 3, 100, 100], 1
game.small_blind, game.big_blind = 5, 10
game.init_game()
for player, cards in zip(game.players, ("STCT", "SACK", "S3C4", "SQCQ"), strict=True):
    player.hand = [Card(*cards[:2]), Card(*cards[2:])]
game.dealer.deck = [Card(*card) for card in ("S2", "SJ", "H9", "D7", "CA")]
game.step(Action.CHECK_CALL)
game.step(Action.CHECK_CALL)
game.step(Action.FOLD)
game.step(Action.CHECK_CALL)
for _ in range(6):
    game.step(Action.CHECK_CALL)
won = [int(chips) for chips in game.get_payoffs()]
if won != [-10, 9, -5, 6]:
    sys.exit(f"aces win a main pot of 12, queens a side pot of 16: {won} is won and lost, not [-10, 9, -5, 6]")
