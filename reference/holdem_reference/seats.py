"""Who sits where, who is still in, who can still bet."""

from holdem_reference.orders import blind_seats
from holdem_reference.state import State
from holdem_spec.vocabulary.seats import Seat, clockwise_after
from holdem_spec.vocabulary.table import Blind, Table


def posts(table: Table) -> tuple[tuple[Seat, Blind], ...]:
    """Who posts which blind, in order: left of the button, but with two players the button is the small blind; or what
    the table's history asks for (S1.31, S2.7)."""
    if table.posts is not None:
        return table.posts
    small, big = blind_seats(tuple(left_of_the_button(table)))
    return (small, Blind.SMALL), (big, Blind.BIG)


def left_of_the_button(table: Table) -> list[Seat]:
    """The players in the order in which they are dealt to, the button last (S1.32, S2.10)."""
    return [seat for seat in clockwise_after(table.button, len(table.stacks)) if table.stacks[seat] > 0]


def big_blind(state: State) -> Seat:
    """Who posts the big blind; the last one, if two do (S1.31, S2.7)."""
    return posts(state.table)[-1][0]


def around(state: State, after: Seat) -> tuple[Seat, ...]:
    """All seats clockwise, beginning left of a seat and ending with it (S4.25)."""
    return clockwise_after(after, len(state.stacks))


def still_in(state: State) -> tuple[Seat, ...]:
    """The seats that have not folded (S1.26)."""
    return tuple(seat for seat, folded in enumerate(state.folded) if not folded)


def with_chips(state: State) -> tuple[Seat, ...]:
    """The seats that have not folded and have chips behind (S1.45, S4.29)."""
    return tuple(seat for seat in still_in(state) if state.stacks[seat] > 0)
