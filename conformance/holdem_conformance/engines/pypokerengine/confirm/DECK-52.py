"""DECK-52: no card appears twice."""

import sys

from pypokerengine.api.emulator import Emulator
from pypokerengine.engine.deck import Deck
from pypokerengine.engine.player import Player
from pypokerengine.engine.table import Table

table = Table(cheat_deck=Deck(cheat=True, cheat_card_ids=[1, 1, *range(2, 51)]))
for name in "01":
    table.seats.sitdown(Player(name, 100))
emulator = Emulator()
emulator.set_game_rule(2, 1, 5, 0)
try:
    state, _ = emulator.start_new_round(
        {"round_count": 0, "small_blind_amount": 5, "street": 0, "next_player": None, "table": table}
    )
except Exception:
    sys.exit(0)
one, other = state["table"].seats.players[0].hole_card
if one == other:
    sys.exit(f"a player is dealt {one} and {other}")
