"""DECK-52: no card appears twice."""

import sys

from pokerfast import FastHand

try:
    hand = FastHand.for_cards([1000, 1000], ["AsAd", "AsAd"], ["2c", "3c", "4d", "5h", "As"])
except ValueError:
    sys.exit(0)
sys.exit(f"a hand with the ace of spades three times is dealt: {hand.u_hand[0]}")
