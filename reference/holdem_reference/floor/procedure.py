"""The floor's part of a hand: what is due after an incident, what waits for the director, and what is refused."""

from collections.abc import Callable

from holdem_reference.dealing import after_street_card
from holdem_reference.floor import board_errors, conduct, misdeals
from holdem_reference.floor.board_errors import Awaited
from holdem_reference.floor.notes import Notes
from holdem_reference.floor.rulings import can_be_ruled, open_cases, ruled, waiting_cases
from holdem_reference.seats import still_in
from holdem_reference.showdown import after_showing
from holdem_reference.state import Stage, State
from holdem_spec.vocabulary.events import BoardDealt, Burned, Choice, Folded, HandEvent, Shown, same
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
    Declared,
    ErrorFound,
    Fault,
    FloorEvent,
    FloorRuled,
    HandAnnounced,
    MisdealDeclared,
    PlaysTheBoard,
    StubShuffled,
    TooManyTurnedUp,
)
from holdem_spec.vocabulary.seats import Seat

Regular = Callable[[State], HandEvent | None]


def _notes_of(state: State) -> Notes:
    return state.notes if state.notes is not None else Notes()


def due(state: State, regular: Regular) -> HandEvent | None:
    """What the dealer does next by himself; None while he waits for a player, a shuffle, or the director (S0.63, S2.25,
    S2.29)."""
    notes = _notes_of(state)
    if notes.declared:
        return None if state.over else BetsTakenBack()
    fault = misdeals.stopping_fault(state, notes)
    if fault is not None:
        return None if misdeals.too_late(state, fault) else MisdealDeclared(fault)
    if awaits(state, regular) is not None:
        return None
    planned = regular(state)
    remedy = misdeals.replacement(state, notes) or board_errors.next_step(state, notes, planned)
    return remedy or planned or conduct.amounts_to(state, notes)


def awaits(state: State, regular: Regular) -> Awaited | None:
    """What the hand waits for that only chance or the director can give (S0.63, S2.29)."""
    notes = _notes_of(state)
    if notes.declared:
        return None
    fault = misdeals.stopping_fault(state, notes)
    if fault is not None:
        return Awaited.RULING if misdeals.too_late(state, fault) else None
    if waiting_cases(state, notes):
        return Awaited.RULING
    cards_come_next = isinstance(regular(state), Burned | BoardDealt)
    return Awaited.SHUFFLE if cards_come_next and board_errors.shuffle_is_due(state, notes) else None


def stopped(state: State, regular: Regular) -> str | None:
    """The clause by which nothing goes on before a remedy; None when play may go on (S0.63, S2.25, S2.29)."""
    notes = _notes_of(state)
    if notes.declared:
        return "MIS-BETSBACK"
    fault = misdeals.stopping_fault(state, notes)
    if fault is not None:
        return misdeals.clause_of(state, fault)
    cases = waiting_cases(state, notes)
    if cases:
        return _clause_of_a_case(cases[0], notes)
    if board_errors.goes_back(state, notes):
        return "ERR-FLOP-MANY-R"
    if misdeals.replacement(state, notes) is not None:
        return "MIS-R-LATER"
    step = board_errors.next_step(state, notes, None)
    return _clause_of_a_step(step, notes) if step is not None else None


def _clause_of_a_case(case: Fault, notes: Notes) -> str:
    if case == Fault.FLOP_OF_FOUR:
        return "ERR-FLOP4-T"
    return "ERR-NOBURN-NOACT" if case == Fault.NO_BURN and notes.unburned == board_errors.FLOP else "META-FLOOR"


def _clause_of_a_step(step: HandEvent, notes: Notes) -> str:
    if isinstance(step, BoardMended):
        return "ERR-NOBURN-NOACT" if notes.unburned == board_errors.FLOP else "META-FLOOR"
    second_burn = notes.ruling(Fault.TWO_BURNS)
    goes_by_it = isinstance(step, BecameBurn) and second_burn is not None and step.card == second_burn.card
    return "META-FLOOR" if goes_by_it else "ERR-FLOP4-T"


def refused_choice(state: State, choice: Choice, regular: Regular) -> str | None:
    """The clause by which a player's choice is refused because of what went before; None if that does not stand in
    its way (S0.63, S2.25, S2.29)."""
    clause = stopped(state, regular)
    if clause is not None:
        return clause
    notes = _notes_of(state)
    if isinstance(choice, Folded) and notes.must_call == choice.seat:
        return "META-FLOOR"
    return None


def refused_event(state: State, event: FloorEvent, regular: Regular) -> str | None:
    """The clause by which an event of the floor is refused, or `not due`; incidents just happen (S0.63, S2.14, S2.25,
    S2.29)."""
    notes = _notes_of(state)
    if isinstance(event, BoardDealtEarly):
        return None if state.stage == Stage.BETTING else board_errors.CLAUSES[len(state.board)]
    if isinstance(event, StubShuffled):
        rest = sorted(state.deck[state.top :] + notes.loose)
        return None if _may_be_shuffled(state, notes) and sorted(event.stub) == rest else "not due"
    if isinstance(event, FloorRuled):
        is_open = not notes.declared and event.case in open_cases(state, notes)
        return None if is_open and can_be_ruled(state, notes, event) else "not due"
    if isinstance(event, PlaysTheBoard):
        allowed = state.rules.reading("board.claim") == "announce" and state.stage == Stage.SHOWDOWN
        stands_in_the_way = stopped(state, regular)
        if stands_in_the_way is not None:
            return stands_in_the_way
        return None if allowed and state.to_show[:1] == (event.seat,) else "SHOW-BOARDANNOUNCE"
    if isinstance(event, MisdealDeclared):
        open_faults = [] if notes.declared else misdeals.stopping_faults(state, notes)
        in_time = event.fault in open_faults and not misdeals.too_late(state, event.fault)
        return None if in_time else "not due"
    if isinstance(event, BecameBurn) and event.card in notes.laid_away:
        return None if _between_streets(state, notes) and board_errors.takes_the_exposed(state) else "not due"
    if isinstance(event, BetsTakenBack | CardReplaced | BecameBurn | BoardMended | AskedAgain):
        return None if same(due(state, regular), event) else "not due"
    return None


