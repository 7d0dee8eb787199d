"""What a player says and pushes, turned into the action it amounts to."""

from holdem_reference.floor.notes import Notes
from holdem_reference.menu import right_to_wager, to_act, wager_range
from holdem_reference.state import State
from holdem_spec.vocabulary.events import Action, Bet, Called, Checked, Folded, Menu, RaisedTo, same
from holdem_spec.vocabulary.floor import AskedAgain, ChipsPushed, Declared, Word
from holdem_spec.vocabulary.seats import NOBODY, Seat
from holdem_spec.vocabulary.table import Chips, Limit


def _spoken(state: State, notes: Notes) -> tuple[Declared | ChipsPushed, ...]:
    """What counts: said by the player to act, in no-limit."""
    seat = to_act(state)
    if seat == NOBODY or state.table.limit != Limit.NO_LIMIT:
        return ()
    return tuple(said for said in notes.said if said.seat == seat)


def amounts_to(state: State, notes: Notes) -> Action | AskedAgain | None:
    """The action that the player has bound himself to, or that he is asked again; None when he is free, or has
    announced a raise of any size (S0.27)."""
    said = _spoken(state, notes)
    if not said:
        return None
    own = state.in_front[said[0].seat]
    totals = [own + push.chips for push in said if isinstance(push, ChipsPushed)]
    if isinstance(said[0], Declared):
        return _announced(state, said[0], totals)
    found = _motion(state, said[0].seat, totals[0])
    if found is not None:
        return found
    return _string_bet(state, said[0].seat) if len(totals) > 1 else _not_allowed(state, said[0].seat, totals[0])


def _announced(state: State, said: Declared, totals: list[Chips]) -> Action | AskedAgain | None:
    seat = said.seat
    match said.word:
        case Word.FOLD:
            return Folded(seat) if _owes(state, seat) else None
        case Word.CHECK:
            return None if _owes(state, seat) else Checked(seat)
        case Word.CALL:
            return _call_or_check(state, seat)
        case Word.ALL_IN:
            total = _all_in(state, seat)
            if total <= state.bet:
                return _call_or_check(state, seat)
        case _:
            total = said.to or (totals[0] if totals else 0)
    if total == 0 and right_to_wager(state, seat) is None and wager_range(state, seat) is not None:
        return None
    return _wager(state, seat, total) or _not_allowed(state, seat, total, a_raise=said.word == Word.RAISE)


def _motion(state: State, seat: Seat, total: Chips) -> Action | None:
    """One motion by itself: exactly a call, or a bet or raise."""
    call = _call_or_check(state, seat)
    if isinstance(call, Called) and total >= call.to and (total == call.to or call.to == _all_in(state, seat)):
        return call
    return _wager(state, seat, total)


def _string_bet(state: State, seat: Seat) -> Action:
    """A call; where nobody has bet the least bet (S0.27)."""
    if state.bet > 0:
        return _call_or_check(state, seat)
    return _wager(state, seat, state.full_raise) or _call_or_check(state, seat)


def _not_allowed(state: State, seat: Seat, total: Chips, a_raise: bool = False) -> Action | AskedAgain:
    """A program asks again; at a table half a raise makes it a raise, less a call, unless a raise was announced."""
    if state.rules.reading("con.illegal") == "reject":
        return AskedAgain(seat)
    if state.bet > 0 and not a_raise and 2 * (total - state.bet) < state.full_raise:
        return _call_or_check(state, seat)
    return _wager(state, seat, state.bet + state.full_raise) or _call_or_check(state, seat)


def _owes(state: State, seat: Seat) -> bool:
    return state.bet > state.in_front[seat]


def _all_in(state: State, seat: Seat) -> Chips:
    return state.in_front[seat] + state.stacks[seat]


def _call_or_check(state: State, seat: Seat) -> Action:
    """What a call comes to; a check when there is nothing to call."""
    return Called(seat, min(state.bet, _all_in(state, seat))) if _owes(state, seat) else Checked(seat)


def _wager(state: State, seat: Seat, total: Chips) -> Action | None:
    """The bet or raise to a total, as far as the chips reach, if it is allowed."""
    span = wager_range(state, seat)
    to = min(total, _all_in(state, seat))
    if span is None or right_to_wager(state, seat) is not None or not span[0] <= to <= span[1]:
        return None
    return RaisedTo(seat, to) if state.bet else Bet(seat, to)


def owes_a_wager(state: State, notes: Notes) -> bool:
    """Whether the player has announced a bet or raise of any size, and it is for him to say how much (S0.27)."""
    said = _spoken(state, notes)
    announced = bool(said) and isinstance(said[0], Declared) and said[0].word in (Word.BET, Word.RAISE)
    return announced and amounts_to(state, notes) is None


def refused(state: State, notes: Notes, action: Action) -> str | None:
    """The clause by which an action does not answer what the player said; None when it does (S0.27, S4.47)."""
    said = _spoken(state, notes)
    bound = amounts_to(state, notes)
    if not said or same(bound, action):
        return None
    if bound is None:
        kind = RaisedTo if state.bet else Bet
        return "CON-VERBAL" if owes_a_wager(state, notes) and type(action) is not kind else None
    return _clause(state, said, bound, action)


def _clause(state: State, said: tuple[Declared | ChipsPushed, ...], bound: Action | AskedAgain, action: Action) -> str:
    own = state.in_front[said[0].seat]
    totals = [own + push.chips for push in said if isinstance(push, ChipsPushed)]
    if isinstance(said[0], Declared):
        if not _names_something_allowed(state, said[0], totals):
            return "CON-ILLEGALSIZE"
        return "CON-AMOUNTTOTAL" if isinstance(bound, RaisedTo) and isinstance(action, RaisedTo) else "CON-VERBAL"
    if len(totals) > 1:
        most = bound.to if isinstance(bound, Bet | RaisedTo) else 0
        return "CON-STRING" if isinstance(action, Bet | RaisedTo) and action.to > most else "CON-STRINGRESULT"
    return "CON-ILLEGALSIZE" if _motion(state, said[0].seat, totals[0]) is None else "CON-ONEMOTION"


def _names_something_allowed(state: State, said: Declared, totals: list[Chips]) -> bool:
    """Whether an announced bet, raise or all-in is one that the player may make."""
    seat = said.seat
    if said.word == Word.ALL_IN:
        total = _all_in(state, seat)
        return total <= state.bet or _wager(state, seat, total) is not None
    if said.word not in (Word.BET, Word.RAISE):
        return True
    return _wager(state, seat, said.to or (totals[0] if totals else 0)) is not None


def narrowed(menu: Menu, bound: Action) -> Menu:
    """The menu of a player who is bound to one action (S0.27)."""
    return Menu(
        fold=menu.fold and isinstance(bound, Folded),
        check=menu.check and isinstance(bound, Checked),
        call=menu.call if isinstance(bound, Called) else 0,
        bet=(bound.to, bound.to) if isinstance(bound, Bet) else None,
        raise_to=(bound.to, bound.to) if isinstance(bound, RaisedTo) else None,
    )
