"""NL-SHORTALLIN: a player whose chips do not reach the least bet may go all-in all the same."""

import sys

from pypokerengine.api.emulator import Emulator

emulator = Emulator()
emulator.set_game_rule(3, 1, 5, 0)  # player 0 has the button
players = {str(seat): {"stack": stack, "name": str(seat)} for seat, stack in enumerate([1000, 16, 1000])}
state, _ = emulator.start_new_round(emulator.generate_initial_game_state(players))
for _ in range(3):
    state, _ = emulator.apply_action(state, "call", 10)
most = emulator.generate_possible_actions(state)[2]["amount"]["max"]
if most != 6:
    sys.exit(f"on the flop a player with 6 chips is offered no bet: the greatest is {most}")
