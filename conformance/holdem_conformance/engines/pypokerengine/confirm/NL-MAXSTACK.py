"""NL-MAXSTACK: whoever may raise may raise to all his chips."""

import sys

from pypokerengine.api.emulator import Emulator

emulator = Emulator()
emulator.set_game_rule(3, 1, 5, 0)  # player 0 has the button
players = {str(seat): {"stack": stack, "name": str(seat)} for seat, stack in enumerate([1000, 42, 1000])}
state, _ = emulator.start_new_round(emulator.generate_initial_game_state(players))
state, _ = emulator.apply_action(state, "raise", 30)
most = emulator.generate_possible_actions(state)[2]["amount"]["max"]
if most != 42:
    sys.exit(f"over a raise to 30 the small blind, who has 42 in all, is offered no raise: the greatest is {most}")
