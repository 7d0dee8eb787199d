"""BLIND-MOVE: from hand to hand the blinds move on to the next players; with two, the button posts the small one."""

import sys

from pokerlib import Player, PlayerSeats, Table
from pokerlib.enums import RoundPublicInId, TablePublicInId

players = [Player(0, seat, "", 1000) for seat in range(2)]
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
deal()
button = table.round.players[table.round.button]
if button.stake != 50:
    sys.exit(f"in the second hand of two players seat {button.id} has the button and posts {button.stake}")
