"""AI-ALWAYS: a player who cannot pay the whole call may call all-in with what he has."""

import sys

from pypokerengine.api.emulator import Emulator

emulator = Emulator()
emulator.set_game_rule(3, 1, 5, 0)  # player 0 has the button
players = {str(seat): {"stack": stack, "name": str(seat)} for seat, stack in enumerate([1000, 1000, 35])}
state, _ = emulator.start_new_round(emulator.generate_initial_game_state(players))
state, _ = emulator.apply_action(state, "raise", 100)
state, _ = emulator.apply_action(state, "fold")
call = emulator.generate_possible_actions(state)[1]["amount"]
if call != 35:
    sys.exit(f"the big blind, who had 35 chips, is offered a call to {call}")
