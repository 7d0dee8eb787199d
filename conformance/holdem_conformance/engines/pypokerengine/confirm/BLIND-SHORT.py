"""BLIND-SHORT: who has less than his blind posts what he has and is all-in."""

import sys

from pypokerengine.api.emulator import Emulator, Event

emulator = Emulator()
emulator.set_game_rule(2, 1, 10, 0)
players = {str(seat): {"stack": stack, "name": str(seat)} for seat, stack in enumerate([500, 6])}
_, events = emulator.start_new_round(emulator.generate_initial_game_state(players))
if events[-1]["type"] == Event.GAME_FINISH:
    left = [player["stack"] for player in events[-1]["players"]]
    sys.exit(f"player 1 has 6 chips and a blind of 10: no hand is dealt, the game is over, and {left} are left")
