"""NL-MINRAISE: a raise is by at least the last bet or raise."""

import sys

from pokerlib import Player, PlayerGroup, Round
from pokerlib.enums import RoundPublicInId as Does

players = PlayerGroup(Player(0, seat, "", chips) for seat, chips in enumerate([1000] * 3))
game = Round(0, players, 0, 5, 10)
game.publicIn(0, Does.RAISE, raise_by=1)
if players[0].turn_stake[0] == 11:
    sys.exit("a raise to 11 over a big blind of 10 is accepted")
