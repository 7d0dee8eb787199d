"""BET-RAISE: a raise brings more than the bet; who has only as much as the bet may call."""

import sys

from pypokerengine.api.emulator import Emulator

emulator = Emulator()
emulator.set_game_rule(3, 1, 5, 0)  # player 0 has the button
players = {str(seat): {"stack": stack, "name": str(seat)} for seat, stack in enumerate([200, 40, 200])}
state, _ = emulator.start_new_round(emulator.generate_initial_game_state(players))
state, _ = emulator.apply_action(state, "raise", 40)
state, _ = emulator.apply_action(state, "raise", 40)  # the small blind has 35 behind his 5
small_blind = state["table"].seats.players[1]
if small_blind.is_active() and small_blind.action_histories[-1]["action"] == "RAISE":
    sys.exit("over a bet of 40 a raise to 40 is taken")
