"""Seven cards in classes: two hands of a class have the same ranks, and either no flush or one of the same ranks.

A hand of each class, with the number of hands like it, stands for all 133,784,560.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement
from math import comb, prod

from holdem_conformance.proof.laws import HandClass

Ranks = tuple[int, ...]


def seven_card_classes() -> Iterator[HandClass]:
    """The 190,346 classes of seven cards, those with a flush first."""
    with_a_flush: Counter[Ranks] = Counter()
    for suited in (5, 6, 7):
        for flush in combinations(range(13), suited):
            for rest in combinations_with_replacement(range(13), 7 - suited):
                times = 4 * prod(comb(3, many) for many in Counter(rest).values())
                with_a_flush[tuple(sorted(flush + rest))] += times
                yield HandClass((*(rank * 4 for rank in flush), *_in_other_suits(rest)), times)
    for ranks in combinations_with_replacement(range(13), 7):
        held = Counter(ranks).values()
        if max(held) < 5:
            yield HandClass(_in_all_suits(ranks), prod(comb(4, many) for many in held) - with_a_flush[ranks])


def _in_other_suits(rest: Ranks) -> tuple[int, ...]:
    """One or two cards that are not of the first suit."""
    return tuple(rank * 4 + 1 + place for place, rank in enumerate(rest))


def _in_all_suits(ranks: Ranks) -> tuple[int, ...]:
    """The suits dealt out in turn: no card comes up twice, and no suit more than twice among seven cards."""
    return tuple(rank * 4 + place % 4 for place, rank in enumerate(ranks))
