"""BET-STARTPRE: the first to act before the flop is the next player after the big blind."""

import sys

from pokerlib import Player, PlayerSeats, Table
from pokerlib.enums import RoundPublicInId, TablePublicInId

players = [Player(0, seat, "", 1000) for seat in range(4)]
table = Table(0, PlayerSeats(players), 0, 50, 100)
table.button = -1  # it moves on to seat 0 before the first hand


def deal() -> None:
    table.publicIn(None, TablePublicInId.STARTROUND, round_id=0)


deal()
for seat in (3, 0, 1):
    table.publicIn(seat, RoundPublicInId.FOLD)
table.publicIn(2, RoundPublicInId.MUCK)
deal()
asked = table.round.current_player.id
if asked != 0:
    sys.exit(
        f"seat 0 folded in the last hand; after the big blind of seat 3 it is passed over, and seat {asked} is asked"
    )
