"""BET-HUORDER: with two players the button acts first before the flop."""

import sys

from pokerlib import Player, PlayerGroup, Round

players = PlayerGroup(Player(0, seat, "", chips) for seat, chips in enumerate([1000] * 2))
game = Round(0, players, 0, 10, 10)
if game.current_player.id != 0:
    sys.exit(f"with two players and the button at seat 0, seat {game.current_player.id} acts first before the flop")
