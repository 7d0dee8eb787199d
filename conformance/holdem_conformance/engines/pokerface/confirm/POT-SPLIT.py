"""POT-SPLIT: winners with equal hands get equal shares of a pot; folded chips are part of it."""

import sys

from pokerface import NoLimitTexasHoldEm, Stakes, parse_cards

game = NoLimitTexasHoldEm(Stakes(0, (1, 2)), (100, 100, 100, 100, 100))
for cards in ("2c2d", "3c3d", "4c4d", "5c5d", "6c6d"):
    game.nature.deal_hole(parse_cards(cards))
game.actor.bet_raise(4)
game.actor.check_call()
game.actor.check_call()
game.actor.fold()  # the small blind leaves 1
game.actor.fold()  # the big blind leaves 2
for cards in ("AcKdQh", "Js", "Td"):
    game.nature.deal_board(parse_cards(cards))
    for _ in range(3):
        game.actor.check_call()
for _ in range(3):
    game.actor.showdown(True)
won = [player.stack - 96 for player in game.players[2:]]
if won != [5, 5, 5]:
    sys.exit(f"three players with the straight of the board divide a pot of 15 into {won}")
