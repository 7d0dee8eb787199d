"""What a hand is worth: its category and, within the category, the ranks that decide, in the order they count."""

from enum import IntEnum
from typing import TypeAlias

from holdem_spec.terms.term import term
from holdem_spec.vocabulary.cards import Card


class Category(IntEnum):
    """The nine kinds of hand, weakest first; the royal flush is the best straight flush (S0.5, S1.18)."""

    HIGH_CARD = 0
    PAIR = 1
    TWO_PAIR = 2
    TRIPS = 3
    STRAIGHT = 4
    FLUSH = 5
    FULL_HOUSE = 6
    QUADS = 7
    STRAIGHT_FLUSH = 8


Value: TypeAlias = tuple[int, ...]
"""The category, then the ranks that decide between hands of that category. The greater tuple is the better hand."""

FIVE_HIGH = 3
WHEEL = (1 << 12) | 0b1111
"""Ace, deuce, three, four, five as a set of ranks: the only straight in which the ace is low (S1.17)."""


@term("S1.17 S1.19")
def top_of_a_straight(ranks: int) -> int:
    """The highest rank of the best straight in a set of ranks, one bit per rank; -1 when there is none."""
    for top in range(12, FIVE_HIGH, -1):
        run = 0b11111 << (top - 4)
        if ranks & run == run:
            return top
    return FIVE_HIGH if ranks & WHEEL == WHEEL else -1


def _set_of(ranks: list[int]) -> int:
    found = 0
    for rank in ranks:
        found |= 1 << rank
    return found


@term("S0.5 S1.18 S1.19 S3.3 S4.2 S4.7")
def value(cards: tuple[Card, ...]) -> Value:
    """The worth of the best five of five to seven cards, by counting ranks and suits."""
    ranks = sorted([card >> 2 for card in cards], reverse=True)
    suits = [card & 3 for card in cards]
    for suit in range(4):
        if suits.count(suit) >= 5:
            suited = sorted([card >> 2 for card in cards if card & 3 == suit], reverse=True)
            top = top_of_a_straight(_set_of(suited))
            if top >= 0:
                return Category.STRAIGHT_FLUSH, top
            best_of_the_rest = _without_a_flush(ranks)
            return max(best_of_the_rest, (Category.FLUSH, *suited[:5]))
    return _without_a_flush(ranks)


def _without_a_flush(ranks: list[int]) -> Value:
    """`ranks` falling."""
    times = {rank: ranks.count(rank) for rank in ranks}
    groups = sorted(times, key=lambda rank: (times[rank], rank), reverse=True)
    first, second = groups[0], groups[1]
    if times[first] == 4:
        return Category.QUADS, first, max([rank for rank in groups if rank != first])
    if times[first] == 3 and times[second] >= 2:
        return Category.FULL_HOUSE, first, second
    top = top_of_a_straight(_set_of(groups))
    if top >= 0:
        return Category.STRAIGHT, top
    singles = [rank for rank in ranks if rank not in (first, second)]
    if times[first] == 3:
        return Category.TRIPS, first, *groups[1:3]
    if times[second] == 2:
        return Category.TWO_PAIR, first, second, singles[0]
    if times[first] == 2:
        return Category.PAIR, first, *groups[1:4]
    return Category.HIGH_CARD, *ranks[:5]
