"""NL-NOREOPEN: who has acted may not raise again over a short all-in."""

import sys

from pypokerengine.api.emulator import Emulator

emulator = Emulator()
emulator.set_game_rule(4, 1, 50, 0)  # player 0 has the button
players = {str(seat): {"stack": stack, "name": str(seat)} for seat, stack in enumerate([150, 5000, 5000, 5000])}
state, _ = emulator.start_new_round(emulator.generate_initial_game_state(players))
state, _ = emulator.apply_action(state, "call", 100)  # player 3, left of the big blind
state, _ = emulator.apply_action(state, "raise", 150)  # the button: all-in, 50 more, no full raise
for _ in range(2):
    state, _ = emulator.apply_action(state, "fold")
least = emulator.generate_possible_actions(state)[2]["amount"]["min"]
if least != -1:
    sys.exit(f"the limper, who faces 50 more with a full raise being 100, may raise to {least}")
