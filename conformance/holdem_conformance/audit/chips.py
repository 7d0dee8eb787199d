"""Amounts of a file as whole chips. No amount ever becomes a binary fraction."""

from collections.abc import Collection
from decimal import Decimal
from math import lcm

from holdem_spec.vocabulary.table import Chips

Amount = int | Decimal
"""As the file writes it: whole, or a decimal fraction."""


def are_whole(amounts: Collection[Amount]) -> bool:
    """Whether all are written as whole numbers, as nearly always."""
    return {*map(type, amounts)} <= _WHOLE


_WHOLE = {int}


def chips_per_unit(amounts: Collection[Amount]) -> int:
    """The least factor that makes every amount whole: 1 for 50 and 100.0, 2 for 0.5, 20 for 0.05 and 0.10."""
    if are_whole(amounts):
        return 1
    return lcm(*[amount.as_integer_ratio()[1] for amount in amounts if type(amount) is not int])


def in_chips(amounts: Collection[Amount], factor: int) -> tuple[Chips, ...]:
    """The amounts in chips; `factor` comes from `chips_per_unit` over all amounts of the hand."""
    if factor == 1 and are_whole(amounts):
        return tuple(amounts)  # type: ignore[arg-type]
    return tuple([int(amount * factor) for amount in amounts])
