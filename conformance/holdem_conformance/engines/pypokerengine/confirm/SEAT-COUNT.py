"""SEAT-COUNT: a table has two to ten players."""

import sys

from pypokerengine.api.emulator import Emulator

emulator = Emulator()
emulator.set_game_rule(11, 1, 5, 0)  # player 0 has the button
players = {str(seat): {"stack": stack, "name": str(seat)} for seat, stack in enumerate([1000] * 11)}
try:
    state, _ = emulator.start_new_round(emulator.generate_initial_game_state(players))
except Exception:
    sys.exit(0)
count = state["table"].seats.size()
sys.exit(f"a table of {count} is dealt")
