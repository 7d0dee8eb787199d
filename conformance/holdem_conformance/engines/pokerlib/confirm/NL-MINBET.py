"""NL-MINBET: a bet is at least the big blind."""

import sys

from pokerlib import Player, PlayerGroup, Round
from pokerlib.enums import RoundPublicInId as Does

players = PlayerGroup(Player(0, seat, "", chips) for seat, chips in enumerate([1000] * 3))
game = Round(0, players, 0, 5, 10)
game.publicIn(0, Does.CALL)
game.publicIn(1, Does.CALL)
game.publicIn(2, Does.CHECK)
game.publicIn(1, Does.RAISE, raise_by=9)  # on the flop
if players[1].turn_stake[1] == 9:
    sys.exit("with a big blind of 10 a bet of 9 is accepted on the flop")
