"""POT-RETURN: what nobody matched goes back and is no part of a pot."""

import sys

from pypokerengine.api.emulator import Emulator

emulator = Emulator()
emulator.set_game_rule(3, 1, 5, 0)  # player 0 has the button
players = {str(seat): {"stack": stack, "name": str(seat)} for seat, stack in enumerate([300, 1000, 100])}
state, _ = emulator.start_new_round(emulator.generate_initial_game_state(players))
state, _ = emulator.apply_action(state, "raise", 300)
state, _ = emulator.apply_action(state, "fold")
state, events = emulator.apply_action(state, "call", 300)  # all-in for 100
sides = events[-2]["round_state"]["pot"]["side"]
alone = [side["amount"] for side in sides if len(side["eligibles"]) == 1]
if any(alone):
    sys.exit(f"of 300 against 100 the 200 that nobody matched stay in as a side pot of {max(alone)} for one player")
