"""VAR-ANTE: who has less than the ante pays what he has."""

import sys

from pypokerengine.api.emulator import Emulator, Event

emulator = Emulator()
emulator.set_game_rule(2, 1, 5, 20)
players = {str(seat): {"stack": stack, "name": str(seat)} for seat, stack in enumerate([100, 5])}
_, events = emulator.start_new_round(emulator.generate_initial_game_state(players))
if events[-1]["type"] == Event.GAME_FINISH:
    left = [player["stack"] for player in events[-1]["players"]]
    sys.exit(f"player 1 has 5 chips and an ante of 20: no hand is dealt, the game is over, and {left} are left")
