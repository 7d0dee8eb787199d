"""From a wish to a choice: what a player may do, and what he may try although he must not."""

from holdem_conformance.fuzz.drafts import Wish
from holdem_reference import hand
from holdem_reference.state import State
from holdem_spec.vocabulary.events import Action, Bet, Called, Checked, Folded, Menu, RaisedTo
from holdem_spec.vocabulary.seats import Seat


def legal_choice(state: State, wish: Wish) -> Action:
    """One of the choices of the player to act; the first of them costs nothing."""
    seat, menu = hand.to_act(state), hand.menu(state)
    passive: Action = Checked(seat) if menu.check else Folded(seat)
    called: Action = Called(seat, menu.call) if menu.call else passive
    least, most = _wagers(seat, menu, wish.size) or (called, called)
    plans = (passive, called, least, most, Folded(seat) if menu.fold else passive)
    return plans[wish.deed % len(plans)]


def _wagers(seat: Seat, menu: Menu, size: int) -> tuple[Action, Action] | None:
    """The least one and `size` more, and everything; None when he may neither bet nor raise."""
    span = menu.bet or menu.raise_to
    if span is None:
        return None
    deed = Bet if menu.bet else RaisedTo
    return deed(seat, min(span[0] + size, span[1])), deed(seat, span[1])


def attempts(state: State, wish: Wish) -> tuple[tuple[Action, str], ...]:
    """Something illegal and the clause that forbids it; nothing if no attempt is wished, or what it tries is legal."""
    if not wish.attempt:
        return ()
    seat, menu = hand.to_act(state), hand.menu(state)
    span = menu.bet or menu.raise_to
    bet = max(state.in_front)
    own = state.in_front[seat] + state.stacks[seat]
    above = max(bet + 1, min(bet + wish.size, own))
    tries: tuple[Action, ...] = (
        Checked(seat),
        Called(seat, min(bet, own)),
        RaisedTo(seat, above),
        Bet(seat, max(1, min(wish.size, own))),
        RaisedTo(seat, span[0] - 1) if span and menu.raise_to else RaisedTo(seat, own),
        Folded((seat + 1) % len(state.stacks)),
    )
    choice = tries[(wish.attempt - 1) % len(tries)]
    clause = hand.refusal(state, choice)
    return () if clause is None else ((choice, clause),)
