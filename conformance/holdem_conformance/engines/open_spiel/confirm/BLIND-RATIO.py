"""BLIND-RATIO: the small blind is above 0 and not above the big blind."""

import sys

import pyspiel

game = {"betting": "nolimit", "bettingAbstraction": "fullgame", "numPlayers": 3, "numRounds": 4, "numHoleCards": 2}
deal = {"numRanks": 13, "numSuits": 4, "numBoardCards": "0 3 1 1", "firstPlayer": "3 1 1 1"}
table = {"blind": "20 10 0", "stack": "1000 1000 1000"}
try:
    state = pyspiel.load_game("universal_poker", {**game, **deal, **table}).new_initial_state()
except pyspiel.SpielError:
    sys.exit(0)
while state.is_chance_node():
    state.apply_action(state.legal_actions()[0])
posted = state.to_struct().player_contributions
if not 0 < posted[0] <= posted[1]:
    sys.exit(f"a small blind of {posted[0]} is posted with a big blind of {posted[1]}")
