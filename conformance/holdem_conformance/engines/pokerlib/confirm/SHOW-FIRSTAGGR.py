"""SHOW-FIRSTAGGR: whoever made the last bet or raise on the river shows first."""

import sys

from pokerlib import Player, PlayerGroup, Round
from pokerlib.enums import RoundPublicInId as Does
from pokerlib.enums import RoundPublicOutId as Says

players = PlayerGroup(Player(0, seat, "", chips) for seat, chips in enumerate([1000] * 3))
game = Round(0, players, 0, 5, 10)
for seat, action in ((0, Does.CALL), (1, Does.CALL), (2, Does.CHECK), *[(seat, Does.CHECK) for seat in (1, 2, 0) * 2]):
    game.publicIn(seat, action)
game.publicIn(1, Does.RAISE, raise_by=50)  # on the river
game.publicIn(2, Does.CALL)
game.publicIn(0, Does.CALL)
first = next(out.data["player_id"] for out in game.public_out_queue if out.id is Says.PUBLICCARDSHOW)
if first != 1:
    sys.exit(f"seat 1 bets the river and seats 2 and 0 call, but seat {first} shows first")
