"""FL-FIXED: who has less than the fixed amount bets or raises by what he has."""

import sys

import pyspiel

game = {"betting": "limit", "bettingAbstraction": "fcpa", "numPlayers": 3, "numRounds": 4, "numHoleCards": 2}
deal = {"numRanks": 13, "numSuits": 4, "numBoardCards": "0 3 1 1", "firstPlayer": "3 1 1 1"}
table = {"blind": "5 10 0", "stack": "500 500 17", "raiseSize": "10 10 20 20", "maxRaises": "3 4 4 4"}
state = pyspiel.load_game("universal_poker", {**game, **deal, **table}).new_initial_state()
while state.is_chance_node():
    state.apply_action(state.legal_actions()[0])
state.apply_action(2)  # left of the big blind: the one raise there is
spent = state.to_struct().player_contributions[2]
if spent != 17:
    sys.exit(f"a player with 17 chips raises to {spent}: in fixed limit the parameter 'stack' is ignored")
