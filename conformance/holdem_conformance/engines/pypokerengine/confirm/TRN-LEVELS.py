"""TRN-LEVELS: with each level the big blind rises."""

import sys

from pypokerengine.api.emulator import Emulator
from pypokerengine.engine.poker_constants import PokerConstants

emulator = Emulator()
emulator.set_game_rule(3, 3, 50, 0)  # player 0 has the button
players = {str(seat): {"stack": 1000, "name": str(seat)} for seat in range(3)}
state, _ = emulator.start_new_round(emulator.generate_initial_game_state(players))
while state["street"] != PokerConstants.Street.FINISHED:
    state, _ = emulator.apply_action(state, "fold")
emulator.set_blind_structure({2: {"ante": 0, "small_blind": 25}})
state, _ = emulator.start_new_round(state)
posted = [player.paid_sum() for player in state["table"].seats.players]
if max(posted) <= 100:
    sys.exit(f"blinds of 50/100 are followed by a level of {sorted(posted)[1]}/{max(posted)}")
