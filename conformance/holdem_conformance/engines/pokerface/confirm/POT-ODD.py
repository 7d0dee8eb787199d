"""POT-ODD: the odd chip of a pot goes to the winner nearest left of the button, whoever has put in more."""

import sys

from pokerface import NoLimitTexasHoldEm, Stakes

game = NoLimitTexasHoldEm(Stakes(0, (5, 10)), (15, 100, 100))  # small blind, big blind, button
game.act("dh 2c3d", "dh 2d3c", "dh 4h5h", "cc", "cc", "cc")
game.act("db AcKdQh", "br 5", "br 20", "cc", "db Js", "br 20", "f", "db Ts")
stacks = [player.stack for player in game.players]
if stacks != [23, 122, 70]:
    sys.exit(f"a main pot of 45 is split, the small blind is left of the button: {stacks}, not [23, 122, 70]")
