"""POT-SPLIT: equal hands divide a pot in equal shares."""

import sys

from pypokerengine.api.emulator import Emulator
from pypokerengine.engine.card import Card
from pypokerengine.engine.deck import Deck
from pypokerengine.engine.player import Player
from pypokerengine.engine.table import Table

FINISHED = 5
# two cards for each player from the button on, then the board
cards = ["H2", "H3", "C6", "D6", "D9", "HT", "SA", "SK", "SQ", "SJ", "ST"]
table = Table(cheat_deck=Deck(cheat=True, cheat_card_ids=[Card.from_str(card).to_id() for card in cards]))
for name in ["0", "1", "2"]:
    table.seats.sitdown(Player(name, 100))
table.dealer_btn = 2  # it moves on to player 0
emulator = Emulator()
emulator.set_game_rule(3, 1, 5, 0)
state, _ = emulator.start_new_round(
    {"round_count": 0, "small_blind_amount": 5, "street": 0, "next_player": None, "table": table}
)
while state["street"] != FINISHED:
    call = emulator.generate_possible_actions(state)[1]
    state, _ = emulator.apply_action(state, "call", call["amount"])
stacks = [player.stack for player in state["table"].seats.players]
if stacks != [100, 100, 100]:
    sys.exit(
        f"a royal flush lies on the board and a pot of 30 is shared by three; the stacks are {stacks}, not 100 each"
    )
