"""BET-MENUBET: a player facing a bet may call it; before the flop that is at least the big blind."""

import sys

from pokerlib import Player, PlayerGroup, Round
from pokerlib.enums import RoundPublicInId as Does

players = PlayerGroup(Player(0, seat, "", chips) for seat, chips in enumerate([1000, 1000, 6]))
game = Round(0, players, 0, 5, 10)
game.publicIn(0, Does.CALL)  # the big blind has posted his last 6
if players[0].turn_stake[0] != 10:
    sys.exit(f"the first player cannot call the big blind of 10: his call comes to {players[0].turn_stake[0]}")
