"""BET-CLOCKWISE: only players who have chips and have not folded are asked in their turn."""

import sys

from pypokerengine.api.emulator import Emulator

emulator = Emulator()
emulator.set_game_rule(3, 1, 10, 0)  # player 0 has the button
players = {str(seat): {"stack": stack, "name": str(seat)} for seat, stack in enumerate([500, 500, 20])}
state, _ = emulator.start_new_round(emulator.generate_initial_game_state(players))
for _ in range(2):
    state, _ = emulator.apply_action(state, "call", 20)
asked = state["next_player"]
if state["street"] == 0 and state["table"].seats.players[asked].stack == 0:
    sys.exit(f"player {asked}, all-in with his big blind of 20, is asked to act")
