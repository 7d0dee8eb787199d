"""How a pot is divided: equal shares, and who gets what cannot be divided."""

from holdem_spec.vocabulary.table import Chips


def equal_share(chips: Chips, winners: int) -> Chips:
    """What every winner gets at least (S0.34, S4.62)."""
    assert winners > 0
    return chips // winners


def left_over(chips: Chips, winners: int) -> int:
    """How many chips cannot be divided (S0.34, S4.62)."""
    assert winners > 0
    return chips % winners


def one_chip_each(odd: int, winners: int) -> tuple[Chips, ...]:
    """Beyond his equal share, for each winner from the left of the button on: one chip as far as they reach (S0.34)."""
    assert 0 <= odd < winners
    return (1,) * odd + (0,) * (winners - odd)


def all_to_the_first(odd: int, winners: int) -> tuple[Chips, ...]:
    """Beyond his equal share, for each winner from the left of the button on: all of them for the first (S4.63)."""
    assert 0 <= odd < winners
    return (odd,) + (0,) * (winners - 1)
