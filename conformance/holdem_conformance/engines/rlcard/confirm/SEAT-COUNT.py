"""SEAT-COUNT: a table has two to ten players."""

import sys

from rlcard.games.nolimitholdem import Game

dealt = []
for players in (1, 11):
    try:
        game = Game(num_players=players)
        game.init_game()
    except (AssertionError, ValueError):
        continue
    dealt.append(f"{sum(len(player.hand) == 2 for player in game.players)}")
if dealt:
    sys.exit(f"a table of {' and one of '.join(dealt)} is dealt")
