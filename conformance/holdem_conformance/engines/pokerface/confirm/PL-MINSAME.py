"""PL-MINSAME: the least raise in pot limit is that of no-limit."""

import sys

from pokerface import PokerGame, PotLimit, Stakes, TexasHoldEmVariant

game = PokerGame(PotLimit, TexasHoldEmVariant, Stakes(0, (100, 200)), (2000, 100, 2000))
for _ in game.players:
    game.nature.deal_hole()
least = game.actor.bet_raise_min_amount
if least != 400:
    sys.exit(f"with a big blind of 200, of which its player could post 100, the least raise is to {least}, not to 400")
