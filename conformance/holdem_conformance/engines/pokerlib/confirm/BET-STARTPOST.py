"""BET-STARTPOST: from the flop on the first player left of the button who can still act begins."""

import sys

from pokerlib import Player, PlayerGroup, Round
from pokerlib.enums import RoundPublicInId as Does

players = PlayerGroup(Player(0, seat, "", chips) for seat, chips in enumerate([1000, 10, 1000]))
game = Round(0, players, 0, 5, 10)
game.publicIn(0, Does.CALL)
game.publicIn(1, Does.CALL)  # the small blind puts in his last 5
game.publicIn(2, Does.CHECK)
asked = game.current_player
if len(game.board) == 3 and asked.is_all_in:
    sys.exit(f"the flop begins with seat {asked.id}, left of the button, who is all-in with {asked.money} chips")
