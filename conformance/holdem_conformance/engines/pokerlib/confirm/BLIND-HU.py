"""BLIND-HU: with two players the button posts the small blind."""

import sys

from pokerlib import Player, PlayerGroup, Round

players = PlayerGroup(Player(0, seat, "", chips) for seat, chips in enumerate([1000] * 2))
game = Round(0, players, 0, 5, 10)
if players[0].money != 995:
    sys.exit(f"with two players the button posts {1000 - players[0].money}, the other player {1000 - players[1].money}")
