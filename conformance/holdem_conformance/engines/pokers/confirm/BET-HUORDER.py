"""BET-HUORDER: with two players the button acts first before the flop."""

import sys

from pokers import Card, State

state = State.from_deck(2, 0, 10, 10, 100, Card.collect())
if state.current_player != 0:
    sys.exit(f"heads-up with the button at player 0, player {state.current_player} acts first before the flop")
