"""SHOW-FIRSTAGGR: whoever bet last on the river shows first, also when nobody has called his bet."""

import sys

from pokerface import NoLimitTexasHoldEm, Stakes

game = NoLimitTexasHoldEm(Stakes(0, (5, 10)), (50, 300, 300))  # small blind, big blind, button
game.act("dh AsKc", "dh 8s8c", "dh QsQc", "br 50", "cc", "cc", "db Ac7d9h", "cc", "cc", "db Js", "cc", "cc", "db 2s")
game.act("cc", "br 60", "f")
shown = [player.index for player in game.players if player.is_shown()]
if shown == [0, 2]:
    sys.exit(f"the button bet last on the river, and the hands of players {shown} are turned up at once, his not first")
