"""Board cards too early, too many, or without a burn: what the dealer waits for, and what he does."""

from enum import Enum, auto

from holdem_reference.floor.notes import Notes
from holdem_reference.state import State
from holdem_spec.vocabulary.cards import Card
from holdem_spec.vocabulary.events import BoardDealt, Burned, HandEvent
from holdem_spec.vocabulary.floor import BecameBurn, BoardMended, Decision, Fault

FLOP, TURN, RIVER = 0, 3, 4
CLAUSES = {FLOP: "ERR-FLOP-EARLY", TURN: "ERR-TURN-OUT", RIVER: "ERR-RIVER"}


class Awaited(Enum):
    """What only chance or the director can give."""

    SHUFFLE = auto()
    RULING = auto()


def too_large(state: State, notes: Notes) -> bool:
    """A flop of more than three cards lies there, and nothing has been done about it (S2.29)."""
    return bool(notes.too_many) and not state.board


def goes_back(state: State, notes: Notes) -> bool:
    """Whether a flop of too many is dealt anew: by Robert's always, by the TDA from five cards on (S2.29)."""
    anew = state.rules.reading("err.flop4") == "redeal" or notes.too_many > 4
    return too_large(state, notes) and anew


def shuffle_is_due(state: State, notes: Notes) -> bool:
    """Whether the rest is to be shuffled before the next street: by Robert's after an early turn before the river, else
    before the street that came too early, or of which there are too many (S2.29)."""
    if notes.early == TURN and state.rules.reading("err.turn") == "robert":
        return len(state.board) == RIVER
    return notes.early == len(state.board) or goes_back(state, notes)


def burn_after_an_early_card(state: State, burned: bool) -> bool:
    """Whether the burn of the street counts as made: by Robert's an early turn takes its burn with it (S2.29)."""
    if len(state.board) == TURN and state.rules.reading("err.turn") == "robert":
        return False
    return burned or state.burned


def burn_after_the_shuffle(state: State, notes: Notes) -> bool:
    """Whether the burn of the street counts as made: what comes from the rest after an early turn has none (S2.29)."""
    return state.burned or notes.early == TURN


def nobody_has_acted(state: State) -> bool:
    """Not even a check has been made on this street (S2.29)."""
    return all(bet < 0 for bet in state.acted_at)


def missing_burn(state: State, notes: Notes) -> bool:
    """A missing burn is noticed, undecided, and not past repair: on the flop any action makes it stand (S2.29)."""
    if notes.unburned is None or notes.error(Fault.NO_BURN) is None or notes.ruling(Fault.NO_BURN) is not None:
        return False
    if len(state.board) != notes.unburned + (3 if notes.unburned == FLOP else 1):
        return False
    return notes.unburned != FLOP or nobody_has_acted(state)


def _planned_burn(notes: Notes) -> Card | None:
    """The card that a ruling made the next burn."""
    for case in (Fault.FLOP_OF_FOUR, Fault.TWO_BURNS):
        ruled = notes.ruling(case)
        if ruled is not None and ruled.decision == Decision.BURN_CARD and ruled.card in notes.loose:
            return ruled.card
    return None


def next_step(state: State, notes: Notes, planned: HandEvent | None) -> HandEvent | None:
    """The remedy that is due before the hand goes on as planned (S2.25, S2.29)."""
    card = _planned_burn(notes)
    if card is not None and too_large(state, notes):
        return BoardDealt(tuple(other for other in notes.loose if other != card))
    if card is not None and state.board and not state.burned:
        return BecameBurn(card)
    mended = notes.ruling(Fault.NO_BURN)
    if mended is not None and mended.decision == Decision.BURN_CARD and notes.unburned is not None:
        return _mended(state, notes, mended.card)
    if notes.laid_away and isinstance(planned, Burned) and not state.board:
        return BecameBurn(notes.laid_away[0])
    return None


def takes_the_exposed(state: State) -> bool:
    """Whether an exposed card is the next burn, where cards are burned (S2.25)."""
    return not state.burned and state.rules.reading("deal.burn") == "on"


def _mended(state: State, notes: Notes, card: Card) -> BoardMended:
    street = state.board[notes.unburned :]
    return BoardMended(card, (*(other for other in street if other != card), state.deck[state.top]))
