"""SEAT-COUNT: a table has two to ten players; a larger one is refused."""

import sys

from clubs import configs
from clubs.poker import Dealer

blinds = [5, 10, *[0] * 9]
try:
    dealer = Dealer(**{**configs.NO_LIMIT_HOLDEM_SIX_PLAYER, "num_players": 11, "blinds": blinds, "start_stack": 1000})
    dealer.reset()
except KeyError as trouble:
    sys.exit(f"a table of eleven players is neither refused nor dealt: it ends in KeyError: {trouble}")
