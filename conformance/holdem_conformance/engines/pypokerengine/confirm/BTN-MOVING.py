"""BTN-MOVING: when both blinds are out at once, no rule says who posts: the floor decides before the next hand."""

import sys

from pypokerengine.api.emulator import Emulator
from pypokerengine.engine.poker_constants import PokerConstants

emulator = Emulator()
emulator.set_game_rule(5, 3, 50, 0)  # player 0 has the button
players = {str(seat): {"stack": 1000, "name": str(seat)} for seat in range(5)}
state, _ = emulator.start_new_round(emulator.generate_initial_game_state(players))
while state["street"] != PokerConstants.Street.FINISHED:
    state, _ = emulator.apply_action(state, "fold")
for seat in (1, 2):
    state["table"].seats.players[seat].stack = 0
state, _ = emulator.start_new_round(state)
posted = [player.paid_sum() for player in state["table"].seats.players]
if any(posted):
    sys.exit(f"both blinds are out, and a hand begins: players 4 and 0 post {posted[4]} and {posted[0]}")
