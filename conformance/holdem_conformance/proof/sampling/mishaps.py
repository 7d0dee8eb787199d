"""What goes wrong at a table, and what only chance or the director can say about it."""

from random import Random

from holdem_conformance.proof import floor_alphabet
from holdem_conformance.proof.sampling.plans import Floor
from holdem_conformance.proof.sampling.wish import Wish
from holdem_reference import hand
from holdem_reference.floor.board_errors import Awaited
from holdem_reference.state import State
from holdem_spec.vocabulary.floor import FloorEvent, StubShuffled

KINDS: dict[Floor, tuple[floor_alphabet.Incidents, ...]] = {
    Floor.CALM: (),
    Floor.DEALER: (
        floor_alphabet.exposures,
        floor_alphabet.board_errors,
        floor_alphabet.missing_burns,
        floor_alphabet.misdeals,
    ),
    Floor.PLAYERS: (floor_alphabet.sayings, floor_alphabet.turns),
}


def mishap(state: State, floor: Floor, wish: Wish) -> FloorEvent | None:
    """Something that can go wrong now; None when nothing of the kind can."""
    for step in range(len(KINDS[floor])):
        kind = KINDS[floor][(wish.deed + step) % len(KINDS[floor])]
        possible = [event for event in kind(state) if hand.refusal(state, event) is None]
        if possible:
            return wish.one_of(possible)
    return None


def answer(state: State, wish: Wish) -> FloorEvent | None:
    """A shuffle or a ruling, where the hand waits for one; None when the engine takes none."""
    notes = state.notes
    if notes is None:
        return None
    if hand.awaits(state) == Awaited.SHUFFLE:
        rest = [*state.deck[state.top :], *notes.loose]
        return StubShuffled(tuple(Random(wish.size).sample(rest, len(rest))))
    allowed = [event for event in floor_alphabet.remedies(state) if hand.refusal(state, event) is None]
    return wish.one_of(allowed) if allowed else None
