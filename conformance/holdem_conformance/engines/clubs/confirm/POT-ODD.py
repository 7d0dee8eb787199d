"""POT-ODD: the odd chip of a pot goes to the winner nearest left of the button."""

import sys

from clubs import configs
from clubs.poker import Card, Dealer


def winnings(button: int, *steps: int) -> str:
    """What the seats win, or the error with which the hand ends. Seats 0 and 2 have equal hands, seat 1 folds."""
    table = {"num_players": 3, "blinds": [5, 10, 0], "start_stack": 1000}
    dealer = Dealer(**{**configs.NO_LIMIT_HOLDEM_SIX_PLAYER, **table})
    dealer.deck.trick([Card(card) for card in ["As", "Kc", "2h", "3h", "Ad", "Kd", "4c", "6d", "8h", "Ts", "Qd"]])
    dealer.button = button - 1
    dealer.reset(reset_stacks=True)  # moves the button on
    try:
        for chips in (25, 20, 15, *steps, 0, 0, 0, 0):  # 25 each before the flop
            _, won, _ = dealer.step(chips)
    except IndexError as trouble:
        return f"IndexError: {trouble}"
    return str(won)


one, two = winnings(1, 10, 10, -1), winnings(2, 10, -1, 10)
if (one, two) != ("[12, -25, 13]", "[13, -25, 12]"):
    sys.exit(f"of a pot of 95 split by seats 0 and 2 the winnings are {one} with the button on 1, {two} with it on 2")
