"""A hand of hold'em, one event after another.

    state = start(table, HOUSE)
    while not state.over:
        event = due(state) or ask_the_player(state)
        state = after(state, event)

The dealer's events come from `due`. When it gives None, a player has to choose: `to_act` and `menu` say who and what
during the betting, `to_show` at the showdown. `refusal` names the clause by which a choice is refused.
"""

from holdem_reference import betting, dealing, pots, showdown
from holdem_reference import menu as menus
from holdem_reference.floor import conduct, procedure
from holdem_reference.floor.board_errors import Awaited
from holdem_reference.menu import to_act
from holdem_reference.seats import around, still_in, with_chips
from holdem_reference.state import Stage, State, opening
from holdem_spec.vocabulary.events import (
    Action,
    AntesPosted,
    BetReturned,
    BlindPosted,
    BoardDealt,
    Burned,
    Choice,
    Discarded,
    HandEnded,
    HandEvent,
    HoleCardDealt,
    Menu,
    Mucked,
    PotAwarded,
    Shown,
)
from holdem_spec.vocabulary.floor import FloorEvent
from holdem_spec.vocabulary.rulebook import HOUSE, Rulebook
from holdem_spec.vocabulary.seats import NOBODY, Seat
from holdem_spec.vocabulary.table import Table

__all__ = ["State", "after", "awaits", "due", "menu", "refusal", "start", "to_act", "to_discard", "to_show"]


def start(table: Table, rules: Rulebook = HOUSE) -> State:
    """A hand at its beginning. Raises ValueError, naming the clause, when the table cannot play (S0.4, S0.9)."""
    return opening(table, rules)


def due(state: State) -> HandEvent | None:
    """What the dealer does next by himself; None while a player has to choose or when the hand is over (S1.32,
    S1.35–S1.39)."""
    return _regular(state) if state.notes is None else procedure.due(state, _regular)


def awaits(state: State) -> Awaited | None:
    """What the hand waits for after an error that only chance or the director can give: the order of the shuffled
    rest, or a ruling. None when it waits for neither (S0.63, S2.29)."""
    return None if state.notes is None else procedure.awaits(state, _regular)


def _regular(state: State) -> HandEvent | None:
    """What is due in a hand in which nothing went wrong."""
    match state.stage:
        case Stage.BLINDS:
            return dealing.next_post(state)
        case Stage.DEAL:
            return dealing.next_hole_card(state)
        case Stage.STREET_END:
            return _due_between_streets(state)
        case Stage.SHOWDOWN:
            return None if _somebody_must_show(state) else _payment(state)
        case Stage.UNCONTESTED:
            return _payment(state)
        case _:
            return None


def _due_between_streets(state: State) -> HandEvent | None:
    """First what nobody matched goes back, then come the next cards (S1.35, S4.55)."""
    returned = pots.unmatched_bet(state)
    if returned is not None:
        return returned
    return None if to_show(state) != NOBODY else dealing.next_street_card(state)


def _somebody_must_show(state: State) -> bool:
    if not state.to_show:
        return False
    alive = [seat for seat in still_in(state) if not state.mucked[seat]]
    return len(alive) > 1 or state.rules.reading("show.last_live") == "must_show"


def _payment(state: State) -> HandEvent:
    if state.pots:
        return pots.next_award(state)
    return HandEnded(tuple(chips + won for chips, won in zip(state.stacks, state.won, strict=True)))


def to_show(state: State) -> Seat:
    """Who has to show or muck now, NOBODY when nobody has to: at the showdown, or before a run-out where the table
    turns all hands up first (S0.30, S1.45)."""
    if state.stage == Stage.SHOWDOWN:
        return state.to_show[0] if _somebody_must_show(state) else NOBODY
    if showdown.run_out(state) and state.rules.reading("allin.show") == "before_runout":
        hidden = [seat for seat in still_in(state) if not state.shown[seat]]
        return next((seat for seat in around(state, state.table.button) if seat in hidden), NOBODY)
    return NOBODY


def to_discard(state: State) -> tuple[Seat, ...]:
    """Who still has to lay a card away, in seat order: in Pineapple one of three (S1.60)."""
    if state.stage != Stage.DISCARD:
        return ()
    return tuple(seat for seat, holes in enumerate(state.holes) if len(holes) == 3)


def menu(state: State) -> Menu:
    """The choices of the player to act, as far as he has not bound himself by what he said (S0.27)."""
    full = menus.menu(state)
    if state.notes is None:
        return full
    if procedure.stopped(state, _regular) is not None:
        return menus.NOTHING
    return conduct.narrowed(full, state, state.notes)


def refusal(state: State, choice: Choice | FloorEvent) -> str | None:
    """The clause by which a player is refused what he wants to do, or an event of the floor its place; None if it may
    be done (S0.10, S1.27, S1.34, S1.39, S1.45, S2.11)."""
    if state.over:
        return "END-OVER"
    if isinstance(choice, FloorEvent):
        return procedure.refused_event(state, choice, _regular)
    if state.notes is not None and (clause := procedure.refused_choice(state, choice, _regular)):
        return clause
    if isinstance(choice, Shown | Mucked):
        return showdown.refused_showing(state, choice)
    if isinstance(choice, Discarded):
        return dealing.refused_discard(state, choice)
    said = None if state.notes is None else conduct.refused(state, state.notes, choice)
    return _not_his_turn(state, choice) or said or menus.refused_action(state, choice)


def _not_his_turn(state: State, action: Action) -> str | None:
    if state.stage in (Stage.BLINDS, Stage.DEAL, Stage.DISCARD):
        return "BET-AFTERDEAL"
    if len(still_in(state)) < 2:
        return "BET-LASTSTANDING"
    if state.stage != Stage.BETTING:
        return "AI-RUNOUT" if len(with_chips(state)) < 2 else "BET-ROUNDEND"
    if action.seat == state.waiting[0]:
        return None
    if any(bet >= 0 for bet in state.acted_at):
        return "BET-CLOCKWISE"
    if state.board:
        return "BET-STARTPOST"
    return "BET-HUORDER" if len(state.table.players()) == 2 else "BET-STARTPRE"


def after(state: State, event: HandEvent) -> State:
    """The state after the dealer's due event or a choice that is not refused; after the last round the showdown, after
    the last fold the payment (S1.38, S1.39)."""
    match event:
        case AntesPosted():
            state = dealing.after_antes(state, event)
        case BlindPosted():
            state = dealing.after_blind(state, event)
        case Discarded():
            state = dealing.after_discard(state, event)
        case HoleCardDealt():
            state = dealing.after_hole_card(state, event)
        case Burned() | BoardDealt():
            state = dealing.after_street_card(state, event)
        case BetReturned():
            state = pots.after_return(state, event)
        case Shown() | Mucked():
            state = showdown.after_showing(state, event)
        case PotAwarded():
            state = pots.after_award(state, event)
        case HandEnded():
            state = state._replace(stage=Stage.OVER, stacks=event.stacks)
        case event if isinstance(event, FloorEvent):
            state = procedure.after(state, event)
        case _:
            state = betting.after_action(state, event)  # type: ignore[arg-type]
    return _moved_on(state)


def _moved_on(state: State) -> State:
    """Go from the last street to the showdown, or from the last fold to the payment."""
    if state.stage != Stage.STREET_END or pots.unmatched_bet(state) is not None:
        return state
    if len(still_in(state)) < 2:
        return state._replace(stage=Stage.UNCONTESTED, pots=pots.build_pots(state))
    return showdown.open_showdown(state) if len(state.board) == 5 else state
