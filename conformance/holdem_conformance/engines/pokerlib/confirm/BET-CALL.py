"""BET-CALL: a call needs something to pay."""

import sys

from pokerlib import Player, PlayerGroup, Round
from pokerlib.enums import RoundPublicInId as Does
from pokerlib.enums import RoundPublicOutId as Says

players = PlayerGroup(Player(0, seat, "", chips) for seat, chips in enumerate([1000] * 3))
game = Round(0, players, 0, 5, 10)
game.publicIn(0, Does.CALL)
game.publicIn(1, Does.CALL)
game.publicIn(2, Does.CALL)  # the big blind has nothing to pay
said = [(out.id, out.data.get("paid_amount")) for out in game.public_out_queue]
if (Says.PLAYERCALL, 0) in said:
    sys.exit("the big blind calls though nobody has raised, and pays 0")
