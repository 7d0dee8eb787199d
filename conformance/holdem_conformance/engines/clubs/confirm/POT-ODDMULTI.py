"""POT-ODDMULTI: several odd chips of a pot go to winners, none to anybody else."""

import sys

from clubs import configs
from clubs.poker import Card, Dealer

config = {**configs.NO_LIMIT_HOLDEM_SIX_PLAYER, "num_players": 4, "blinds": [5, 10, 0, 0], "start_stack": 1000}
dealer = Dealer(**config)
holes = ["As", "Kc", "2h", "3h", "Ad", "Kd", "Ah", "Ks"]
dealer.deck.trick([Card(card) for card in [*holes, "4c", "6d", "8h", "Ts", "Qd"]])
dealer.button = 0
dealer.reset(reset_stacks=True)  # seat 1 has the button
for chips in (26, 26, 21, 16, 0, 0, 50, -1, 50, 50):  # 26 each; on the flop seat 1 folds to a bet of 50
    dealer.step(chips)
for _ in range(6):
    _, won, _ = dealer.step(0)
if won[1] != -26:
    sys.exit(f"of a pot of 254 split by three others the player on the button, who has folded, gets {won[1] + 26}")
