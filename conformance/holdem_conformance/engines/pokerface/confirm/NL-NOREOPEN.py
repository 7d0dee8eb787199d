"""NL-NOREOPEN: who has acted may not raise again over a short all-in."""

import sys

from pokerface import NoLimitTexasHoldEm, Stakes

game = NoLimitTexasHoldEm(Stakes(0, (50, 100)), (5000, 5000, 5000, 400))
for _ in game.players:
    game.nature.deal_hole()
raiser = game.actor  # left of the big blind
raiser.bet_raise(300)  # a full raise by 200
game.actor.bet_raise(400)  # the button is all-in, 100 more
game.actor.fold()
game.actor.check_call()
if raiser.can_bet_raise():
    least = raiser.bet_raise_min_amount
    sys.exit(f"who has raised to 300 and faces 100 more, with a full raise being 200, may raise again to {least}")
