"""Pots as layers, their award, and what goes back because nobody matched it."""

from holdem_reference.entries import replaced
from holdem_reference.hands import strength
from holdem_reference.layers import cut, divided, unmatched_part
from holdem_reference.seats import around, still_in
from holdem_reference.state import State
from holdem_spec.vocabulary.events import BetReturned, PotAwarded
from holdem_spec.vocabulary.seats import Seat
from holdem_spec.vocabulary.table import Chips


def unmatched_bet(state: State) -> BetReturned | None:
    """The part of the highest bet above the next highest, folded ones included (S4.55, S4.58, S4.71)."""
    seat, chips = unmatched_part(state.put_in)
    return BetReturned(seat, chips) if chips else None


def after_return(state: State, returned: BetReturned) -> State:
    """What nobody matched is with its owner again (S4.55)."""
    seat, chips = returned
    return state._replace(
        stacks=replaced(state.stacks, seat, state.stacks[seat] + chips),
        in_front=replaced(state.in_front, seat, state.in_front[seat] - min(chips, state.in_front[seat])),
        put_in=replaced(state.put_in, seat, state.put_in[seat] - chips),
    )


def build_pots(state: State) -> tuple[tuple[Chips, tuple[Seat, ...]], ...]:
    """Main pot first, of each its chips and its contestants (S0.35, S1.43)."""
    return cut(state.put_in, still_in(state), state.dead_money)


def next_award(state: State) -> PotAwarded:
    """The last pot not yet paid goes to the best live hand among its contestants (S0.34, S0.35, S1.43)."""
    chips, contestants = state.pots[-1]
    alive = [seat for seat in contestants if not state.mucked[seat]]
    if len(alive) > 1:
        worth = {seat: strength(state.holes[seat] + state.board) for seat in alive}
        alive = [seat for seat in alive if worth[seat] == max(worth.values())]
    return PotAwarded(len(state.pots) - 1, tuple(sorted(_shares(state, chips, alive).items())))


def _shares(state: State, chips: Chips, winners: list[Seat]) -> dict[Seat, Chips]:
    """Equal shares; odd chips go clockwise from the button (S0.34, S4.63)."""
    in_order = [seat for seat in around(state, state.table.button) if seat in winners]
    shares = divided(chips, len(winners), state.rules.reading("pot.odd") == "all_to_first")
    return dict(zip(in_order, shares, strict=True))


def after_award(state: State, awarded: PotAwarded) -> State:
    """One pot is paid, by itself (S4.59)."""
    won = list(state.won)
    for seat, chips in awarded.shares:
        won[seat] += chips
    return state._replace(won=tuple(won), pots=state.pots[:-1])
