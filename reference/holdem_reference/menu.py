"""What a player may do on his turn, and by which clause the rest is refused."""

from holdem_reference.betting import unit
from holdem_reference.rights import answered, cap_is_reached, risen_in_full
from holdem_reference.seats import with_chips
from holdem_reference.sizes import call_total, fixed_total, free_range, missing_blinds, pot_raise
from holdem_reference.state import Stage, State
from holdem_spec.vocabulary.events import Action, Bet, Called, Checked, Folded, Menu, RaisedTo
from holdem_spec.vocabulary.seats import NOBODY, Seat
from holdem_spec.vocabulary.table import Chips, Limit

NOTHING = Menu(False, False, 0, None, None)
"""The menu of nobody."""


def to_act(state: State) -> Seat:
    """Whose decision is open, NOBODY when none is (S1.34, S4.25, S4.29)."""
    return state.waiting[0] if state.stage == Stage.BETTING else NOBODY


def menu(state: State) -> Menu:
    """The choices of the player to act, amounts as totals in front of him (S0.19, S1.22–S1.26, S4.34, S4.35,
    S4.37–S4.39)."""
    seat = to_act(state)
    if seat == NOBODY:
        return NOTHING
    owes = state.bet > state.in_front[seat]
    all_in = state.in_front[seat] + state.stacks[seat]
    span = wager_range(state, seat) if right_to_wager(state, seat) is None else None
    return Menu(
        fold=owes or state.rules.reading("bet.fold_free") == "allow",
        check=not owes,
        call=call_total(state.bet, all_in) if owes else 0,
        bet=span if state.bet == 0 else None,
        raise_to=span if state.bet > 0 else None,
    )


def wager_range(state: State, seat: Seat) -> tuple[Chips, Chips] | None:
    """The least and the greatest total of a bet or raise; None when the stack does not go above the bet. Only
    an all-in may be less than a full bet or raise (S0.24–S0.26, S0.28, S1.56, S1.57)."""
    all_in = state.in_front[seat] + state.stacks[seat]
    if all_in <= state.bet:
        return None
    match state.table.limit:
        case Limit.FIXED_LIMIT:
            fixed = fixed_total(state.complete, unit(state), all_in)
            return fixed, fixed
        case Limit.POT_LIMIT:
            most = pot_limit(state, seat)
        case _:
            most = all_in
    return free_range(state.bet, state.full_raise, all_in, most)


def pot_limit(state: State, seat: Seat) -> Chips:
    """Pot limit: the greatest total of a bet or raise, whatever the stack (S1.57)."""
    pot = sum(state.put_in) + state.dead_money
    if not state.board and state.rules.reading("pot.short_blind") == "assume_full":
        pot += missing_blinds(state.table.small_blind, state.table.big_blind, state.blind_chips)
    return pot_raise(state.bet, state.in_front[seat], pot, state.rules.reading("pot.base") == "after_call")


def right_to_wager(state: State, seat: Seat) -> str | None:
    """None if the player may bet or raise, else the clause that denies it (S0.36, S0.49, S1.45, S1.56, S3.20)."""
    if with_chips(state) == (seat,):
        return "AI-NORAISE"
    if state.table.limit == Limit.FIXED_LIMIT:
        return _right_in_fixed_limit(state, seat)
    if state.acted_at[seat] < 0:
        barred = state.short and state.rules.reading("raise.unacted") == "call_or_fold"
        return "NL-SHORTUNACTED" if barred else None
    if state.rules.reading("raise.cumulative") == "never":
        return None if state.full_since[seat] else "NL-NOREOPEN"
    return None if risen_in_full(state.bet, state.acted_at[seat], state.full_raise) else "NL-NOREOPEN"


def _right_in_fixed_limit(state: State, seat: Seat) -> str | None:
    if cap_is_reached(state.complete_bets):
        if not state.capped_two_handed:
            return "FL-CAP"
        if state.table.tournament:
            heads_up = (
                state.rules.reading("limit.cap_tournament") == "until_heads_up" and len(state.table.players()) == 2
            )
            return None if heads_up else "FL-CAPTOURN"
        if state.rules.reading("limit.cap_cash") == "capped":
            return "FL-CAPCASH"
    return "FL-SHORTALLIN" if answered(state.complete, state.acted_at[seat]) else None


def refused_action(state: State, action: Action) -> str | None:
    """The clause by which the player to act is refused an action; None if he may do it (S1.22–S1.26, S1.56, S1.57)."""
    seat = action.seat
    owes = state.bet > state.in_front[seat]
    all_in = state.in_front[seat] + state.stacks[seat]
    match action:
        case Folded():
            return None if owes or state.rules.reading("bet.fold_free") == "allow" else "BET-FOLDFREE"
        case Checked():
            return "BET-CHECK" if owes else None
        case Called(_, to):
            return None if owes and to == call_total(state.bet, all_in) else "BET-CALL"
        case Bet(_, to):
            return "BET-BET" if state.bet > 0 else _refused_size(state, seat, to)
        case RaisedTo(_, to):
            return "BET-RAISE" if not to > state.bet > 0 else _refused_size(state, seat, to)


def _refused_size(state: State, seat: Seat, to: Chips) -> str | None:
    denied = right_to_wager(state, seat)
    span = wager_range(state, seat)
    if denied is not None:
        return denied
    if to > state.in_front[seat] + state.stacks[seat]:
        return "SEAT-TABLESTAKES"
    if span is not None and span[0] <= to <= span[1]:
        return None
    if state.table.limit == Limit.FIXED_LIMIT:
        return "FL-LOW" if len(state.board) < 4 else "FL-HIGH"
    if state.table.limit == Limit.POT_LIMIT and to > pot_limit(state, seat):
        return "PL-MAXRAISE" if state.bet else "PL-MAXBET"
    return "NL-MINRAISE" if state.bet else "NL-MINBET"
