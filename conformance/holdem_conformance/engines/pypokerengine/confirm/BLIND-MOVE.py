"""BLIND-MOVE: from hand to hand the blinds move on to the next players; with two, the button posts the small one."""

import sys

from pypokerengine.api.emulator import Emulator
from pypokerengine.engine.poker_constants import PokerConstants

emulator = Emulator()
emulator.set_game_rule(2, 3, 50, 0)  # player 0 has the button
players = {str(seat): {"stack": 1000, "name": str(seat)} for seat in range(2)}
state, _ = emulator.start_new_round(emulator.generate_initial_game_state(players))
while state["street"] != PokerConstants.Street.FINISHED:
    state, _ = emulator.apply_action(state, "fold")
state, _ = emulator.start_new_round(state)
posted = [player.paid_sum() for player in state["table"].seats.players]
button = state["table"].dealer_btn
if posted[button] != 50:
    sys.exit(f"in the second hand of two players player {button} has the button and posts {posted[button]}")
