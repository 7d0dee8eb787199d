"""When a hand is dealt again, and what happens to a single exposed card."""

from holdem_reference.floor.notes import Notes
from holdem_reference.state import Stage, State
from holdem_spec.vocabulary.floor import MISDEALS, CardExposed, CardReplaced, Fault

CLAUSES = {
    Fault.CARDS_BOXED: "MIS-T-BOXED",
    Fault.EXTRA_CARD: "MIS-H-EXTRA",
    Fault.FIRST_CARD_ASTRAY: "MIS-T-FIRSTCARD",
    Fault.CARD_FOR_NOBODY: "MIS-T-NOTENTITLED",
    Fault.PLAYER_SKIPPED: "MIS-R-SKIPPED",
    Fault.BUTTON_ASTRAY: "MIS-R-BUTTON",
    Fault.DECK_FOULED: "MIS-T-FOULED",
}


def clause_of(state: State, fault: Fault) -> str:
    """The clause by which a fault stops the hand (S0.63, S2.25, S2.27)."""
    if fault == Fault.CARD_EXPOSED:
        return "MIS-H-EXPOSED" if state.rules.reading("mis.exposed") == "house_any" else "MIS-R-FIRST2"
    return CLAUSES[fault]


def stopping_fault(state: State, notes: Notes) -> Fault | None:
    """The first fault for which the hand stands still; one for which it can still be dealt again goes before one that
    came too late (S0.63, S2.25, S2.27)."""
    return min(stopping_faults(state, notes), key=lambda fault: too_late(state, fault), default=None)


def stopping_faults(state: State, notes: Notes) -> list[Fault]:
    """The faults that are known, and neither declared a misdeal nor decided (S0.63, S2.25, S2.27)."""
    known = [error.fault for error in notes.errors if error.fault in MISDEALS]
    if notes.boxed > 1 and not state.board:
        known.append(Fault.CARDS_BOXED)
    if _exposed_past_repair(state, notes):
        known.append(Fault.CARD_EXPOSED)
    return [fault for fault in known if notes.ruling(fault) is None]


def _exposed_past_repair(state: State, notes: Notes) -> bool:
    """By the house any exposed card; else one of the first two, or a second one (S0.63, S2.25)."""
    if state.rules.reading("mis.exposed") == "house_any":
        return bool(notes.exposed)
    return len(notes.exposed) > 1 or any(number <= 2 for _, number, _ in notes.exposed)


def too_late(state: State, fault: Fault) -> bool:
    """Whether a misdeal can no longer be declared; a fouled pack ends the hand at any time (S0.63, S2.27)."""
    if fault == Fault.DECK_FOULED:
        return False
    if state.rules.reading("mis.deadline") == "two_acted":
        return state.actions >= 2
    return state.actions >= (2 if state.chips_acted else 3)


def exposed_card(state: State, event: CardExposed) -> tuple[int, int, int]:
    """Seat, place in the deal, and the card itself: whether it was one of the first two decides (S2.25)."""
    players = len(state.table.players())
    return event.seat, event.number, state.holes[event.seat][(event.number - 1) // players]


def replacement(state: State, notes: Notes) -> CardReplaced | None:
    """After the deal the top card of the pack for an exposed one (S2.25)."""
    if len(notes.exposed) == notes.replaced or state.stage in (Stage.BLINDS, Stage.DEAL):
        return None
    return CardReplaced(notes.exposed[notes.replaced][0], state.deck[state.top])
