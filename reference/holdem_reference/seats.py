"""Who sits where, who is still in, who can still bet."""

from holdem_reference.state import State
from holdem_spec.vocabulary.seats import Seat, clockwise_after


def blind_seats(state: State) -> tuple[Seat, Seat]:
    """Small blind and big blind: left of the button, but with two players the button is the small blind."""
    seats, button = len(state.stacks), state.table.button
    small = button if seats == 2 else (button + 1) % seats
    return small, (small + 1) % seats


def around(state: State, after: Seat) -> tuple[Seat, ...]:
    """All seats clockwise, beginning left of a seat and ending with it."""
    return clockwise_after(after, len(state.stacks))


def still_in(state: State) -> tuple[Seat, ...]:
    """The seats that have not folded."""
    return tuple(seat for seat, folded in enumerate(state.folded) if not folded)


def with_chips(state: State) -> tuple[Seat, ...]:
    """The seats that have not folded and have chips behind."""
    return tuple(seat for seat in still_in(state) if state.stacks[seat] > 0)


def replaced(values: tuple[int, ...], seat: Seat, value: int) -> tuple[int, ...]:
    """The tuple with the entry of one seat changed."""
    return (*values[:seat], value, *values[seat + 1 :])
