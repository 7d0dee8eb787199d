"""The events to try at a point of a hand: the right ones, and every wrong one that a small world can tell apart.

What is due at the stage is tried in every size and for every seat; what is out of place altogether is tried once per
seat, for it is refused whatever its size.
"""

from collections.abc import Iterator

from holdem_reference.hand import due, to_act
from holdem_reference.state import Stage, State
from holdem_spec.vocabulary.events import (
    AntesPosted,
    Bet,
    BetReturned,
    BlindPosted,
    BoardDealt,
    Burned,
    Called,
    Checked,
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
from holdem_spec.vocabulary.seats import Seat
from holdem_spec.vocabulary.table import Blind, Chips


def alphabet(state: State) -> Iterator[Event]:
    """All events worth trying in a state."""
    yield from _actions(state)
    yield from _antes(state)
    yield from _blinds(state)
    yield from _cards(state)
    yield from _discards(state)
    yield from _returns(state)
    yield from _showings(state)
    yield from _awards(state)
    yield from _ends(state)


def _seats(state: State) -> range:
    return range(len(state.stacks))


def _actions(state: State) -> Iterator[Event]:
    for seat in _seats(state):
        yield Folded(seat)
        yield Checked(seat)
        for to in _totals(state, seat):
            yield Called(seat, to)
            yield Bet(seat, to)
            yield RaisedTo(seat, to)


def _totals(state: State, seat: Seat) -> set[Chips]:
    all_in = state.in_front[seat] + state.stacks[seat]
    if seat == to_act(state):
        return set(range(1, all_in + 2))
    return {max(state.bet, 1)}


def _antes(state: State) -> Iterator[Event]:
    everybody = tuple(min(1, chips) for chips in state.stacks)
    yield AntesPosted(everybody)
    if state.stage == Stage.BLINDS and state.table.ante:
        whole = tuple(min(state.table.ante, chips) for chips in state.stacks)
        yield AntesPosted(whole)
        for seat in _seats(state):
            for chips in range(state.table.ante + 2):
                yield AntesPosted(tuple(chips if s == seat else 0 for s in _seats(state)))
                yield AntesPosted((*whole[:seat], chips, *whole[seat + 1 :]))


def _discards(state: State) -> Iterator[Event]:
    for seat in _seats(state) if state.table.hole_cards > 2 else (0,):
        for card in (*state.holes[seat], state.deck[-1]):
            yield Discarded(seat, card)


def _blinds(state: State) -> Iterator[Event]:
    if state.stage > Stage.DEAL:
        yield BlindPosted(0, Blind.SMALL, 1)
        return
    for seat in _seats(state):
        for blind in Blind:
            for chips in range(state.table.big_blind + 2):
                yield BlindPosted(seat, blind, chips)


def _cards(state: State) -> Iterator[Event]:
    rest = state.deck[state.top :]
    dealt = state.deck[: state.top]
    if state.stage == Stage.DEAL:
        for seat in _seats(state):
            for card in (rest[0], rest[1], *dealt[-1:]):
                yield HoleCardDealt(seat, card)
    else:
        yield HoleCardDealt((state.table.button + 1) % len(state.stacks), rest[0])
    yield Burned(rest[0])
    for many in (1, 3):
        yield BoardDealt(rest[:many])
    if state.stage == Stage.STREET_END:
        yield Burned(rest[1])
        yield Burned(dealt[-1])
        for many in (2, 4):
            yield BoardDealt(rest[:many])
        yield BoardDealt(rest[1:2])
        yield BoardDealt((*dealt[-1:], *rest[: 2 if not state.board else 0]))


def _returns(state: State) -> Iterator[Event]:
    if state.stage != Stage.STREET_END:
        yield BetReturned(max(_seats(state), key=lambda seat: state.put_in[seat]), 1)
        return
    for seat in _seats(state):
        for chips in range(1, max(state.put_in) + 1):
            yield BetReturned(seat, chips)


def _showings(state: State) -> Iterator[Event]:
    unseen = state.deck[-1]
    for seat in _seats(state):
        yield Shown(seat, state.holes[seat])
        yield Mucked(seat)
        if state.stage >= Stage.STREET_END:
            yield Shown(seat, (*state.holes[seat][:1], unseen))
            yield Shown(seat, state.holes[seat][:1])


def _awards(state: State) -> Iterator[Event]:
    event = due(state)
    if not isinstance(event, PotAwarded):
        for seat in _seats(state) if state.stage == Stage.SHOWDOWN else (0,):
            yield PotAwarded(0, ((seat, max(1, sum(state.put_in))),))
        return
    chips = sum(share for _, share in event.shares)
    for pot in range(len(state.stacks)):
        yield PotAwarded(pot, event.shares)
    for first in _seats(state):
        yield PotAwarded(event.pot, ((first, chips),))
        for second in range(first + 1, len(state.stacks)):
            for share in range(chips + 1):
                yield PotAwarded(event.pot, ((first, share), (second, chips - share)))
    yield from _off_by_one(event)


def _off_by_one(event: PotAwarded) -> Iterator[Event]:
    for place, (seat, share) in enumerate(event.shares):
        for wrong in (share - 1, share + 1):
            yield PotAwarded(event.pot, (*event.shares[:place], (seat, wrong), *event.shares[place + 1 :]))
        for other in range(place + 1, len(event.shares)):
            shares = [list(pair) for pair in event.shares]
            for step in (1, -1):
                moved = [tuple(pair) for pair in shares]
                moved[place] = (seat, share + step)
                moved[other] = (shares[other][0], shares[other][1] - step)
                yield PotAwarded(event.pot, tuple((s, c) for s, c in moved))


def _ends(state: State) -> Iterator[Event]:
    stacks = tuple(chips + won for chips, won in zip(state.stacks, state.won, strict=True))
    yield HandEnded(stacks)
    yield HandEnded((stacks[0] + 1, *stacks[1:]))
    yield TraceEnded()
