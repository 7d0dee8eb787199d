"""Mistakes about what a player may do on his turn."""

from holdem_conformance.mutants.changes import allows, instead
from holdem_conformance.mutants.mutant import Change, Instead, Mutant
from holdem_reference.betting import pay
from holdem_reference.entries import replaced
from holdem_reference.state import State
from holdem_spec.vocabulary.events import Action, Bet, Called, Checked, Folded, Menu, RaisedTo
from holdem_spec.vocabulary.seats import Seat


def _menu(change: Instead) -> Change:
    """The menu with something altered, and whatever it no longer offers refused."""

    def refused(was: Instead, state: State, action: Action) -> str | None:
        menu: Menu = change(menu_of(state), state)
        kinds = {Folded: menu.fold, Checked: menu.check, Called: menu.call > 0}
        kinds |= {Bet: menu.bet is not None, RaisedTo: menu.raise_to is not None}
        clause: str | None = was(state, action)
        return clause if clause or kinds[type(action)] else "not offered"

    from holdem_reference.menu import menu as menu_of

    offered = instead("menu.menu", lambda was, state: change(was(state), state))
    return (*offered, *instead("menu.refused_action", refused))


def _no_check(menu: Menu, state: State) -> Menu:
    return menu._replace(check=menu.check and state.bet > 0)


def _no_fold_against_a_bet(menu: Menu, state: State) -> Menu:
    return menu._replace(fold=menu.fold and menu.check)


def _big_blind_only_checks(menu: Menu, state: State) -> Menu:
    return menu._replace(raise_to=None) if menu.check and state.bet > 0 else menu


def _no_check_raise(was: Instead, state: State, seat: Seat) -> str | None:
    refused: str | None = was(state, seat)
    return refused or ("BET-CHECKRAISE" if state.acted_at[seat] == 0 else None)


def _no_call_for_less(menu: Menu, state: State) -> Menu:
    return menu._replace(call=menu.call if menu.call >= state.bet else 0)


def _fold_forgotten(was: Instead, state: State, action: Action) -> State:
    after: State = was(state, action)
    return after._replace(folded=state.folded) if isinstance(action, Folded) else after


def _chips_back_on_folding(was: Instead, state: State, action: Action) -> State:
    if isinstance(action, Folded):
        state = pay(state, action.seat, -state.put_in[action.seat])
        state = state._replace(in_front=replaced(state.in_front, action.seat, 0))
    after: State = was(state, action)
    return after


def _whole_bet(menu: Menu, state: State) -> Menu:
    """What lies in front of the player already is not counted."""
    front = state.in_front[state.waiting[0]]
    return menu._replace(call=menu.call and min(menu.call + front, front + state.stacks[state.waiting[0]]))


MUTANTS = (
    Mutant("BET-CHECK", "whoever faces a bet may check", allows("BET-CHECK")),
    Mutant("BET-CALL", "a call may be of any size", allows("BET-CALL")),
    Mutant("BET-CALL", "a call costs the whole bet, whatever lies in front already", _menu(_whole_bet)),
    Mutant("BET-BET", "a bet may follow a bet", allows("BET-BET")),
    Mutant("BET-RAISE", "a raise may be made where nobody has bet, or to no more than the bet", allows("BET-RAISE")),
    Mutant("BET-MENUNOBET", "checking is forgotten where nobody has bet", _menu(_no_check)),
    Mutant("BET-MENUBET", "a player facing a bet may not fold", _menu(_no_fold_against_a_bet)),
    Mutant("BET-BBOPTION", "the big blind only checks in an unraised pot", _menu(_big_blind_only_checks)),
    Mutant(
        "BET-CHECKRAISE", "whoever has checked only calls or folds", instead("menu.right_to_wager", _no_check_raise)
    ),
    Mutant("BET-ROUNDRESET", "a call may match what was bet before this round", allows("BET-CALL")),
    Mutant("BET-CHECKAROUND", "where all check a call may be made as well", allows("BET-CALL")),
    Mutant("BET-FOLD", "a folded player stays in the hand", instead("betting.after_action", _fold_forgotten)),
    Mutant("BET-FOLDLOSE", "who folds takes his bet back", instead("betting.after_action", _chips_back_on_folding)),
    Mutant("AI-ALWAYS", "a player who cannot pay the whole call has to fold", _menu(_no_call_for_less)),
    Mutant(
        "AI-DEF",
        "less than the rules ask may be bet and raised with chips behind",
        allows("NL-MINBET", "NL-MINRAISE", "BET-CALL"),
    ),
)
