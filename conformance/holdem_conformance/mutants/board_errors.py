"""Mistakes about board cards too early, too many, or without a burn, and about what is left to the director."""

from holdem_conformance.mutants.changes import instead
from holdem_conformance.mutants.mutant import Change, Instead, Mutant
from holdem_reference.floor.board_errors import FLOP, RIVER, TURN
from holdem_reference.floor.notes import Notes
from holdem_reference.state import Stage, State
from holdem_spec.vocabulary.events import BoardDealt, Burned, HandEvent
from holdem_spec.vocabulary.floor import BecameBurn, BoardDealtEarly, BoardMended, Fault, FloorEvent, StubShuffled


def _the_round_is_over(was: Instead, state: State, notes: Notes, event: FloorEvent) -> State:
    """When a board card lies there the betting is over."""
    after: State = was(state, notes, event)
    early = isinstance(event, BoardDealtEarly)
    return after._replace(waiting=(), stage=Stage.STREET_END) if early else after


def _the_early_turn_counts(was: Instead, state: State) -> Burned | BoardDealt:
    early = state.notes is not None and state.notes.early == TURN and len(state.board) == TURN
    return BoardDealt(state.notes.loose) if early and state.notes else was(state)


def _no_shuffle_for(street: int) -> Change:
    def due(was: Instead, state: State, notes: Notes) -> bool:
        return was(state, notes) and notes.early != street

    return instead("floor.board_errors.shuffle_is_due", due)


def _shuffled_again(was: Instead, state: State, notes: Notes, event: FloorEvent) -> State:
    """After an early turn the river comes from a shuffled rest as well."""
    after: State = was(state, notes, event)
    again = isinstance(event, StubShuffled) and notes.early == TURN
    return after._replace(notes=after.notes._replace(early=RIVER)) if again and after.notes else after


def _not_shuffled_at_the_river(was: Instead, state: State, notes: Notes) -> bool:
    return was(state, notes) and len(state.board) != RIVER


def _the_burn_of_the_early_card(was: Instead, state: State, burned: bool) -> bool:
    """The other answer to whether the burn of an early turn counts."""
    return not was(state, burned) if len(state.board) == TURN else was(state, burned)


def _burned_again(was: Instead, state: State, notes: Notes) -> bool:
    """The turn from the shuffled rest has a burn of its own."""
    return was(state, notes) and len(state.board) != TURN


def _never_noticed(was: Instead, state: State, notes: Notes) -> bool:
    return notes.unburned != FLOP and was(state, notes)


def _mended_after_an_action(was: Instead, state: State, notes: Notes, planned: HandEvent | None) -> HandEvent | None:
    """The dealer takes the first card of a flop without a burn for the burn card, whoever has acted."""
    late = notes.unburned == FLOP and notes.error(Fault.NO_BURN) is not None and any(b >= 0 for b in state.acted_at)
    flop = state.board
    return BoardMended(flop[0], (*flop[1:], state.deck[state.top])) if late else was(state, notes, planned)


def _a_folded_card_burned(was: Instead, state: State) -> HandEvent | None:
    """A card of a folded player serves as the burn card."""
    due: HandEvent | None = was(state)
    folded = [card for seat, out in enumerate(state.folded) if out for card in state.holes[seat]]
    return BecameBurn(folded[0]) if isinstance(due, Burned) and folded else due


MUTANTS = (
    Mutant(
        "DEAL-SHUFFLE",
        "the pack may be shuffled during a hand",
        instead("floor.procedure._may_be_shuffled", lambda was, *given: True),
    ),
    Mutant("DEAL-BURNPURPOSE", "a folded card serves as the burn card", instead("hand.due", _a_folded_card_burned)),
    Mutant(
        "ERR-TURN-FINISH",
        "a board card that came too early ends the betting",
        instead("floor.procedure._after_board_event", _the_round_is_over),
    ),
    Mutant(
        "ERR-TURN-OUT", "an early turn becomes the turn", instead("dealing.next_street_card", _the_early_turn_counts)
    ),
    Mutant(
        "ERR-TURN-REPLACE",
        "the burn of an early turn is counted the other way",
        instead("floor.board_errors.burn_after_an_early_card", _the_burn_of_the_early_card)
        + instead("floor.board_errors.burn_after_the_shuffle", _burned_again),
    ),
    Mutant(
        "ERR-TURN-RIVER",
        "the rest is not shuffled before the river",
        instead("floor.board_errors.shuffle_is_due", _not_shuffled_at_the_river),
        (("err.turn", "robert"),),
    ),
    Mutant(
        "ERR-TURN-RIVER",
        "the rest is shuffled before the river as well",
        instead("floor.procedure._after_board_event", _shuffled_again),
        (("err.turn", "tda_reshuffle"), ("deal.burn", "on")),
    ),
    Mutant("ERR-RIVER", "an early river does not go back into the rest", _no_shuffle_for(RIVER)),
    Mutant("ERR-FLOP-EARLY", "an early flop does not go back into the rest", _no_shuffle_for(FLOP)),
    Mutant(
        "ERR-FLOP-MANY-R",
        "a flop of too many cards never goes back",
        instead("floor.board_errors.goes_back", lambda was, *given: False),
    ),
    Mutant(
        "ERR-FLOP4-T",
        "a flop of four cards goes back",
        instead("floor.board_errors.goes_back", lambda was, s, notes: notes.too_many > 0 and not s.board),
    ),
    Mutant(
        "ERR-NOBURN-NOACT",
        "a missing burn before the flop does not matter",
        instead("floor.board_errors.missing_burn", _never_noticed),
    ),
    Mutant(
        "ERR-NOBURN-ACT",
        "a flop without a burn is mended although somebody has acted",
        instead("floor.board_errors.next_step", _mended_after_an_action),
    ),
    Mutant(
        "META-FLOOR",
        "the hand does not wait for the director",
        instead("floor.rulings.waiting_cases", lambda was, *given: [])
        + instead("floor.procedure.waiting_cases", lambda was, *given: []),
    ),
    Mutant(
        "META-FLOOR",
        "the director may decide anything",
        instead("floor.procedure.can_be_ruled", lambda was, *given: True),
    ),
)
