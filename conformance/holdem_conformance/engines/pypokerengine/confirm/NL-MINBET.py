"""NL-MINBET: the first bet of a round is at least one big blind."""

import sys

from pypokerengine.api.emulator import Emulator

emulator = Emulator()
emulator.set_game_rule(3, 1, 5, 0)  # player 0 has the button
players = {str(seat): {"stack": stack, "name": str(seat)} for seat, stack in enumerate([1000, 1000, 1000])}
state, _ = emulator.start_new_round(emulator.generate_initial_game_state(players))
for _ in range(3):
    state, _ = emulator.apply_action(state, "call", 10)
try:
    state, _ = emulator.apply_action(state, "raise", 9)  # on the flop
except Exception:
    sys.exit(0)
if not state["table"].seats.players[1].is_active():
    sys.exit("a bet of 9 with a big blind of 10 is not refused: the player, who could check, is folded")
