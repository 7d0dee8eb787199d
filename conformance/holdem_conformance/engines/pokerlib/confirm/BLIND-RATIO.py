"""BLIND-RATIO: the small blind is at least one chip and not above the big blind."""

import sys

from pokerlib import Player, PlayerGroup, Round

posted = []
for small in (0, 20):
    players = PlayerGroup(Player(0, seat, "", 1000) for seat in range(3))
    try:
        Round(0, players, 0, small, 10)
    except ValueError:
        continue
    posted.append([player.stake for player in players])
if posted:
    sys.exit(f"small blinds of 0 or 20 are played with a big blind of 10: {posted}")
