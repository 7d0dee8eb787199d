"""BLIND-TWO: the small blind and the big blind are posted, each once, and nobody else posts one."""

import sys

from pypokerengine.api.emulator import Emulator

emulator = Emulator()
emulator.set_game_rule(3, 1, 5, 0)  # player 0 has the button
players = {str(seat): {"stack": stack, "name": str(seat)} for seat, stack in enumerate([1000, 1000, 6])}
state, _ = emulator.start_new_round(emulator.generate_initial_game_state(players))
button, _, big = state["table"].seats.players
posted, left = button.paid_sum(), big.stack + big.paid_sum()
if posted:
    sys.exit(f"the big blind, who had 6 chips, has {left} and is out; the button posts {posted}")
