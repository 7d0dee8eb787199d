"""POT-RETURN: what nobody matched goes back before anything else happens, an ante included."""

import sys

from pokerface import NoLimitTexasHoldEm, Stakes

game = NoLimitTexasHoldEm(Stakes(20, (5, 10)), (100, 5))  # big blind; button, all-in with his ante
game.nature.deal_hole()
game.nature.deal_hole()
for _ in range(2):
    game.nature.deal_board()
behind = game.players[0].stack
if behind != 95:
    sys.exit(f"only 5 of the big blind's 30 are matched; on the turn he has {behind} of his 100 behind, not 95")
