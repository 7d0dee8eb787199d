"""BET-HUORDER: with two players the button acts first before the flop."""

import sys

from pypokerengine.api.emulator import Emulator

emulator = Emulator()
emulator.set_game_rule(2, 1, 5, 0)  # player 0 has the button
players = {str(seat): {"stack": stack, "name": str(seat)} for seat, stack in enumerate([1000, 1000])}
state, _ = emulator.start_new_round(emulator.generate_initial_game_state(players))
first = state["next_player"]
if first != 0:
    sys.exit(f"of two players number {first}, who has not the button, acts first before the flop")
