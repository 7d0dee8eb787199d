"""BET-RAISE: a raise goes above the bet, which before the flop is at least the big blind."""

import sys

from pokerlib import Player, PlayerGroup, Round
from pokerlib.enums import RoundPublicInId as Does
from pokerlib.enums import RoundPublicOutId as Says

players = PlayerGroup(Player(0, seat, "", chips) for seat, chips in enumerate([1000, 1000, 6, 8]))
game = Round(0, players, 0, 5, 10)  # the big blind has posted his last 6
game.publicIn(3, Does.RAISE, raise_by=2)
if Says.PLAYERRAISE in [out.id for out in game.public_out_queue]:
    sys.exit(f"the big blind is 10, and an all-in to {players[3].turn_stake[0]} is taken as a raise")
