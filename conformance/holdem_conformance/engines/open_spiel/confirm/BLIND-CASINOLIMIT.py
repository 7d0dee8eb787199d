"""BLIND-CASINOLIMIT: in fixed limit the big blind is the lower limit."""

import sys

import pyspiel

game = {"betting": "limit", "bettingAbstraction": "fcpa", "numPlayers": 3, "numRounds": 4, "numHoleCards": 2}
deal = {"numRanks": 13, "numSuits": 4, "numBoardCards": "0 3 1 1", "firstPlayer": "3 1 1 1"}
table = {"blind": "5 10 0", "stack": "500 500 500", "raiseSize": "20 20 40 40", "maxRaises": "3 4 4 4"}
try:
    pyspiel.load_game("universal_poker", {**game, **deal, **table})
except pyspiel.SpielError:
    sys.exit(0)
sys.exit("a hand begins with a big blind of 10 and limits of 20 and 40")
