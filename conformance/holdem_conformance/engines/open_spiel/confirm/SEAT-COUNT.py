"""SEAT-COUNT: a table has two to ten players; others are refused."""

import subprocess
import sys

SCRIPT = """
import pyspiel
game = {"betting": "nolimit", "bettingAbstraction": "fullgame", "numPlayers": 11, "numRounds": 4, "numHoleCards": 2}
deal = {"numRanks": 13, "numSuits": 4, "numBoardCards": "0 3 1 1", "firstPlayer": "3 1 1 1"}
pyspiel.load_game("universal_poker", {**game, **deal, "blind": "5 10" + " 0" * 9, "stack": " ".join(["500"] * 11)})
"""
ended = subprocess.run([sys.executable, "-I", "-c", SCRIPT], capture_output=True, check=False).returncode
if ended < 0:
    sys.exit(f"a table of eleven players is not refused: it ends the process by signal {-ended}")
