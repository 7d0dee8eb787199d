"""The betting of a street: a queue of players who still have to act, refilled by every wager."""

from holdem_reference.entries import replaced
from holdem_reference.rights import BET_AND_RAISES, reopened
from holdem_reference.seats import around, big_blind, still_in, with_chips
from holdem_reference.sizes import counts, lifted
from holdem_reference.state import Stage, State
from holdem_spec.vocabulary.events import Action, Bet, Called, Folded, RaisedTo
from holdem_spec.vocabulary.seats import NOBODY, Seat
from holdem_spec.vocabulary.table import Chips, Limit


def open_street(state: State) -> State:
    """Begin a betting round: before the flop the blinds are the bet, later there is none (S0.19, S0.20, S1.34)."""
    seats, big = len(state.stacks), state.table.big_blind
    if state.board:
        state = state._replace(bet=0, full_raise=big, complete=0, complete_bets=0, short=False, aggressor=NOBODY)
    fresh = state._replace(
        stage=Stage.BETTING, bet=max(state.bet, *state.in_front), acted_at=(-1,) * seats, full_since=(False,) * seats
    )
    after = state.table.button if state.board else big_blind(state)
    return _or_street_end(fresh._replace(waiting=tuple(s for s in around(state, after) if s in with_chips(state))))


def pay(state: State, seat: Seat, chips: Chips) -> State:
    """Move chips from a stack to in front of its player (S1.21)."""
    return state._replace(
        stacks=replaced(state.stacks, seat, state.stacks[seat] - chips),
        in_front=replaced(state.in_front, seat, state.in_front[seat] + chips),
        put_in=replaced(state.put_in, seat, state.put_in[seat] + chips),
    )


def after_action(state: State, action: Action) -> State:
    """The state after the player whose turn it is has acted (S1.22–S1.27)."""
    seat = action.seat
    state = state._replace(waiting=state.waiting[1:])
    full = False
    match action:
        case Folded():
            state = state._replace(folded=tuple(f or s == seat for s, f in enumerate(state.folded)))
        case Called():
            state = pay(state, seat, action.to - state.in_front[seat])
        case Bet() | RaisedTo():
            state = _wagered(state, seat, action.to)
            full = not state.short
    state = state._replace(
        acted_at=replaced(state.acted_at, seat, state.bet),
        full_since=reopened(state.full_since, seat, full),
        actions=min(state.actions + 1, 3),
        chips_acted=state.chips_acted or isinstance(action, Called | Bet | RaisedTo),
    )
    if state.notes is not None:
        state = state._replace(notes=state.notes._replace(said=(), must_call=NOBODY))
    return _or_street_end(state)


def _wagered(state: State, seat: Seat, to: Chips) -> State:
    full, full_raise = lifted(state.bet, state.full_raise, to)
    state = _counted(pay(state, seat, to - state.in_front[seat]), to)
    return state._replace(
        bet=to,
        full_raise=full_raise,
        short=not full,
        aggressor=seat,
        aggressor_of_hand=seat,
        waiting=tuple(s for s in around(state, seat) if s != seat and s in with_chips(state)),
    )


def _counted(state: State, to: Chips) -> State:
    """Fixed limit: the wager counts as a bet or raise if it goes at least half a unit above the last that counted."""
    if state.table.limit != Limit.FIXED_LIMIT or not counts(to, state.complete, unit(state)):
        return state
    bets = state.complete_bets + 1
    reaches_cap = bets == BET_AND_RAISES
    return state._replace(
        complete=to,
        complete_bets=bets,
        capped_two_handed=len(still_in(state)) == 2 if reaches_cap else state.capped_two_handed,
    )


def unit(state: State) -> Chips:
    """Fixed limit: the size of a bet, the lower limit up to the flop, then the upper (S1.56, S3.16)."""
    return state.table.limits[0 if len(state.board) < 4 else 1]


def without(state: State, seat: Seat) -> State:
    """The hand without a player whose hand the director has declared dead (S0.63)."""
    folded = tuple(out or at == seat for at, out in enumerate(state.folded))
    return _or_street_end(state._replace(folded=folded, waiting=tuple(at for at in state.waiting if at != seat)))


def _or_street_end(state: State) -> State:
    """Skip players who have nothing to decide; when nobody is left to act, the street ends."""
    able = with_chips(state)
    waiting = tuple(seat for seat in state.waiting if seat in able)
    if len(still_in(state)) < 2:
        waiting = ()
    elif len(able) == 1 and waiting:
        (last,) = able
        if max(state.in_front[seat] for seat in still_in(state) if seat != last) <= state.in_front[last]:
            waiting = ()
    return state._replace(waiting=waiting, stage=state.stage if waiting else Stage.STREET_END)
