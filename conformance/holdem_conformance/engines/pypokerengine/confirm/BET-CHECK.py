"""BET-CHECK: who has something to pay cannot check."""

import sys

from pypokerengine.api.emulator import Emulator

emulator = Emulator()
emulator.set_game_rule(3, 1, 5, 0)  # player 0 has the button
players = {str(seat): {"stack": stack, "name": str(seat)} for seat, stack in enumerate([1000, 1000, 1000])}
state, _ = emulator.start_new_round(emulator.generate_initial_game_state(players))
try:
    state, _ = emulator.apply_action(state, "call", 0)  # its word for a check; the button owes 10
except Exception:
    sys.exit(0)
if not state["table"].seats.players[0].is_active():
    sys.exit("a check against a bet of 10 is not refused: the player is folded")
