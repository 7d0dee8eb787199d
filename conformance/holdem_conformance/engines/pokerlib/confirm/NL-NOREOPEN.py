"""NL-NOREOPEN: an all-in below a full raise gives nobody who has acted the right to raise again."""

import sys

from pokerlib import Player, PlayerGroup, Round
from pokerlib.enums import RoundPublicInId as Does

players = PlayerGroup(Player(0, seat, "", chips) for seat, chips in enumerate([1000, 40, 1000]))
game = Round(0, players, 0, 5, 10)
game.publicIn(0, Does.RAISE, raise_by=20)
game.publicIn(1, Does.ALLIN)  # 40, a raise by 10
game.publicIn(2, Does.FOLD)
game.publicIn(0, Does.RAISE, raise_by=60)
if players[0].turn_stake[0] == 100:
    sys.exit("who has raised to 30 raises an all-in to 40 again, to 100")
