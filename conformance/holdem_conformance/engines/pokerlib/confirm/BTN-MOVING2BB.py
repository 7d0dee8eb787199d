"""BTN-MOVING2BB: when a blind is out, everybody after the last big blind up to the new one posts a big blind."""

import sys

from pokerlib import Player, PlayerSeats, Table
from pokerlib.enums import RoundPublicInId, TablePublicInId

players = [Player(0, seat, "", 1000) for seat in range(5)]
table = Table(0, PlayerSeats(players), 0, 50, 100)
table.button = -1  # it moves on to seat 0 before the first hand


def deal() -> None:
    table.publicIn(None, TablePublicInId.STARTROUND, round_id=0)


def call_down() -> None:
    """The hand is played to its end, with nobody folded."""
    while not table.round.finished:
        table.publicIn(table.round.current_player.id, RoundPublicInId.CALL)
    for player in players:
        table.publicIn(player.id, RoundPublicInId.MUCK)


deal()
call_down()
table.publicIn(2, TablePublicInId.LEAVETABLE)  # who had the big blind
deal()
posted = {player.id: player.stake for player in table.round.players}
if (posted[3], posted[4]) != (100, 100):
    sys.exit(f"seat 2 had the big blind and leaves; 3 and 4 are due for it, and post {posted[3]} and {posted[4]}")
