"""AI-RUNOUT: when nothing is left to pay and at most one player has chips, nobody acts any more."""

import sys

import pyspiel

game = {"betting": "nolimit", "bettingAbstraction": "fullgame", "numPlayers": 3, "numRounds": 4, "numHoleCards": 2}
deal = {"numRanks": 13, "numSuits": 4, "numBoardCards": "0 3 1 1", "firstPlayer": "3 1 1 1"}
table = {"blind": "5 10 0", "stack": "7 500 500"}
state = pyspiel.load_game("universal_poker", {**game, **deal, **table}).new_initial_state()
while state.is_chance_node():
    state.apply_action(state.legal_actions()[0])
state.apply_action(0)  # left of the big blind: a fold
state.apply_action(1)  # the small blind: all-in to 7
if state.current_player() == 1:
    sys.exit(f"against a single opponent, all-in for 7, the big blind of 10 is asked: {state.legal_actions()}")
