"""BLIND-SEATS: the small blind is posted left of the button, the big blind by the next seat."""

import sys

from pypokerengine.api.emulator import Emulator

emulator = Emulator()
emulator.set_game_rule(3, 1, 5, 0)  # player 0 has the button
players = {str(seat): {"stack": stack, "name": str(seat)} for seat, stack in enumerate([1000, 4, 1000])}
state, _ = emulator.start_new_round(emulator.generate_initial_game_state(players))
posted = [player.paid_sum() for player in state["table"].seats.players]
if posted != [0, 4, 10]:
    sys.exit(f"the player left of the button has 4 chips: from the button on {posted} is posted, not [0, 4, 10]")
