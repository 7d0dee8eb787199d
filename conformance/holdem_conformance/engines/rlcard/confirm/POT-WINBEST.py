"""POT-WINBEST: among the hands that contest a pot the best wins it."""

import sys

from rlcard.games.base import Card
from rlcard.games.nolimitholdem import Action, Game

game = Game(num_players=3)
game.init_chips, game.small_blind, game.big_blind, game.dealer_id = [200, 500, 500], 5, 10, 0
game.init_game()
for player, cards in zip(game.players, ("SAHA", "SKHK", "SQHQ"), strict=True):
    player.hand = [Card(*cards[:2]), Card(*cards[2:])]
game.dealer.deck = [Card(*card) for card in ("D2", "C5", "D7", "C9", "DJ")]
game.step(Action.ALL_IN)
game.step(Action.ALL_IN)
game.step(Action.CHECK_CALL)
won = [int(chips) for chips in game.get_payoffs()]
if won != [400, 100, -500]:
    sys.exit(f"aces all-in for 200, kings and queens for 500: {won} is won and lost, not [400, 100, -500]")
