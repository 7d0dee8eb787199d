"""POT-SPLIT: winners with equal hands get equal shares; only chips that cannot be divided make a difference."""

import sys

from deeppoker import TexasHoldemGame
from deeppoker.core.card import parse_cards
from deeppoker.core.rules import ActionType

game = TexasHoldemGame(5, small_blind=1, big_blind=2, buy_in=1000)  # the button comes to player 1
game.start_hand()
game.deck._cards = parse_cards("2c Ts Js Qs 2d Ks 2h As")  # the royal flush on the board: all are equal
game.take_action(ActionType.RAISE, 4)
for name in ("CALL", "CALL", "FOLD", "CALL"):
    game.take_action(ActionType[name])
game.take_action(ActionType.BET, 3)
for name in ("FOLD", "CALL", "CALL"):
    game.take_action(ActionType[name])
game.take_action(ActionType.BET, 3)
for name in ("FOLD", "CALL", "CHECK", "CHECK"):
    game.take_action(ActionType[name])
won = [game.players[winner].stack - 990 for winner in (3, 1)]
if won != [16, 16]:
    sys.exit(f"32 chips, to which three folded players have put in 1, 4 and 7, are split {won[0]} to {won[1]}")
