"""Tuples with one entry per seat."""

from holdem_spec.vocabulary.seats import Seat


def replaced(values: tuple[int, ...], seat: Seat, value: int) -> tuple[int, ...]:
    """The tuple with the entry of one seat changed."""
    return (*values[:seat], value, *values[seat + 1 :])
