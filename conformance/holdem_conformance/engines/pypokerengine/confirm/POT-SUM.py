"""POT-SUM: a pot is all that was put into it, and so much is paid out of it."""

import sys

from pypokerengine.api.emulator import Emulator
from pypokerengine.engine.card import Card
from pypokerengine.engine.deck import Deck
from pypokerengine.engine.player import Player
from pypokerengine.engine.table import Table

FINISHED = 5
# two cards for each player from the button on, then the board
cards = ["HA", "HK", "C2", "D3", "SA", "SK", "C4", "D5", "H6", "SJ", "DQ"]
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
    _, call, _ = emulator.generate_possible_actions(state)
    first = state["next_player"] == 1 and state["street"] == 0
    state, _ = emulator.apply_action(state, *(("fold", 0) if first else ("call", call["amount"])))
stacks = [player.stack for player in state["table"].seats.players]
if sum(stacks) != 300:
    sys.exit(f"of a pot of 25 that two players share only {sum(stacks) - 275} chips are paid out")
