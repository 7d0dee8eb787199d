"""AI-NORAISE: nobody raises when all who could answer are all-in."""

import sys

from pokerlib import Player, PlayerGroup, Round
from pokerlib.enums import RoundPublicInId as Does

players = PlayerGroup(Player(0, seat, "", chips) for seat, chips in enumerate([10, 1000]))
game = Round(0, players, 0, 5, 10)
game.publicIn(1, Does.RAISE, raise_by=30)  # the big blind has put in his last 10
if players[1].turn_stake[0] == 40:
    sys.exit("against a single opponent, all-in for 10, a raise to 40 is accepted")
