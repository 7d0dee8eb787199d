"""Cases for the director: which are open, what he can decide, and what his decision changes."""

from holdem_reference.betting import without
from holdem_reference.floor import board_errors, misdeals
from holdem_reference.floor.notes import Notes
from holdem_reference.menu import to_act
from holdem_reference.state import State
from holdem_spec.vocabulary.floor import MISDEALS, Decision, Fault, FloorRuled

NO_RULE = (Fault.TWO_BURNS, Fault.OUT_OF_TURN, Fault.CHIPS_PULLED_BACK)


def waiting_cases(state: State, notes: Notes) -> list[Fault]:
    """The cases for which the hand waits, apart from faults that come too late for a misdeal (S0.63, S2.29)."""
    cases = [e.fault for e in notes.errors if e.fault in NO_RULE and notes.ruling(e.fault) is None]
    if board_errors.missing_burn(state, notes):
        cases.append(Fault.NO_BURN)
    if board_errors.too_large(state, notes) and not board_errors.goes_back(state, notes):
        cases += [Fault.FLOP_OF_FOUR] if notes.ruling(Fault.FLOP_OF_FOUR) is None else []
    return cases


def open_cases(state: State, notes: Notes) -> list[Fault]:
    """Everything that can be decided now (S0.63, S2.27, S2.29)."""
    cases = waiting_cases(state, notes)
    fault = misdeals.stopping_fault(state, notes)
    too_late = fault is not None and misdeals.too_late(state, fault)
    if not too_late:
        return cases if fault is None else []
    return [e.fault for e in notes.errors if e.fault in MISDEALS and notes.ruling(e.fault) is None] + cases


def can_be_ruled(state: State, notes: Notes, event: FloorRuled) -> bool:
    """Whether a decision suits its case (S0.63, S2.29)."""
    case = event.case
    match event.decision:
        case Decision.PLAY_ON:
            late_burn = case == Fault.NO_BURN and notes.unburned in (board_errors.TURN, board_errors.RIVER)
            return case in MISDEALS or case in (Fault.OUT_OF_TURN, Fault.CHIPS_PULLED_BACK) or late_burn
        case Decision.HAND_DEAD:
            error = notes.error(case)
            fits = case in MISDEALS or case == Fault.OUT_OF_TURN
            named = error is not None and error.seat == event.seat and not state.folded[event.seat]
            return fits and named and state.folded.count(False) > 1
        case Decision.BURN_CARD:
            return event.card in _possible_burns(state, notes, case)
        case Decision.PUT_BACK:
            return case == Fault.TWO_BURNS and event.card in _possible_burns(state, notes, case)
        case Decision.MUST_CALL:
            return case == Fault.CHIPS_PULLED_BACK and event.seat == to_act(state)


def _possible_burns(state: State, notes: Notes, case: Fault) -> tuple[int, ...]:
    if case == Fault.FLOP_OF_FOUR:
        return notes.loose
    if case == Fault.TWO_BURNS:
        return notes.loose[-1:]
    if case == Fault.NO_BURN and board_errors.nobody_has_acted(state):
        return state.board[notes.unburned :]
    return ()


def ruled(state: State, notes: Notes, event: FloorRuled) -> State:
    """The state after a decision of the director (S0.63, S2.29)."""
    notes = notes._replace(rulings=(*notes.rulings, event))
    match event.decision:
        case Decision.HAND_DEAD:
            return without(state._replace(notes=notes._replace(said=())), event.seat)
        case Decision.PUT_BACK:
            return state._replace(top=state.top - 1, notes=notes._replace(loose=notes.loose[:-1]))
        case Decision.MUST_CALL:
            notes = notes._replace(must_call=event.seat)
    return state._replace(notes=notes)
