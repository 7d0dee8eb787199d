"""Mistakes about all-ins, full and short, and about whom they bar."""

from collections.abc import Callable

from holdem_conformance.mutants.changes import instead
from holdem_conformance.mutants.mutant import Change, Instead, Mutant
from holdem_reference.entries import replaced
from holdem_reference.seats import big_blind
from holdem_reference.state import State
from holdem_spec.vocabulary.events import Action, Bet, RaisedTo
from holdem_spec.vocabulary.seats import Seat
from holdem_spec.vocabulary.table import Chips


def _all_in_is_short(when: Callable[[State], bool]) -> Change:
    """An all-in counts as short however large it is, if the state before it is such a one."""

    def wagered(was: Instead, state: State, seat: Seat, to: Chips) -> State:
        after: State = was(state, seat, to)
        if after.stacks[seat] > 0 or not when(state):
            return after
        return after._replace(short=True, full_raise=state.full_raise, full_since=state.full_since)

    return instead("betting._wagered", wagered)


def _since_his_first_action(was: Instead, state: State, action: Action) -> State:
    """Whoever acts again on a street is remembered with the bet that he answered when he first acted."""
    after: State = was(state, action)
    answered = state.acted_at[action.seat]
    return after._replace(acted_at=replaced(after.acted_at, action.seat, answered)) if answered >= 0 else after


def _all_in_in_spite_of_the_bar(was: Instead, state: State, action: Action) -> str | None:
    refused: str | None = was(state, action)
    seat = action.seat
    all_in = isinstance(action, Bet | RaisedTo) and action.to == state.in_front[seat] + state.stacks[seat]
    return None if refused == "NL-NOREOPEN" and all_in else refused


def _big_blind_is_free(was: Instead, state: State, seat: Seat) -> str | None:
    refused: str | None = was(state, seat)
    free = not state.board and seat == big_blind(state)
    return None if refused == "NL-NOREOPEN" and free else refused


def _checker_is_barred(was: Instead, state: State, seat: Seat) -> str | None:
    refused: str | None = was(state, seat)
    return refused or ("NL-NOREOPEN" if state.acted_at[seat] == 0 and state.short else None)


MUTANTS = (
    Mutant("NL-MINRAISE", "an all-in is never a full raise", _all_in_is_short(lambda s: s.bet > 0)),
    Mutant("NL-MINRAISE", "an opening all-in is never a full bet", _all_in_is_short(lambda s: s.bet == 0)),
    Mutant(
        "NL-NOREOPEN",
        "what has come is counted since the first action of the street",
        instead("betting.after_action", _since_his_first_action),
        (("raise.cumulative", "per_player"),),
    ),
    Mutant(
        "NL-NOREOPEN", "who may not raise may go all-in", instead("menu.refused_action", _all_in_in_spite_of_the_bar)
    ),
    Mutant("NL-NOREOPEN", "the big blind may always raise", instead("menu.right_to_wager", _big_blind_is_free)),
    Mutant(
        "BET-CHECKRAISE",
        "who has checked may not raise a bet with a short all-in on top",
        instead("menu.right_to_wager", _checker_is_barred),
    ),
)
