"""BET-ROUNDEND: a round ends when everybody who can act has acted and all bets are equal."""

import sys

from deeppoker import TexasHoldemGame
from deeppoker.core.rules import ActionType

game = TexasHoldemGame(3, small_blind=5, big_blind=10, buy_in=1000)  # the button comes to player 1
for player, stack in zip(game.players, (10, 1000, 1000), strict=True):
    player.stack = stack
game.start_hand()
for name in ("CALL", "CALL"):
    game.take_action(ActionType[name])
if not game.community_cards:
    asked = game.current_player.player_id
    sys.exit(f"the big blind is all-in with 10, both others have called, and player {asked} is asked again")
