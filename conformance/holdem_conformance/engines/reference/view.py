"""What the reference engine tells of its state, and what it is asked to do."""

from typing import NamedTuple

from holdem_conformance.protocol.messages import Act, MenuShown, PotSeen, Snapshot
from holdem_reference import hand
from holdem_reference.state import State
from holdem_spec.vocabulary.cards import Card, card, card_text
from holdem_spec.vocabulary.events import (
    Bet,
    BetReturned,
    Called,
    Checked,
    Choice,
    Discarded,
    Folded,
    HandEvent,
    Mucked,
    PotAwarded,
    RaisedTo,
    Shown,
)
from holdem_spec.vocabulary.floor import BetsTakenBack
from holdem_spec.vocabulary.seats import NOBODY, Seat
from holdem_spec.vocabulary.table import Chips

UNKNOWN_TEXT = "??"


class Told(NamedTuple):
    """What has happened in the hand and is not in its state: who showed and mucked, in order, what was given back to
    each seat, and the pots paid, last paid first."""

    returned: tuple[Chips, ...]
    shown: tuple[tuple[Seat, tuple[Card, ...]], ...] = ()
    mucked: tuple[Seat, ...] = ()
    paid: tuple[PotSeen, ...] = ()


def told_of(told: Told, before: State, event: HandEvent) -> Told:
    """What is told once the event has happened."""
    match event:
        case BetReturned(seat, chips):
            return told._replace(returned=tuple(had + chips * (at == seat) for at, had in enumerate(told.returned)))
        case Shown(seat, cards):
            return told._replace(shown=(*told.shown, (seat, cards)))
        case Mucked(seat):
            return told._replace(mucked=(*told.mucked, seat))
        case PotAwarded(_, shares):
            chips, among = before.pots[-1]
            return told._replace(paid=(*told.paid, PotSeen(chips, among, shares)))
        case BetsTakenBack():
            return Told((0,) * len(told.returned))
    return told


def choice_of(act: Act, state: State) -> Choice:
    """What a player is to do. Whoever shows turns up the cards he holds."""
    seat, to = act.seat, act.to or 0
    match act.action:
        case "fold":
            return Folded(seat)
        case "check":
            return Checked(seat)
        case "call":
            return Called(seat, to)
        case "bet":
            return Bet(seat, to)
        case "raise":
            return RaisedTo(seat, to)
        case "discard":
            return Discarded(seat, card(act.card or UNKNOWN_TEXT))
        case "show":
            return Shown(seat, state.holes[seat])
        case "muck":
            return Mucked(seat)


def snapshot_of(state: State, told: Told) -> Snapshot:
    """Everything, for the reference sees everything."""
    to_show = hand.to_show(state)
    return Snapshot(
        over=state.over,
        to_act=hand.to_act(state),
        to_show=to_show,
        to_discard=hand.to_discard(state),
        menu=_showdown_menu(state, to_show) if to_show != NOBODY else _menu(state),
        stacks=state.stacks,
        bets=(0,) * len(state.stacks) if state.over else state.in_front,
        board=_texts(state.board),
        pots=tuple(reversed(told.paid)) if state.over else _gathered(state),
        shown=tuple((seat, _texts(cards)) for seat, cards in told.shown),
        mucked=told.mucked,
        returned=told.returned,
    )


def _menu(state: State) -> MenuShown | None:
    seat = hand.to_act(state)
    if seat == NOBODY:
        return None
    menu = hand.menu(state)
    return MenuShown(
        fold=menu.fold,
        check=menu.check,
        call=menu.call - state.in_front[seat] if menu.call else None,
        bet=menu.bet,
        raise_to=menu.raise_to,
    )


def _showdown_menu(state: State, seat: Seat) -> MenuShown:
    return MenuShown(
        show=hand.refusal(state, Shown(seat, state.holes[seat])) is None, muck=hand.refusal(state, Mucked(seat)) is None
    )


def _gathered(state: State) -> tuple[PotSeen, ...]:
    chips = sum(state.put_in) + state.dead_money - sum(state.in_front)
    still_in = tuple(seat for seat, folded in enumerate(state.folded) if not folded)
    return (PotSeen(chips, still_in),) if chips else ()


def _texts(cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple(card_text(card) for card in cards)
