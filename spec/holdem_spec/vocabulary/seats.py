"""Seats are numbered clockwise from 0; whoever sits to the left of a seat has the next number (S0.10, S4.24)."""

Seat = int

NOBODY: Seat = -1


def clockwise_after(seat: Seat, seats: int) -> tuple[Seat, ...]:
    """All seats in order, beginning to the left of `seat` and ending with `seat` itself."""
    return (*range(seat + 1, seats), *range(seat + 1))


def steps_clockwise(start: Seat, seat: Seat, seats: int) -> int:
    """How many places one walks clockwise from `start` to `seat`: 0 … seats - 1."""
    return (seat - start) % seats
