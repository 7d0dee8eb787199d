"""BTN-HUADJUST: with two left, the next player after the last big blind posts it, the other has the button."""

import sys

from pokerlib import Player, PlayerSeats, Table
from pokerlib.enums import RoundPublicInId, TablePublicInId

players = [Player(0, seat, "", 1000) for seat in range(3)]
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
if posted != {0: 100, 1: 50}:
    sys.exit(
        f"seat 2 had the big blind and leaves; seat 0 is next for it and posts {posted[0]}, seat 1 posts {posted[1]}"
    )
