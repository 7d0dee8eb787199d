"""AI-NORAISE: nobody raises when all others in the hand are all-in."""

import sys

from pypokerengine.api.emulator import Emulator

emulator = Emulator()
emulator.set_game_rule(3, 1, 5, 0)  # player 0 has the button
players = {str(seat): {"stack": stack, "name": str(seat)} for seat, stack in enumerate([50, 1000, 1000])}
state, _ = emulator.start_new_round(emulator.generate_initial_game_state(players))
state, _ = emulator.apply_action(state, "raise", 50)  # the button: all-in
state, _ = emulator.apply_action(state, "fold")
wager = emulator.generate_possible_actions(state)[2]["amount"]
if wager["min"] != -1:
    sys.exit(f"against an all-in to 50 the only other player may raise to {wager['min']} up to {wager['max']}")
