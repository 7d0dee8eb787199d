"""POT-ELIG: a pot goes to players who have put into it and not folded."""

import sys

from clubs import configs
from clubs.poker import Card, Dealer

table = {"num_players": 5, "blinds": [1, 3, 0, 0, 0], "start_stack": 100}
dealer = Dealer(**{**configs.NO_LIMIT_HOLDEM_SIX_PLAYER, **table})
cards = "2c 2d 3c 3d 4c 4d 5c 5d 6c 6d As Ks Qs Js Ts"  # the board is best for everybody
dealer.deck.trick([Card(card) for card in cards.split()])
dealer.stacks = [100, 0, 200, 100, 100]  # seat 1 is out
dealer.reset()  # the button comes to seat 1
for chips in (-1, 6, 5, -1, 0, 0, 0, 0, 0, 0):
    dealer.step(chips)
if dealer.stacks[1]:
    sys.exit(f"seats 0 and 2 share a pot of 15, and seat 1, which is empty, wins {dealer.stacks[1]} of it")
