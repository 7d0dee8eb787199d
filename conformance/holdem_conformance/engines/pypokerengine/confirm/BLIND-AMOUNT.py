"""BLIND-AMOUNT: each blind is posted in the amount fixed before play, or all-in for less."""

import sys

from pypokerengine.api.emulator import Emulator

emulator = Emulator()
emulator.set_game_rule(4, 1, 5, 0)  # player 0 has the button
players = {str(seat): {"stack": stack, "name": str(seat)} for seat, stack in enumerate([1000, 3, 1000, 1000])}
state, _ = emulator.start_new_round(emulator.generate_initial_game_state(players))
players = state["table"].seats.players
small, big = players[1].paid_sum(), players[2].paid_sum()
if (small, big) != (3, 10):
    sys.exit(f"left of the button a player with 3 chips posts {small} and the next one {big}, not 3 and 10")
