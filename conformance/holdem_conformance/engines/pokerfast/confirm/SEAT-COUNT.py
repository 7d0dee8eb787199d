"""SEAT-COUNT: a table has two to ten players; others are refused."""

import sys

from pokerfast import FastHand

wrong = []
for players in (11, 1):
    try:
        wrong.append(f"{len(FastHand(player_count=players).state.stacks)} players are dealt")
    except ValueError:
        continue
    except IndexError as trouble:
        wrong.append(f"{players} alone ends in IndexError: {trouble}")
if wrong:
    sys.exit("; ".join(wrong))
