"""BLIND-SHORT: who has less than his blind posts what he has and is all-in."""

import subprocess
import sys

SCRIPT = """
import pyspiel
game = {"betting": BETTING, "bettingAbstraction": KIND, "numPlayers": 3, "numRounds": 4, "numHoleCards": 2}
deal = {"numRanks": 13, "numSuits": 4, "numBoardCards": "0 3 1 1", "firstPlayer": "3 1 1 1"}
table = {"blind": "5 10 0", "stack": "500 6 500", "raiseSize": "10 10 20 20", "maxRaises": "3 4 4 4"}
state = pyspiel.load_game("universal_poker", {**game, **deal, **table}).new_initial_state()
while state.is_chance_node():
    state.apply_action(state.legal_actions()[0])
print(state.to_struct().player_contributions[1])
"""


def posted(betting: str, kind: str) -> str:
    script = SCRIPT.replace("BETTING", repr(betting)).replace("KIND", repr(kind))
    done = subprocess.run([sys.executable, "-I", "-c", script], capture_output=True, text=True, check=False)
    return f"the process is ended by signal {-done.returncode}" if done.returncode < 0 else done.stdout.strip()


limit, no_limit = posted("limit", "fcpa"), posted("nolimit", "fullgame")
if (limit, no_limit) != ("6", "6"):
    sys.exit(f"of 6 chips a big blind of 10 takes {limit} in fixed limit; in no limit {no_limit}")
