"""BTN-MOVING: when both blinds are out at once, no rule says who posts: the floor decides before the next hand."""

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
for seat in (1, 2):
    table.publicIn(seat, TablePublicInId.LEAVETABLE)
deal()
if table.round.current_player:
    posted = {player.id: player.stake for player in table.round.players}
    sys.exit(f"both blinds leave, and a hand begins: seats 4 and 0 post {posted[4]} and {posted[0]}")
