"""SEAT-BUYIN: whoever is in the game may buy chips between two hands."""

import sys

from pokerlib import Player, PlayerSeats, Table
from pokerlib.enums import TablePublicInId

players = [Player(0, seat, "", 1000) for seat in range(3)]
table = Table(0, PlayerSeats(players), 0, 50, 100)
table.button = -1  # it moves on to seat 0 before the first hand

table.publicIn(2, TablePublicInId.BUYIN, player=Player(0, 2, "", 100), index=2)
if players[2].money == 1000 and table.seats[2] is players[2]:
    sys.exit("seat 2 has 1000 and buys 100 before the hand: nothing is added")
