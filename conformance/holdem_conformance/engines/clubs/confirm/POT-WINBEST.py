"""POT-WINBEST: the best hand among those who may win a pot takes it."""

import sys

from clubs import configs
from clubs.poker import Card, Dealer

dealer = Dealer(**{**configs.NO_LIMIT_HOLDEM_TWO_PLAYER, "blinds": [5, 10], "start_stack": 10})
dealer.deck.trick([Card(card) for card in ["As", "Ac", "Kd", "Qh", "9s", "5c", "4d", "3h", "2h"]])
dealer.reset(reset_button=True)
dealer.step(5)  # the button calls with his last chips
for _ in range(9):
    if dealer.action == -1:
        break
    dealer.step(0)
if dealer.stacks != [20, 0]:
    sys.exit(f"aces and king-queen are all-in before the flop for 10 each: the stacks are {dealer.stacks}, not [20, 0]")
