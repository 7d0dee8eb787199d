"""What a player does: one of the choices that the engine allows him."""

from holdem_conformance.proof.sampling.wish import Wish
from holdem_reference import hand
from holdem_reference.state import State
from holdem_spec.vocabulary.events import Bet, Called, Checked, Choice, Discarded, Folded, Mucked, RaisedTo, Shown
from holdem_spec.vocabulary.seats import NOBODY
from holdem_spec.vocabulary.table import Chips


def choice(state: State, wish: Wish) -> Choice | None:
    """None when the engine allows nothing at all. The smallest wish is to check or fold, and to show."""
    allowed = [choice for choice in _thinkable(state, wish) if hand.refusal(state, choice) is None]
    return allowed[min(wish.deed, len(allowed) - 1)] if allowed else None


def _thinkable(state: State, wish: Wish) -> list[Choice]:
    if waiting := hand.to_discard(state):
        seat = waiting[wish.who % len(waiting)]
        holes = state.holes[seat]
        return [Discarded(seat, holes[wish.size % len(holes)])]
    seat = hand.to_act(state)
    if seat == NOBODY:
        seat = hand.to_show(state)
        showing: list[Choice] = [Shown(seat, state.holes[seat]), Mucked(seat)]
        return showing if seat != NOBODY else []
    menu = hand.menu(state)
    passive: list[Choice] = [Checked(seat), Called(seat, menu.call)] if menu.check or menu.call else []
    wagers = _wagers(seat, Bet, menu.bet, wish.size) + _wagers(seat, RaisedTo, menu.raise_to, wish.size)
    folds: list[Choice] = [Folded(seat)]
    return passive + wagers + folds if wish.who % 4 else folds + passive + wagers


def _wagers(seat: int, deed: type[Bet] | type[RaisedTo], span: tuple[Chips, Chips] | None, size: int) -> list[Choice]:
    """The least, `size` more, and everything."""
    return [] if span is None else [deed(seat, to) for to in (span[0], min(span[0] + size, span[1]), span[1])]
