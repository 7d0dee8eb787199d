"""BTN-ROTATE: the button goes to the next player who is still in the game."""

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
table.publicIn(0, TablePublicInId.LEAVETABLE)  # who had the button
deal()
button = table.round.players[table.round.button].id
if button != 1:
    sys.exit(f"seat 0 had the button and leaves; the button goes on to seat {button}, past seat 1")
