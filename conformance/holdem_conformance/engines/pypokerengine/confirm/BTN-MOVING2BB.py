"""BTN-MOVING2BB: when a blind is out, everybody after the last big blind up to the new one posts a big blind."""

import sys

from pypokerengine.api.emulator import Emulator
from pypokerengine.engine.poker_constants import PokerConstants

emulator = Emulator()
emulator.set_game_rule(5, 3, 50, 0)  # player 0 has the button
players = {str(seat): {"stack": 1000, "name": str(seat)} for seat in range(5)}
state, _ = emulator.start_new_round(emulator.generate_initial_game_state(players))
while state["street"] != PokerConstants.Street.FINISHED:
    state, _ = emulator.apply_action(state, "fold")
state["table"].seats.players[2].stack = 0  # who had the big blind
state, _ = emulator.start_new_round(state)
posted = [player.paid_sum() for player in state["table"].seats.players]
if posted[3:] != [100, 100]:
    sys.exit(f"player 2 had the big blind and is out; 3 and 4 are due for it, and post {posted[3]} and {posted[4]}")
