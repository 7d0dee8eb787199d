"""BLIND-RATIO: the small blind may be as great as the big one, as with blinds of 1 and 1."""

import sys

from pypokerengine.api.emulator import Emulator

emulator = Emulator()
emulator.set_game_rule(3, 1, 1, 0)  # players, rounds, small blind, ante: there is no word for the big blind
players = {str(seat): {"stack": stack, "name": str(seat)} for seat, stack in enumerate([100, 100, 100])}
state, _ = emulator.start_new_round(emulator.generate_initial_game_state(players))
bets = [100 - player.stack for player in state["table"].seats.players]
if max(bets) != 1:
    sys.exit(f"blinds of 1 and 1 cannot be set: the big blind is {max(bets)}, twice the small one")
