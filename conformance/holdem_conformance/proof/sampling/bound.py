"""How long a hand can be."""

from holdem_spec.vocabulary.table import Table

STREETS = 4
AFTER_A_MISHAP = 8
"""Events that one mishap can bring with it."""


def bound_of(table: Table, mishaps: int = 0) -> int:
    """A number of events within which a hand at this table is over.

    A full bet or raise goes at least a big blind beyond the last full one, and none beyond the deepest stack; any other
    is an all-in, of which each player has one. Between two of them everybody acts at most once. All else happens at
    most once per card, street, player or pot.
    """
    players = len(table.players())
    wagers = max(table.stacks) // table.big_blind + players
    actions = players * (wagers + STREETS)
    cards = players * table.hole_cards + 2 * (STREETS - 1)
    each_once = 5 * players  # antes and blinds, a card laid away, a hand shown, a pot paid, an extra blind
    return 3 + each_once + cards + actions + STREETS + AFTER_A_MISHAP * mishaps
