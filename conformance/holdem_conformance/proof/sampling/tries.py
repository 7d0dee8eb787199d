"""What may be tried at a moment of a hand, right or wrong: by any player, and by the dealer."""

from holdem_conformance.proof.alphabet import alphabet
from holdem_conformance.proof.floor_alphabet import remedies
from holdem_conformance.proof.sampling.wish import Wish
from holdem_reference import hand
from holdem_reference.state import State
from holdem_spec.vocabulary.events import (
    AntesPosted,
    Bet,
    BetReturned,
    BoardDealt,
    Burned,
    Called,
    Checked,
    Choice,
    Discarded,
    Event,
    Folded,
    HandEnded,
    HoleCardDealt,
    Mucked,
    PotAwarded,
    RaisedTo,
    Shown,
    TraceEnded,
)
from holdem_spec.vocabulary.seats import NOBODY, Seat
from holdem_spec.vocabulary.table import Chips


def of_players(state: State, wish: Wish) -> list[Choice]:
    """One of each kind, half of the time by the player whose turn it is, at a total near one that matters."""
    seats = len(state.stacks)
    seat = hand.to_act(state)
    if seat == NOBODY or wish.who % 2:
        seat = wish.who % seats
    to = _total(state, seat, wish)
    holes = state.holes[seat]
    shown = wish.one_of([holes, holes[:1], state.deck[-2:], holes[::-1]])
    discards = [Discarded(seat, card) for card in (*holes[-1:], state.deck[-1])]
    return [
        Folded(seat), Checked(seat), Called(seat, to), Bet(seat, to), RaisedTo(seat, to), *discards,
        Shown(seat, shown), Mucked(seat),
    ]  # fmt: skip


def _total(state: State, seat: Seat, wish: Wish) -> Chips:
    all_in = state.in_front[seat] + state.stacks[seat]
    near = [state.bet, state.bet + state.full_raise, all_in, state.bet + wish.size, sum(state.put_in)]
    return max(1, near[wish.size % len(near)] + wish.deed % 3 - 1)


def of_the_dealer(state: State, wish: Wish) -> list[Event]:
    """What may not be due."""
    rest = state.deck[state.top :]
    seat = wish.who % len(state.stacks)
    stacks = tuple(chips + won for chips, won in zip(state.stacks, state.won, strict=True))
    card = rest[wish.size % 2]
    return [
        Burned(card), BoardDealt(rest[:1]), BoardDealt(rest[:3]), HoleCardDealt(seat, card),
        BetReturned(seat, 1 + wish.size % max(1, *state.put_in)), PotAwarded(wish.deed, ((seat, 1 + wish.size),)),
        AntesPosted(tuple(min(1, chips) for chips in state.stacks)), HandEnded(stacks), TraceEnded(),
    ]  # fmt: skip


def a_share_of_all(state: State, wish: Wish, most: int) -> list[Event]:
    """Of everything that a small world would try, at most so many, evenly spread; the wish says which."""
    everything = list(alphabet(state))
    step = max(1, -(-len(everything) // most))
    return everything[wish.size % step :: step]


def of_the_floor(state: State, wish: Wish, most: int) -> list[Event]:
    """Of the remedies, right and wrong, at most so many."""
    everything = list(remedies(state))
    step = max(1, -(-len(everything) // most))
    return list(everything[wish.size % step :: step])
