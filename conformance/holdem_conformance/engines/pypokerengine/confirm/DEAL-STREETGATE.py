"""DEAL-STREETGATE: a street is dealt only when the betting round before it is complete."""

import sys

from pypokerengine.api.emulator import Emulator

emulator = Emulator()
emulator.set_game_rule(3, 1, 5, 1)  # player 0 has the button
players = {str(seat): {"stack": stack, "name": str(seat)} for seat, stack in enumerate([1000, 1000, 1000])}
state, _ = emulator.start_new_round(emulator.generate_initial_game_state(players))
for _ in range(2):
    state, _ = emulator.apply_action(state, "call", 10)
cards = len(state["table"].get_community_card())
if cards:
    sys.exit(f"with an ante of 1 the big blind is not asked before the flop: {cards} cards are turned up")
