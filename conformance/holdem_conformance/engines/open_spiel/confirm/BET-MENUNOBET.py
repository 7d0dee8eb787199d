"""BET-MENUNOBET: who may check may also bet, all-in if he has less than the bet."""

import sys

import pyspiel

game = {"betting": "limit", "bettingAbstraction": "fcpa", "numPlayers": 2, "numRounds": 4, "numHoleCards": 2}
deal = {"numRanks": 13, "numSuits": 4, "numBoardCards": "0 3 1 1", "firstPlayer": "1 2 2 2"}
table = {"blind": "5 10", "stack": "500 25", "raiseSize": "20 20 40 40", "maxRaises": "3 4 4 4"}
state = pyspiel.load_game("universal_poker", {**game, **deal, **table}).new_initial_state()
while state.is_chance_node():
    state.apply_action(state.legal_actions()[0])
for _ in range(2):
    state.apply_action(1)
while state.is_chance_node():
    state.apply_action(state.legal_actions()[0])
after = state.child(2).to_struct().player_contributions[1]
if after != 25:
    sys.exit(f"on the flop a player with 15 of his 25 chips left has no bet but one that makes it {after} in all")
