"""SEAT-COUNT: a table has two to ten players."""

import sys

from pokerlib import Player, PlayerGroup, Round

players = PlayerGroup(Player(0, seat, "", 1000) for seat in range(11))
try:
    Round(0, players, 0, 5, 10)
except ValueError:
    sys.exit(0)
sys.exit(f"a table of {len([player for player in players if player.cards])} is dealt")
