"""BET-CHECK: nobody checks while he has something to pay."""

import sys

from pokerlib import Player, PlayerGroup, Round
from pokerlib.enums import RoundPublicInId as Does

players = PlayerGroup(Player(0, seat, "", chips) for seat, chips in enumerate([1000] * 3))
game = Round(0, players, 0, 5, 10)
game.publicIn(0, Does.CHECK)
if game.current_player.id == 1:
    sys.exit("a check of a player who has 10 to pay is accepted, and the next one is asked")
