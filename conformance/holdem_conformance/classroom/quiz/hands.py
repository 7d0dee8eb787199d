"""Random hands, played by the reference engine; every point at which something happens is a moment to ask about."""

from random import Random
from typing import NamedTuple

from holdem_reference import hand
from holdem_reference.state import State
from holdem_spec.ledger import Ledger, record
from holdem_spec.vocabulary.cards import PACK
from holdem_spec.vocabulary.events import (
    Action,
    Bet,
    BlindPosted,
    BoardDealt,
    Called,
    Checked,
    Choice,
    Folded,
    HandEvent,
    Menu,
    Mucked,
    RaisedTo,
    Shown,
)
from holdem_spec.vocabulary.rulebook import Rulebook
from holdem_spec.vocabulary.seats import NOBODY
from holdem_spec.vocabulary.table import Chips, Table

NAMES = ("Ada", "Ben", "Cem", "Dora", "Emil", "Fee", "Gero", "Ida", "Jan", "Lea")
BLINDS = ((1, 2), (5, 10), (10, 20), (25, 50), (50, 100))
SEATS = (2, 3, 3, 4, 4, 5, 6)
DEPTHS = ((1, 4), (3, 9), (8, 25), (20, 60), (40, 100))
"""How deep a stack may be, in big blinds."""


class Moment(NamedTuple):
    """The books and the engine's state before `follows` happens; `street` are the actions since the last board card,
    each with the books before it. Blinds count as actions here."""

    names: tuple[str, ...]
    books: Ledger
    state: State
    follows: HandEvent
    street: tuple[tuple[HandEvent, Ledger], ...]


def random_table(chance: Random) -> tuple[tuple[str, ...], Table]:
    """Names and a table of two to six with stacks of all sizes and a shuffled pack."""
    seats = chance.choice(SEATS)
    names = tuple(sorted(chance.sample(NAMES, seats)))
    small, big = chance.choice(BLINDS)
    stacks = []
    for _ in range(seats):
        least, most = chance.choice(DEPTHS)
        stacks.append(chance.randrange(least * big, most * big + 1, small))
    deck = list(PACK)
    chance.shuffle(deck)
    return names, Table(tuple(stacks), chance.randrange(seats), small, big, tuple(deck))


def moments(chance: Random, rules: Rulebook) -> list[Moment]:
    """All moments of one random hand."""
    names, table = random_table(chance)
    state = hand.start(table, rules)
    books = Ledger(table)
    street: tuple[tuple[HandEvent, Ledger], ...] = ()
    found = []
    while not state.over:
        event = hand.due(state) or _chosen(chance, state)
        found.append(Moment(names, books, state, event, street))
        if isinstance(event, BoardDealt):
            street = ()
        elif isinstance(event, BlindPosted | Folded | Checked | Called | Bet | RaisedTo):
            street = (*street, (event, books))
        books = record(books, event)
        state = hand.after(state, event)
    return found


def _chosen(chance: Random, state: State) -> Choice:
    seat = hand.to_show(state)
    if seat != NOBODY:
        muck = Mucked(seat)
        may_muck = hand.refusal(state, muck) is None
        return muck if may_muck and chance.random() < 0.15 else Shown(seat, state.holes[seat])
    return _action(chance, state, hand.menu(state))


def _action(chance: Random, state: State, menu: Menu) -> Action:
    """Something a person might do: nobody folds for free, most raises are small or everything."""
    seat = hand.to_act(state)
    options: list[tuple[int, Action]] = []
    if menu.check:
        options.append((5, Checked(seat)))
    else:
        options += [(3, Folded(seat)), (7, Called(seat, menu.call))]
    if menu.bet:
        options.append((4, Bet(seat, _amount(chance, state, menu.bet))))
    if menu.raise_to:
        options.append((4, RaisedTo(seat, _amount(chance, state, menu.raise_to))))
    return chance.choices([action for _, action in options], [weight for weight, _ in options])[0]


def _amount(chance: Random, state: State, span: tuple[Chips, Chips]) -> Chips:
    least, most = span
    if chance.random() < 0.25:
        return most
    unit = state.table.small_blind
    return min(most, least + unit * chance.choice((0, 0, 1, 2, 4, 6, 10)))
