"""AI-RUNOUT: nobody acts when no bet is open and at most one player has chips."""

import sys

from pypokerengine.api.emulator import Emulator

emulator = Emulator()
emulator.set_game_rule(2, 1, 10, 0)  # player 0 has the button
players = {str(seat): {"stack": stack, "name": str(seat)} for seat, stack in enumerate([20, 500])}
state, _ = emulator.start_new_round(emulator.generate_initial_game_state(players))
state, _ = emulator.apply_action(state, "call", 20)  # the other has posted his last 20
asked = state["next_player"]
if state["street"] == 0:
    sys.exit(f"20 are called; player {asked}, all-in with his blind of 20, is asked to act before the flop")
