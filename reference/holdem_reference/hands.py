"""The strength of a hand: try all fives of up to seven cards and keep the best."""

from functools import lru_cache
from itertools import combinations

from holdem_spec.vocabulary.cards import Card, rank_of, suit_of

Strength = tuple[int, ...]
"""The kind of hand, 8 for a straight flush down to 0, then the ranks that decide. The greater tuple wins."""

KINDS = {(4, 1): 7, (3, 2): 6, (3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1}


@lru_cache(maxsize=4096)
def strength(cards: tuple[Card, ...]) -> Strength:
    """The strength of the best five of the cards (S0.5, S1.18)."""
    return max(strength_of_five(five) for five in combinations(cards, 5))


def strength_of_five(five: tuple[Card, ...]) -> Strength:
    """The strength of exactly five cards (S1.19)."""
    ranks = sorted(map(rank_of, five), reverse=True)
    by_count = sorted(ranks, key=lambda rank: (ranks.count(rank), rank), reverse=True)
    distinct = tuple(dict.fromkeys(by_count))
    if len(distinct) < 5:
        return (KINDS[tuple(ranks.count(rank) for rank in distinct)], *distinct)
    top = _straight_to(ranks)
    flush = len(set(map(suit_of, five))) == 1
    if top is not None:
        return (8 if flush else 4, top)
    return (5 if flush else 0, *ranks)


def _straight_to(ranks: list[int]) -> int | None:
    """The top card of a straight, the ace low only in 5-4-3-2-A (S1.17)."""
    if ranks == [12, 3, 2, 1, 0]:
        return 3
    return ranks[0] if ranks[0] - ranks[4] == 4 else None
