"""NL-NOREOPEN: who has acted may not raise again over a short all-in."""

import sys

import pyspiel

game = {"betting": "nolimit", "bettingAbstraction": "fullgame", "numPlayers": 4, "numRounds": 4, "numHoleCards": 2}
deal = {"numRanks": 13, "numSuits": 4, "numBoardCards": "0 3 1 1", "firstPlayer": "3 1 1 1"}
table = {"blind": "50 100 0 0", "stack": "5000 5000 5000 150"}
state = pyspiel.load_game("universal_poker", {**game, **deal, **table}).new_initial_state()
while state.is_chance_node():
    state.apply_action(state.legal_actions()[0])
for action in (1, 150, 0, 1):  # a limp, an all-in of 50 more, a fold, the call of the big blind
    state.apply_action(action)
raises = state.legal_actions()[2:]
if raises:
    sys.exit(f"the limper, who faces 50 more with a full raise being 100, may raise to {raises[0]} and more")
