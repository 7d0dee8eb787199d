"""FL-DOUBLE: the upper limit is twice the lower one."""

import sys

import pyspiel

game = {"betting": "limit", "bettingAbstraction": "fcpa", "numPlayers": 3, "numRounds": 4, "numHoleCards": 2}
deal = {"numRanks": 13, "numSuits": 4, "numBoardCards": "0 3 1 1", "firstPlayer": "3 1 1 1"}
table = {"blind": "5 10 0", "stack": "500 500 500", "raiseSize": "10 10 30 30", "maxRaises": "3 4 4 4"}
try:
    pyspiel.load_game("universal_poker", {**game, **deal, **table})
except pyspiel.SpielError:
    sys.exit(0)
sys.exit("a hand begins with limits of 10 and 30")
