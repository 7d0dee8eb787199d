"""POT-SPLIT: winners with equal hands get equal shares, but for chips that cannot be divided, and nobody else any."""

import sys

from clubs import configs
from clubs.poker import Card, Dealer

dealer = Dealer(**{**configs.NO_LIMIT_HOLDEM_SIX_PLAYER, "num_players": 3, "blinds": [5, 10, 0], "start_stack": 1000})
holes = ["As", "Kc", "2h", "3h", "Ad", "Kd"]
dealer.deck.trick([Card(card) for card in [*holes, "4c", "6d", "8h", "Ts", "Qd"]])
dealer.button = 0
dealer.reset(reset_stacks=True)  # seat 1 has the button
for chips in (25, 20, 15, 10, 10, -1):  # 25 each before the flop; there seat 1 folds to a bet of 10
    dealer.step(chips)
for _ in range(4):
    _, won, _ = dealer.step(0)
shares = [won[0] + 35, won[2] + 35]
if sum(shares) != 95:
    sys.exit(f"of a pot of 95 two equal hands get {shares[0]} and {shares[1]}; the rest goes to seat 1, who has folded")
