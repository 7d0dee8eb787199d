"""What a player says and pushes, turned into the action it amounts to."""

from holdem_reference.floor.notes import Notes
from holdem_reference.menu import right_to_wager, to_act, wager_range
from holdem_reference.state import State
from holdem_spec.vocabulary.events import Action, Bet, Called, Checked, Folded, Menu, RaisedTo, same
from holdem_spec.vocabulary.floor import AskedAgain, ChipsPushed, Declared, Word
from holdem_spec.vocabulary.seats import Seat
from holdem_spec.vocabulary.table import Chips, Limit

Said = tuple[Declared | ChipsPushed, ...]


def _spoken(state: State, notes: Notes) -> Said:
    """What counts: said by the player to act, in no-limit."""
    if state.table.limit != Limit.NO_LIMIT:
        return ()
    return tuple(said for said in notes.said if said.seat == to_act(state))


def amounts_to(state: State, notes: Notes) -> Action | AskedAgain | None:
    """The action that the player has bound himself to, or that he is asked again; None when he is free, or has
    announced a raise of any size (S0.27)."""
    said = _spoken(state, notes)
    if not said or _binds_to_nothing(state, notes, said[0]) or _raises_by_any_size(state, said):
        return None
    return _meant(state, said) or _in_its_place(state, said)


def _binds_to_nothing(state: State, notes: Notes, first: Declared | ChipsPushed) -> bool:
    """A fold for nothing where that is not allowed, or of a player who has to call; a check for something."""
    match first:
        case Declared(seat, Word.FOLD):
            free = state.rules.reading("bet.fold_free") == "allow"
            return not (_owes(state, seat) or free) or notes.must_call == seat
        case Declared(seat, Word.CHECK):
            return _owes(state, seat)
    return False


def _raises_by_any_size(state: State, said: Said) -> bool:
    """A bet or raise was announced without an amount, by somebody who may bet or raise."""
    announced = isinstance(said[0], Declared) and said[0].word in (Word.BET, Word.RAISE)
    return announced and _total(state, said) == 0 and _span(state, to_act(state)) is not None


def _meant(state: State, said: Said) -> Action | None:
    """The action that was announced or brought; None when it is not allowed."""
    first = said[0]
    seat = first.seat
    match first:
        case Declared(word=Word.FOLD):
            return Folded(seat)
        case Declared(word=Word.CHECK):
            return Checked(seat)
        case Declared(word=Word.CALL):
            return _call_or_check(state, seat)
        case Declared(word=Word.ALL_IN):
            return _motion(state, seat, _all_in(state, seat))
        case Declared():
            return _wager(state, seat, _total(state, said))
        case ChipsPushed():
            return _motion(state, seat, _total(state, said))


def _in_its_place(state: State, said: Said) -> Action | AskedAgain:
    """What becomes of something that is not allowed."""
    first = said[0]
    if _is_a_string_bet(said):
        return _string_bet(state, first.seat)
    a_raise = isinstance(first, Declared) and first.word == Word.RAISE
    return _not_allowed(state, first.seat, _total(state, said), a_raise)


def _total(state: State, said: Said) -> Chips:
    """The total that was named, or to which the first push brings the player; 0 when there is neither."""
    first = said[0]
    if isinstance(first, Declared) and first.to:
        return first.to
    return next((state.in_front[push.seat] + push.chips for push in said if isinstance(push, ChipsPushed)), 0)


def _is_a_string_bet(said: Said) -> bool:
    """Nothing was announced before the first push, and there was a second."""
    return isinstance(said[0], ChipsPushed) and sum(isinstance(push, ChipsPushed) for push in said) > 1


def _motion(state: State, seat: Seat, total: Chips) -> Action | None:
    """One motion by itself: exactly a call, or a bet or raise."""
    call = _call_or_check(state, seat)
    if isinstance(call, Called) and min(total, _all_in(state, seat)) == call.to:
        return call
    return _wager(state, seat, total)


def _string_bet(state: State, seat: Seat) -> Action:
    """A call; where nobody has bet the least bet (S0.27)."""
    if state.bet:
        return _call_or_check(state, seat)
    return _wager(state, seat, state.full_raise) or _call_or_check(state, seat)


def _not_allowed(state: State, seat: Seat, total: Chips, a_raise: bool) -> Action | AskedAgain:
    """A program asks again; at a table half a raise makes it a raise, less a call, unless a raise was announced."""
    if state.rules.reading("con.illegal") == "reject":
        return AskedAgain(seat)
    if state.bet and not a_raise and 2 * (total - state.bet) < state.full_raise:
        return _call_or_check(state, seat)
    return _wager(state, seat, state.bet + state.full_raise) or _call_or_check(state, seat)


def _owes(state: State, seat: Seat) -> bool:
    return state.bet > state.in_front[seat]


def _all_in(state: State, seat: Seat) -> Chips:
    return state.in_front[seat] + state.stacks[seat]


def _call_or_check(state: State, seat: Seat) -> Action:
    """What a call comes to; a check when there is nothing to call."""
    return Called(seat, min(state.bet, _all_in(state, seat))) if _owes(state, seat) else Checked(seat)


def _span(state: State, seat: Seat) -> tuple[Chips, Chips] | None:
    """The least and the greatest bet or raise; None when the player may make none."""
    return None if right_to_wager(state, seat) is not None else wager_range(state, seat)


def _wager(state: State, seat: Seat, total: Chips) -> Action | None:
    """The bet or raise to a total, as far as the chips reach, if it is allowed."""
    span = _span(state, seat)
    to = min(total, _all_in(state, seat))
    if span is None or to < span[0]:
        return None
    return RaisedTo(seat, to) if state.bet else Bet(seat, to)


def refused(state: State, notes: Notes, action: Action) -> str | None:
    """The clause by which an action does not answer what the player said; None when it does (S0.27, S4.47)."""
    said = _spoken(state, notes)
    bound = amounts_to(state, notes)
    if not said or same(bound, action):
        return None
    if bound is None:
        without_an_amount = _raises_by_any_size(state, said) and not isinstance(action, Bet | RaisedTo)
        return "CON-VERBAL" if without_an_amount else None
    if _is_a_string_bet(said):
        adds = isinstance(action, Bet | RaisedTo)
        within = isinstance(action, Bet | RaisedTo) and isinstance(bound, Bet | RaisedTo) and action.to <= bound.to
        return "CON-STRING" if adds and not within else "CON-STRINGRESULT"
    if _meant(state, said) is None:
        return "CON-ILLEGALSIZE"
    if isinstance(said[0], ChipsPushed):
        return "CON-ONEMOTION"
    return "CON-AMOUNTTOTAL" if isinstance(bound, RaisedTo) and isinstance(action, RaisedTo) else "CON-VERBAL"


def narrowed(menu: Menu, state: State, notes: Notes) -> Menu:
    """What a player's own words, or a ruling that he has to call, leave of his menu (S0.27, S0.63)."""
    said = _spoken(state, notes)
    bound = amounts_to(state, notes)
    if isinstance(bound, Action):
        return _only(bound)
    if said and _raises_by_any_size(state, said):
        return menu._replace(fold=False, check=False, call=0)
    return menu._replace(fold=menu.fold and notes.must_call != to_act(state))


def _only(bound: Action) -> Menu:
    return Menu(
        fold=isinstance(bound, Folded),
        check=isinstance(bound, Checked),
        call=bound.to if isinstance(bound, Called) else 0,
        bet=(bound.to, bound.to) if isinstance(bound, Bet) else None,
        raise_to=(bound.to, bound.to) if isinstance(bound, RaisedTo) else None,
    )
