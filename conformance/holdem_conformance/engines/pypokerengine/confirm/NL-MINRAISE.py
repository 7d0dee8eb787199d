"""NL-MINRAISE: before the flop the first raise lifts the bet to at least two big blinds."""

import sys

from pypokerengine.api.emulator import Emulator

emulator = Emulator()
emulator.set_game_rule(3, 1, 5, 0)  # player 0 has the button
players = {str(seat): {"stack": stack, "name": str(seat)} for seat, stack in enumerate([1000, 1000, 1000])}
state, _ = emulator.start_new_round(emulator.generate_initial_game_state(players))
least = emulator.generate_possible_actions(state)[2]["amount"]["min"]
if least != 20:
    sys.exit(f"with blinds of 5 and 10 the least raise is to {least}, not to 20")
