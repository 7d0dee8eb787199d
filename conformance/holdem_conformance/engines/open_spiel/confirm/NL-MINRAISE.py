"""NL-MINRAISE: a raise lifts the bet by at least the last full bet or raise."""

import sys

import pyspiel

game = {"betting": "nolimit", "bettingAbstraction": "fullgame", "numPlayers": 3, "numRounds": 4, "numHoleCards": 2}
deal = {"numRanks": 13, "numSuits": 4, "numBoardCards": "0 3 1 1", "firstPlayer": "3 1 1 1"}
table = {"blind": "50 100 0", "stack": "5000 5000 150"}
state = pyspiel.load_game("universal_poker", {**game, **deal, **table}).new_initial_state()
while state.is_chance_node():
    state.apply_action(state.legal_actions()[0])
state.apply_action(150)  # left of the big blind: all-in, 50 more, which is no full raise
least = state.legal_actions()[2]
if least != 250:
    sys.exit(f"over an all-in of 150 with a big blind of 100 the least raise is to {least}, not to 250")
