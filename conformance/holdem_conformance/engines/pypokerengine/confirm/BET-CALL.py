"""BET-CALL: a call brings the own bet exactly to the highest bet; any other amount is no call."""

import sys

from pypokerengine.api.emulator import Emulator

emulator = Emulator()
emulator.set_game_rule(3, 1, 5, 0)  # player 0 has the button
players = {str(seat): {"stack": stack, "name": str(seat)} for seat, stack in enumerate([1000, 1000, 1000])}
state, _ = emulator.start_new_round(emulator.generate_initial_game_state(players))
state, _ = emulator.apply_action(state, "raise", 30)
try:
    state, _ = emulator.apply_action(state, "call", 20)
except Exception:
    sys.exit(0)
if not state["table"].seats.players[1].is_active():
    sys.exit("a call of 20 against a bet of 30 is not refused: the player is folded, and his 5 are lost")
