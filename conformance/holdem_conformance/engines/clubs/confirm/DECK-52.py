"""DECK-52: no card appears twice."""

import sys

from clubs import configs
from clubs.poker import Card, Dealer

dealer = Dealer(**{**configs.NO_LIMIT_HOLDEM_TWO_PLAYER, "blinds": [5, 10], "start_stack": 1000})
aces = [Card("As"), Card("Ad")]
dealer.deck.trick([*aces, *aces])
dealer.reset(reset_button=True, reset_stacks=True)
if dealer.hole_cards[0] == dealer.hole_cards[1]:
    sys.exit("the same two aces are dealt to both players")
