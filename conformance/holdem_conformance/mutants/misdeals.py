"""Mistakes about misdeals."""

from holdem_conformance.mutants.changes import instead
from holdem_conformance.mutants.mutant import Change, Instead, Mutant
from holdem_reference.floor.notes import Notes
from holdem_reference.state import State
from holdem_spec.vocabulary.events import HandEvent, HoleCardDealt
from holdem_spec.vocabulary.floor import BecameBurn, BetsTakenBack, CardReplaced, Fault
from holdem_spec.vocabulary.seats import clockwise_after
from holdem_spec.vocabulary.table import Table


def _goes_unnoticed(*faults: Fault) -> Change:
    """The hand goes on in spite of a fault."""

    def stopping(was: Instead, state: State, notes: Notes) -> list[Fault]:
        return [fault for fault in was(state, notes) if fault not in faults]

    return instead("floor.misdeals.stopping_faults", stopping)


def _out_of_turn_too(was: Instead, state: State, notes: Notes) -> list[Fault]:
    open_errors = [error.fault for error in notes.errors if notes.ruling(error.fault) is None]
    return [*was(state, notes), *(fault for fault in open_errors if fault == Fault.OUT_OF_TURN)]


def _only_a_second_card(was: Instead, state: State, notes: Notes) -> bool:
    return len(notes.exposed) > 1


def _only_the_first_two(was: Instead, state: State, notes: Notes) -> bool:
    return any(number <= 2 for _, number, _ in notes.exposed)


def _burn_from_the_pack(was: Instead, state: State, notes: Notes, planned: HandEvent | None) -> HandEvent | None:
    """An exposed card that was replaced is forgotten."""
    step: HandEvent | None = was(state, notes, planned)
    return None if isinstance(step, BecameBurn) and step.card in notes.laid_away else step


def _always_a_burn(was: Instead, state: State, notes: Notes, planned: HandEvent | None) -> HandEvent | None:
    """An exposed card that was replaced is laid to the burn cards, where none are."""
    step: HandEvent | None = was(state, notes, planned)
    waits = step is None and notes.laid_away and planned is not None and not isinstance(planned, HoleCardDealt)
    return BecameBurn(notes.laid_away[0]) if waits else step


def _replaced_without_need(was: Instead, state: State) -> HandEvent | None:
    """The dealer changes a card that nobody has seen."""
    due: HandEvent | None = was(state)
    between = due is not None and state.notes is None and state.actions > 0 and not state.board
    return CardReplaced(state.table.players()[0], state.deck[state.top]) if between else due


def _bets_stay(was: Instead, state: State, *given: object) -> HandEvent | None:
    due: HandEvent | None = was(state, *given)
    return None if isinstance(due, BetsTakenBack) else due


def _with_the_button_moved(was: Instead, table: Table, deck: tuple[str, ...]) -> Table:
    again: Table = was(table, deck)
    players = again.players()
    ahead = clockwise_after(again.button, len(again.stacks))
    return again._replace(button=next(seat for seat in ahead if seat in players))


def _in_the_old_order(was: Instead, table: Table, deck: tuple[str, ...]) -> Table:
    return table


MUTANTS = (
    Mutant(
        "MIS-H-EXPOSED",
        "an exposed card is no misdeal",
        instead("floor.misdeals._exposed_past_repair", lambda was, *given: False),
    ),
    Mutant(
        "MIS-R-FIRST2",
        "one of the first two cards exposed is no misdeal",
        instead("floor.misdeals._exposed_past_repair", _only_a_second_card),
    ),
    Mutant(
        "MIS-R-FIRST2",
        "a second exposed card is no misdeal",
        instead("floor.misdeals._exposed_past_repair", _only_the_first_two),
    ),
    Mutant(
        "MIS-R-LATER",
        "an exposed card is not replaced",
        instead("floor.misdeals.replacement", lambda was, *given: None),
        (("mis.exposed", "robert_tda"),),
    ),
    Mutant(
        "MIS-R-LATER",
        "the dealer changes a card that nobody has seen",
        instead("hand.due", _replaced_without_need),
        (("mis.exposed", "house_any"),),
    ),
    Mutant(
        "MIS-R-EXPBURN",
        "an exposed card is not the burn card of the flop",
        instead("floor.board_errors.next_step", _burn_from_the_pack),
        (("mis.exposed", "robert_tda"), ("deal.burn", "on")),
    ),
    Mutant(
        "MIS-R-EXPBURN",
        "an exposed card is a burn card where none are burned",
        instead("floor.board_errors.next_step", _always_a_burn),
        (("mis.exposed", "robert_tda"), ("deal.burn", "off")),
    ),
    Mutant(
        "MIS-LISTOPEN",
        "an action out of turn is a misdeal",
        instead("floor.misdeals.stopping_faults", _out_of_turn_too)
        + instead("floor.misdeals.clause_of", lambda was, *given: "MIS-LISTOPEN"),
    ),
    Mutant("MIS-H-EXTRA", "a player plays on with too many cards", _goes_unnoticed(Fault.EXTRA_CARD)),
    Mutant("MIS-T-BOXED", "any number of boxed cards is laid away", _goes_unnoticed(Fault.CARDS_BOXED)),
    Mutant("MIS-T-FIRSTCARD", "the first card may go to a wrong seat", _goes_unnoticed(Fault.FIRST_CARD_ASTRAY)),
    Mutant("MIS-T-NOTENTITLED", "cards for an empty seat do not matter", _goes_unnoticed(Fault.CARD_FOR_NOBODY)),
    Mutant("MIS-R-BUTTON", "the button may lie in the wrong place", _goes_unnoticed(Fault.BUTTON_ASTRAY)),
    Mutant("MIS-R-SKIPPED", "a player passed over in the deal is out of luck", _goes_unnoticed(Fault.PLAYER_SKIPPED)),
    Mutant("MIS-T-FOULED", "a hand is played on with a wrong pack", _goes_unnoticed(Fault.DECK_FOULED)),
    Mutant(
        "MIS-H-DEADLINE",
        "a misdeal is declared at any time",
        instead("floor.misdeals.too_late", lambda was, *given: False),
    ),
    Mutant(
        "MIS-R-DEADLINE",
        "a misdeal is declared at any time",
        instead("floor.misdeals.too_late", lambda was, *given: False),
    ),
    Mutant(
        "MIS-H-PLAYON",
        "the director may always let a misdeal be played on",
        instead("floor.misdeals.too_late", lambda was, *given: True),
    ),
    Mutant("MIS-BETSBACK", "after a misdeal the bets stay where they are", instead("floor.procedure.due", _bets_stay)),
    Mutant(
        "MIS-REPLAY", "after a misdeal the button moves on", instead("engine.adapter.with_pack", _with_the_button_moved)
    ),
    Mutant(
        "MIS-R-REDEAL",
        "after a misdeal the pack is dealt in its old order",
        instead("engine.adapter.with_pack", _in_the_old_order),
    ),
)
