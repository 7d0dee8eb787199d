"""Showing and mucking: a queue of players in the order in which they show."""

from holdem_reference.hands import strength
from holdem_reference.orders import deepest_first, showing_order
from holdem_reference.pots import build_pots, unmatched_bet
from holdem_reference.seats import still_in, with_chips
from holdem_reference.state import Stage, State
from holdem_spec.vocabulary.events import Mucked, Shown
from holdem_spec.vocabulary.seats import NOBODY, Seat


def open_showdown(state: State) -> State:
    """Put the players in their order of showing (S0.30, S0.43, S1.43)."""
    hidden = [seat for seat in still_in(state) if not state.shown[seat]]
    queue = list(showing_order(tuple(hidden), _leader(state, hidden), state.table.button))
    if state.rules.reading("show.side") == "side_first":
        queue = _deepest_first(state, queue)
    return state._replace(stage=Stage.SHOWDOWN, to_show=tuple(queue), pots=build_pots(state))


def _leader(state: State, hidden: list[Seat]) -> Seat:
    """Who must show first because of his last bet or raise."""
    any_street = state.rules.reading("show.first") == "any_street"
    leader = state.aggressor_of_hand if any_street else state.aggressor
    return leader if leader in hidden else NOBODY


def _deepest_first(state: State, queue: list[Seat]) -> list[Seat]:
    """Players of the last side pot first; among players of the same pots clockwise from the first who shows."""
    return list(deepest_first(tuple(queue), state.put_in)) if queue else queue


def refused_showing(state: State, event: Shown | Mucked) -> str | None:
    """The clause by which showing or mucking is refused; None if it may be done (S0.30, S0.31, S0.61, S3.26, S3.30)."""
    seat = event.seat
    if state.stage == Stage.STREET_END and unmatched_bet(state) is not None:
        return "POT-RETURN"
    turned = state.folded[seat] or state.mucked[seat] or state.shown[seat]
    if turned or not _time_to_show(state, event):
        return "SHOW-WHEN"
    if isinstance(event, Shown) and event.cards != state.holes[seat]:
        return "SHOW-BOTHCARDS"
    if state.stage == Stage.SHOWDOWN and seat != state.to_show[0]:
        return _out_of_order(state, seat)
    return _refused_muck(state, seat) if isinstance(event, Mucked) else None


def _time_to_show(state: State, event: Shown | Mucked) -> bool:
    if state.stage == Stage.SHOWDOWN:
        return True
    return isinstance(event, Shown) and (len(still_in(state)) < 2 or run_out(state))


def run_out(state: State) -> bool:
    """Whether the betting of the hand is over while board cards are still to come (S1.45, S4.60)."""
    return state.stage == Stage.STREET_END and len(still_in(state)) > 1 and len(with_chips(state)) < 2


def _out_of_order(state: State, seat: Seat) -> str:
    due = state.to_show[0]
    if due == _leader(state, list(state.to_show)):
        return "SHOW-FIRSTAGGR"
    if state.put_in[due] != state.put_in[seat]:
        return "SHOW-SIDEORDER"
    return "SHOW-CLOCKWISE" if state.opened else "SHOW-FIRSTCHECKED"


def _refused_muck(state: State, seat: Seat) -> str | None:
    if seat == state.aggressor and state.rules.reading("show.aggressor") == "aggressor_shows":
        return "SHOW-MUSTFIRST"
    others = [[other for other in contestants if other != seat] for _, contestants in build_pots(state)]
    if any(all(state.mucked[other] for other in pot) for pot in others):
        return "SHOW-LASTLIVE"
    policy = state.rules.reading("show.muck")
    if policy == "never" or (policy == "if_beaten" and not _beaten(state, seat)):
        return "SHOW-MUCK"
    return None


def _beaten(state: State, seat: Seat) -> bool:
    own = strength(state.holes[seat] + state.board)
    return any(
        strength(state.holes[other] + state.board) > own
        for other in still_in(state)
        if state.shown[other] and not state.mucked[other]
    )


def after_showing(state: State, event: Shown | Mucked) -> State:
    """A shown hand lies open, a mucked one is dead (S0.31, S0.61)."""
    seat = event.seat
    flags = tuple(s == seat for s in range(len(state.stacks)))
    if isinstance(event, Shown):
        state = state._replace(shown=tuple(a or b for a, b in zip(state.shown, flags, strict=True)))
    else:
        state = state._replace(mucked=tuple(a or b for a, b in zip(state.mucked, flags, strict=True)))
    opened = state.opened or state.stage == Stage.SHOWDOWN
    return state._replace(to_show=tuple(s for s in state.to_show if s != seat), opened=opened)
