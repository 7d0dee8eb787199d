"""The events of the floor to try at a point of a hand: what can go wrong there, and every remedy, right or wrong."""

from collections.abc import Callable, Iterator

from holdem_reference.floor.board_errors import too_large
from holdem_reference.floor.notes import Notes
from holdem_reference.hand import due, to_act
from holdem_reference.state import Stage, State
from holdem_spec.vocabulary.events import BoardDealt, Burned
from holdem_spec.vocabulary.floor import (
    AskedAgain,
    BecameBurn,
    BetsTakenBack,
    BoardDealtEarly,
    BoardDealtUnburned,
    BoardMended,
    BoxedCardFound,
    CardExposed,
    CardReplaced,
    ChipsPushed,
    Decision,
    Declared,
    ErrorFound,
    Fault,
    FloorEvent,
    FloorRuled,
    MisdealDeclared,
    PlaysTheBoard,
    StubShuffled,
    TooManyTurnedUp,
    Word,
)
from holdem_spec.vocabulary.seats import NOBODY

Incidents = Callable[[State], Iterator[FloorEvent]]


def exposures(state: State) -> Iterator[FloorEvent]:
    """The card just dealt, or the one before it, lies open."""
    dealt = sum(map(len, state.holes))
    if state.stage == Stage.DEAL or (state.stage == Stage.BETTING and state.actions == 0 and not state.board):
        players = [seat for seat in _from_the_button(state) if state.table.stacks[seat]]
        for number in range(max(1, dealt - 1), dealt + 1):
            yield CardExposed(players[(number - 1) % len(players)], number)
        if state.stage == Stage.DEAL:
            yield BoxedCardFound(state.deck[state.top])


def _from_the_button(state: State) -> tuple[int, ...]:
    seats = len(state.stacks)
    return tuple((state.table.button + 1 + step) % seats for step in range(seats))


def misdeals(state: State) -> Iterator[FloorEvent]:
    """A fault that makes the hand void comes to light."""
    if state.stage == Stage.BETTING and not state.board:
        yield ErrorFound(Fault.EXTRA_CARD, 0, state.deck[state.top])
        yield ErrorFound(Fault.PLAYER_SKIPPED, 1)
    if Stage.BETTING <= state.stage < Stage.OVER:
        yield ErrorFound(Fault.DECK_FOULED)


def board_errors(state: State) -> Iterator[FloorEvent]:
    """Board cards too early, too many, or with two burns."""
    rest, planned = state.deck[state.top :], due(state)
    size = 3 if not state.board else 1
    burn = 1 if state.rules.reading("deal.burn") == "on" else 0
    lies_early = state.notes is not None and state.notes.early == len(state.board)
    if state.stage in (Stage.BETTING, Stage.STREET_END) and len(state.board) < 5 and not lies_early:
        yield BoardDealtEarly(rest[:burn], rest[burn : burn + size])
    if state.notes is not None and too_large(state, state.notes):
        return  # the street lies there, nothing more is turned up or burned for it
    if isinstance(planned, BoardDealt) and not state.board:
        yield TooManyTurnedUp(rest[:4])
        yield TooManyTurnedUp(rest[:5])
    if isinstance(planned, BoardDealt) and state.burned:
        yield ErrorFound(Fault.TWO_BURNS, NOBODY, rest[0])


def missing_burns(state: State) -> Iterator[FloorEvent]:
    """A street comes without a burn, and somebody notices."""
    size = 3 if not state.board else 1
    if isinstance(due(state), Burned):
        yield BoardDealtUnburned(state.deck[state.top : state.top + size])
    if state.notes is not None and state.notes.unburned is not None and state.notes.error(Fault.NO_BURN) is None:
        yield ErrorFound(Fault.NO_BURN)


def turns(state: State) -> Iterator[FloorEvent]:
    """A player lost his turn, or took his bet back."""
    if to_act(state) != NOBODY:
        yield ErrorFound(Fault.OUT_OF_TURN, to_act(state))
        yield ErrorFound(Fault.CHIPS_PULLED_BACK, to_act(state))


def sayings(state: State) -> Iterator[FloorEvent]:
    """The player to act announces or pushes anything."""
    seat = to_act(state)
    if seat == NOBODY:
        return
    for word in (Word.FOLD, Word.CHECK, Word.CALL, Word.ALL_IN, Word.RAISE):
        yield Declared(seat, word)
    for chips in range(1, state.stacks[seat] + 2):
        yield Declared(seat, Word.RAISE, state.in_front[seat] + chips)
    for chips in range(1, state.stacks[seat] + 1):
        yield ChipsPushed(seat, chips)


def remedies(state: State) -> Iterator[FloorEvent]:
    """All that the dealer or the director might do about it."""
    if state.over:
        return
    notes = state.notes or Notes()
    rest, seats = state.deck[state.top :], range(len(state.stacks))
    for fault in Fault:
        yield MisdealDeclared(fault)
    yield BetsTakenBack()
    yield StubShuffled(tuple(sorted(rest + notes.loose)))
    yield StubShuffled(tuple(sorted(rest)) if notes.loose else rest[1:])
    for seat in seats:
        yield CardReplaced(seat, rest[0])
        yield AskedAgain(seat)
        yield PlaysTheBoard(seat)
    for card in (*notes.loose, *notes.laid_away, state.holes[0][0] if state.holes[0] else rest[0]):
        yield BecameBurn(card)
    yield from _mended(state)
    yield from _rulings(state, notes)


def _mended(state: State) -> Iterator[FloorEvent]:
    street = state.board if len(state.board) == 3 else state.board[-1:]
    rest = state.deck[state.top :]
    for card in street:
        others = tuple(other for other in street if other != card)
        yield BoardMended(card, (*others, rest[0]))
        yield BoardMended(card, (*others, rest[1]))


def _rulings(state: State, notes: Notes) -> Iterator[FloorEvent]:
    for case in Fault:
        yield FloorRuled(case, Decision.PLAY_ON)
        for seat in range(len(state.stacks)):
            yield FloorRuled(case, Decision.HAND_DEAD, seat)
            yield FloorRuled(case, Decision.MUST_CALL, seat)
        for card in (*notes.loose, *state.board[-3:], state.deck[-1]):
            yield FloorRuled(case, Decision.BURN_CARD, card=card)
            yield FloorRuled(case, Decision.PUT_BACK, card=card)
