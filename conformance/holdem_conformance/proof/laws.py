"""The laws of the rulebook, put to whoever works out what a hand is worth.

What five cards are worth depends on their ranks and on whether they share a suit, so one hand of each such class,
with the number of hands like it, stands for all 2,598,960.
"""

from collections import Counter
from collections.abc import Iterable
from inspect import signature
from itertools import combinations_with_replacement
from math import comb, prod
from typing import NamedTuple

from holdem_spec.clauses.everything import all_clauses
from holdem_spec.clauses.form import Clause, Form
from holdem_spec.clauses.verdicts import Finding
from holdem_spec.vocabulary.cards import Card

FIVE, PAIR_OF_HANDS, SEVEN = "five", "one", "seven"
"""What a law is about: five cards and their claimed worth; two hands and which is said to be better (1, 0 for a tie,
-1); seven cards, hole cards first, and their claimed worth. It is the name of the law's first argument."""


class HandClass(NamedTuple):
    """One five-card hand, and how many hands have the same ranks and are, or are not, of one suit as it is."""

    hand: tuple[Card, ...]
    times: int


def five_card_classes() -> tuple[HandClass, ...]:
    """The 7,462 classes of five cards."""
    found = []
    for ranks in combinations_with_replacement(range(13), 5):
        times = Counter(ranks)
        if len(times) == 5:
            found.append(HandClass(tuple(rank * 4 for rank in ranks), 4))
            mixed = (*(rank * 4 for rank in ranks[:4]), ranks[4] * 4 + 1)
            found.append(HandClass(mixed, 4**5 - 4))
        elif max(times.values()) < 5:
            cards = tuple(rank * 4 + suit for rank, many in times.items() for suit in range(many))
            found.append(HandClass(cards, prod(comb(4, many) for many in times.values())))
    return tuple(found)


class Hearing(NamedTuple):
    """By law: how often it was kept until it broke, and the case that breaks it."""

    kept: Counter[str]
    broken: dict[str, tuple[object, ...]]


def laws(about: str) -> tuple[Clause, ...]:
    """The laws about five cards, a pair of hands, or seven cards."""
    return tuple(c for c in all_clauses() if c.form == Form.LAW and next(iter(signature(c.check).parameters)) == about)


def hear(about: str, cases: Iterable[tuple[object, ...]]) -> Hearing:
    """Put cases, each the arguments of a law, to all laws about them. A law that is broken is not asked again."""
    asked = laws(about)
    kept: Counter[str] = Counter()
    broken: dict[str, tuple[object, ...]] = {}
    for case in cases:
        for law in asked:
            if law.id not in broken:
                finding = law.check(*case).finding
                if finding == Finding.BROKEN:
                    broken[law.id] = case
                kept[law.id] += finding == Finding.HOLDS
    return Hearing(+kept, broken)
