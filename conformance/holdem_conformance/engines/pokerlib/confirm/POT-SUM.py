"""POT-SUM: a pot is all that was put into it, and so much is paid out of it."""

import sys
from collections.abc import Iterator

from pokerlib import Player, PlayerGroup, Round
from pokerlib.enums import Rank, Suit
from pokerlib.enums import RoundPublicInId as Does

BOARD = [[rank, Suit.SPADE] for rank in (Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE)]
HOLES = [[rank, suit] for rank in (Rank.TWO, Rank.THREE, Rank.FOUR) for suit in (Suit.HEART, Suit.CLUB)]


class BoardPlays(Round):
    """A round whose sample of cards is this one."""

    def _deckIterator(self) -> Iterator[list[int]]:
        return iter(HOLES + BOARD)


players = PlayerGroup(Player(0, seat, "", chips) for seat, chips in enumerate([1000] * 3))
game = BoardPlays(0, players, 0, 5, 10)
game.publicIn(0, Does.RAISE, raise_by=1)
game.publicIn(1, Does.FOLD)
game.publicIn(2, Does.CALL)
for seat in (2, 0) * 3:
    game.publicIn(seat, Does.CHECK)
paid = sum(player.money for player in players) - 2973
if paid != 27:
    sys.exit(f"from a pot of 27 that two players share {paid} chips are paid out")
