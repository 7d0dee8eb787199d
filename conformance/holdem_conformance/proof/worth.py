"""What a hand is worth, found a third way: go through the kinds from the best down, and in each through the ranks from
the ace down, until the cards contain such a hand.

The reference engine tries all fives and sorts each by how often its ranks occur; the specification sorts the ranks of
all cards at once. Nothing is sorted and no two hands are compared here: the first hand found is the best.
"""

from collections.abc import Iterable, Iterator

from holdem_spec.vocabulary.cards import Card

Worth = tuple[str, tuple[int, ...]]
"""The kind, and the ranks that decide between hands of it."""

DOWN = range(12, -1, -1)
"""The ranks from the ace to the deuce."""
RUNS = (*((top, frozenset(range(top - 4, top + 1))) for top in range(12, 3, -1)), (3, frozenset({12, 0, 1, 2, 3})))
"""The ten straights, best first, each with the rank that names it."""
KINDS_DOWN = (
    "straight flush", "four of a kind", "full house", "flush", "straight", "three of a kind", "two pair", "pair",
    "high card",
)  # fmt: skip


def worth(cards: Iterable[Card]) -> Worth:
    """The best hand of five to seven cards."""
    return next(_hands_down(frozenset(cards)))


def place(found: Worth) -> tuple[int, tuple[int, ...]]:
    """Greater for the better hand."""
    kind, ranks = found
    return -KINDS_DOWN.index(kind), ranks


def _hands_down(cards: frozenset[Card]) -> Iterator[Worth]:
    """Every hand that the cards contain, best first; of high cards only the best."""
    suits = [frozenset(rank for rank in DOWN if rank * 4 + suit in cards) for suit in range(4)]
    here = [sum(rank in suit for suit in suits) for rank in range(13)]
    held = [[rank for rank in DOWN if here[rank] >= times] for times in range(5)]
    for top, run in RUNS:
        if any(run <= suit for suit in suits):
            yield "straight flush", (top,)
    for four in held[4]:
        yield "four of a kind", (four, *_others(held[1], 1, four))
    for three in held[3]:
        for two in held[2]:
            if two != three:
                yield "full house", (three, two)
    for suit in suits:
        if len(suit) >= 5:
            yield "flush", tuple([rank for rank in DOWN if rank in suit][:5])
    for top, run in RUNS:
        if run <= frozenset(held[1]):
            yield "straight", (top,)
    for three in held[3]:
        yield "three of a kind", (three, *_others(held[1], 2, three))
    for high in held[2]:
        for low in held[2]:
            if low < high:
                yield "two pair", (high, low, *_others(held[1], 1, high, low))
    for two in held[2]:
        yield "pair", (two, *_others(held[1], 3, two))
    yield "high card", tuple(held[1][:5])


def _others(ranks: list[int], many: int, *taken: int) -> tuple[int, ...]:
    """The highest ranks beside those that are taken."""
    return tuple([rank for rank in ranks if rank not in taken][:many])
