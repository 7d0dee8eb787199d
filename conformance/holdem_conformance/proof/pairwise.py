"""Few combinations that together show every pair: for any two factors, each value of one beside each of the other."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

Row = dict[str, Any]
Place = tuple[str, Any]
"""A factor and one of its values."""
Pair = tuple[Place, Place]
"""Two places, in the order of the factors."""
Excludes = Callable[[Place, Place], bool]


def all_pairs(factors: Mapping[str, Sequence[Any]], exclude: Excludes) -> Iterator[Pair]:
    """Every pair of values of two factors that do not exclude each other, in the order of the factors."""
    for first, second in combinations(factors, 2):
        for one in factors[first]:
            for other in factors[second]:
                pair = (first, one), (second, other)
                if not exclude(*pair):
                    yield pair


def pairs_in(rows: Iterable[Row]) -> set[Pair]:
    """The pairs that some rows show; the keys of a row stand in the order of the factors."""
    return {pair for row in rows for pair in combinations(row.items(), 2)}


def pairwise(factors: Mapping[str, Sequence[Any]], exclude: Excludes) -> tuple[Row, ...]:
    """Rows that show every pair, by greed: each begins with a pair not yet shown, and every further value is the one
    that shows most, or has been used least. Raises ValueError when a pair fits into no row that greed finds."""
    left = dict.fromkeys(all_pairs(factors, exclude))
    used: Counter[Place] = Counter()
    rows: list[Row] = []
    while left:
        row = _row(factors, exclude, left, used)
        used.update(row.items())
        for pair in combinations(row.items(), 2):
            left.pop(pair, None)
        rows.append(row)
    return tuple(rows)


def _row(
    factors: Mapping[str, Sequence[Any]], exclude: Excludes, left: Mapping[Pair, None], used: Counter[Place]
) -> Row:
    chosen = dict(next(iter(left)))
    order = list(factors)
    for name in order:
        if name not in chosen:
            places = [(name, value) for value in factors[name]]
            fitting = [place for place in places if not _is_excluded(exclude, order, chosen, place)]
            if not fitting:
                raise ValueError(f"no value of {name} goes with {chosen}")
            worth = [(_shown(left, order, chosen, place), -used[place]) for place in fitting]
            chosen[name] = fitting[worth.index(max(worth))][1]
    return {name: chosen[name] for name in order}


def _in_order(order: Sequence[str], one: Place, other: Place) -> Pair:
    return (one, other) if order.index(one[0]) < order.index(other[0]) else (other, one)


def _is_excluded(exclude: Excludes, order: Sequence[str], chosen: Row, place: Place) -> bool:
    return any(exclude(*_in_order(order, place, other)) for other in chosen.items())


def _shown(left: Mapping[Pair, None], order: Sequence[str], chosen: Row, place: Place) -> int:
    """How many pairs a further value would show for the first time."""
    return sum(_in_order(order, place, other) in left for other in chosen.items())