def _may_be_shuffled(state: State, notes: Notes) -> bool:
    """The rest, before the street that comes from it."""
    return _between_streets(state, notes) and board_errors.shuffle_is_due(state, notes)


def _between_streets(state: State, notes: Notes) -> bool:
    """Whether cards come next: before a bet goes back and hands are turned up, or after; not where a fault stops the
    hand."""
    goes_on = not notes.declared and misdeals.stopping_fault(state, notes) is None
    return goes_on and state.stage == Stage.STREET_END and len(still_in(state)) > 1


def after(state: State, event: FloorEvent) -> State:
    """The state after an incident, a remedy, or an input of the floor (S0.27, S0.63, S2.14, S2.25, S2.29)."""
    notes = _notes_of(state)
    match event:
        case CardExposed():
            return _with(state, notes._replace(exposed=(*notes.exposed, misdeals.exposed_card(state, event))))
        case BoxedCardFound():
            return _with(state._replace(top=state.top + 1), notes._replace(boxed=notes.boxed + 1))
        case ErrorFound():
            return _error_found(state, notes, event)
        case CardReplaced():
            return _card_replaced(state, notes, event)
        case MisdealDeclared():
            return _with(state, notes._replace(declared=True))
        case BetsTakenBack():
            return state._replace(stage=Stage.OVER, stacks=state.table.stacks)
        case FloorRuled():
            return ruled(state, notes, event)
        case Declared() | ChipsPushed():
            return _with(state, notes._replace(said=(*notes.said, event)))
        case AskedAgain():
            return _with(state, notes._replace(said=()))
        case HandAnnounced():
            return _with(state, notes)
        case PlaysTheBoard():
            return _plays_the_board(state, event.seat)
        case _:
            return _after_board_event(state, notes, event)


def _with(state: State, notes: Notes) -> State:
    return state._replace(notes=notes)


def _error_found(state: State, notes: Notes, error: ErrorFound) -> State:
    """An extra hole card and a second burn card have left the pack."""
    if error.fault in (Fault.EXTRA_CARD, Fault.TWO_BURNS):
        state = state._replace(top=state.top + 1)
    loose = (*notes.loose, error.card) if error.fault == Fault.TWO_BURNS else notes.loose
    return _with(state, notes.anew(error.fault)._replace(errors=(*notes.errors, error), loose=loose))


def _card_replaced(state: State, notes: Notes, event: CardReplaced) -> State:
    _, _, old = notes.exposed[notes.replaced]
    own = tuple(event.card if card == old else card for card in state.holes[event.seat])
    holes = tuple(own if seat == event.seat else cards for seat, cards in enumerate(state.holes))
    notes = notes._replace(replaced=notes.replaced + 1, laid_away=(*notes.laid_away, old))
    return _with(state._replace(holes=holes, top=state.top + 1), notes)


def _plays_the_board(state: State, seat: Seat) -> State:
    """His claim lies open instead of his cards."""
    holes = tuple(() if at == seat else cards for at, cards in enumerate(state.holes))
    return after_showing(state, Shown(seat, ()))._replace(holes=holes, notes=_notes_of(state))


def _after_board_event(state: State, notes: Notes, event: FloorEvent) -> State:
    match event:
        case BoardDealtEarly(burned, cards):
            notes = notes._replace(early=len(state.board), loose=notes.loose + cards)
            gone = board_errors.burn_after_an_early_card(state, bool(burned))
            return _with(state._replace(burned=gone, top=state.top + len(burned) + len(cards)), notes)
        case TooManyTurnedUp(cards):
            notes = notes._replace(too_many=len(cards), loose=cards)
            return _with(state._replace(top=state.top + len(cards)), notes)
        case BoardDealtUnburned(cards):
            before = tuple(error for error in notes.errors if error.fault != Fault.NO_BURN)
            notes = notes.anew(Fault.NO_BURN)._replace(unburned=len(state.board), errors=before)
            return after_street_card(_with(state, notes), BoardDealt(cards))
        case StubShuffled(stub):
            table = state.table._replace(deck=state.deck[: state.top] + stub)
            without = board_errors.burn_after_the_shuffle(state, notes)
            return _with(state._replace(table=table, burned=without), notes._replace(loose=(), early=None, too_many=0))
        case BecameBurn(card):
            left = tuple(other for other in notes.loose if other != card)
            notes = notes._replace(loose=left, laid_away=tuple(c for c in notes.laid_away if c != card))
            return _with(state._replace(burned=True), notes)
        case BoardMended(_, cards):
            board = state.board[: notes.unburned] + cards
            return _with(state._replace(board=board, top=state.top + 1), notes._replace(unburned=None))
    raise AssertionError(event)
