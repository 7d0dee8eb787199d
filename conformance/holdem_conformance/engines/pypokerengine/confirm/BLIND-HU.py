"""BLIND-HU: with two players the button posts the small blind."""

import sys

from pypokerengine.api.emulator import Emulator

emulator = Emulator()
emulator.set_game_rule(2, 1, 5, 0)  # player 0 has the button
players = {str(seat): {"stack": stack, "name": str(seat)} for seat, stack in enumerate([1000, 1000])}
state, _ = emulator.start_new_round(emulator.generate_initial_game_state(players))
small, big = (1000 - player.stack for player in state["table"].seats.players)
if (small, big) != (5, 10):
    sys.exit(f"of two players the one with the button posts {small}, the other {big}")
