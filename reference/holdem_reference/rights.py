"""Who may still raise."""

from holdem_spec.vocabulary.seats import Seat
from holdem_spec.vocabulary.table import Chips

BET_AND_RAISES = 4
"""Fixed limit: one bet and three raises (S1.56, S3.20)."""


def risen_in_full(bet: Chips, acted_at: Chips, full_raise: Chips) -> bool:
    """Whether the bet has risen by a full raise, in one step or in several, since a player answered a bet (S0.36,
    S0.49)."""
    assert 0 <= acted_at <= bet
    assert full_raise > 0
    return bet - acted_at >= full_raise


def reopened(full_since: tuple[bool, ...], seat: Seat, full: bool) -> tuple[bool, ...]:
    """For each seat, whether a single full bet or raise has come since it acted, when a seat has acted and its action
    was one or was not (S0.36, S0.49)."""
    assert 0 <= seat < len(full_since)
    return tuple([(full or came) and at != seat for at, came in enumerate(full_since)])


def cap_is_reached(complete_bets: int) -> bool:
    """Fixed limit: whether the round has had its bet and three raises (S1.56, S3.20)."""
    assert complete_bets >= 0
    return complete_bets >= BET_AND_RAISES


def answered(complete: Chips, acted_at: Chips) -> bool:
    """Fixed limit: whether a player has acted since the last wager that counted, so that he may not raise his own
    raise; `acted_at` is -1 for who has not acted (S1.56, S3.16)."""
    assert complete >= 0
    assert acted_at >= -1
    return complete <= acted_at
