"""A refusal is blamed exactly when what was refused is allowed, and a menu exactly when it lacks something.

What is allowed is asked of the other clauses: an action is legal when it breaks none of them.
"""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from holdem_conformance.proof.world import World, deck_for, grid
from holdem_reference.hand import State, after, due, start, to_act
from holdem_spec.clauses.everything import all_clauses
from holdem_spec.clauses.form import Form
from holdem_spec.judge.bench import names_broken
from holdem_spec.judge.counsel import bench_of, menu
from holdem_spec.ledger import Ledger, record
from holdem_spec.vocabulary.events import (
    Action,
    Bet,
    Called,
    Checked,
    Choice,
    Event,
    Folded,
    HandStarted,
    Menu,
    Mucked,
    Offered,
    RaisedTo,
    Refused,
    Shown,
)
from holdem_spec.vocabulary.rulebook import HOUSE, Rulebook
from holdem_spec.vocabulary.seats import NOBODY
from holdem_spec.vocabulary.table import Chips, Limit, Table


def world(*stacks: Chips, rules: Rulebook = HOUSE, limit: Limit = Limit.NO_LIMIT) -> World:
    """A table with blinds 1 and 2, the button in the last seat."""
    limits = (2, 4) if limit == Limit.FIXED_LIMIT else (0, 0)
    return World(Table(stacks, len(stacks) - 1, 1, 2, deck_for(len(stacks), "tie"), limit, limits), rules)


WORLDS = (
    *grid(2, 4, "tie"),
    *grid(3, 3, "tie"),
    world(3, 4, 4),
    world(4, 4, limit=Limit.POT_LIMIT),
    world(5, 5, limit=Limit.FIXED_LIMIT),
    world(11, 11, limit=Limit.FIXED_LIMIT),
    world(3, 3, rules=HOUSE.changed(bet_fold_free="forbid")),
    world(3, 4, 4, rules=HOUSE.changed(raise_unacted="call_or_fold")),
    world(3, 4, 4, rules=HOUSE.changed(raise_cumulative="never")),
    world(1, 3, 3, rules=HOUSE.changed(show_muck="never")),
    world(1, 3, 3, rules=HOUSE.changed(show_first="any_street")),
    world(1, 3, 3, rules=HOUSE.changed(show_side="seat_order")),
    world(1, 3, 3, rules=HOUSE.changed(show_first="any_street", show_side="seat_order")),
    world(4, 3, 4, limit=Limit.POT_LIMIT),
)

NEEDS_A_DEEPER_HAND = {"NL-SHORTCUM", "NL-NOCAP"}
"""Permissions that no hand of these worlds reaches."""


class Asked(NamedTuple):
    """A choice at a point of a hand: whether it is legal, and the permissions that its refusal breaks, and that a menu
    without it breaks; the latter is empty for what is on no menu."""

    choice: Choice
    legal: bool
    refused: tuple[str, ...]
    missing: tuple[str, ...]


class Point(NamedTuple):
    """Where somebody has to choose: how the hand came there, what the exact menu breaks, and all that was asked."""

    rules: Rulebook
    trail: tuple[Event, ...]
    by_the_menu: tuple[str, ...]
    asked: tuple[Asked, ...]


def actions(state: State, seat: int) -> Iterator[Action]:
    """What the player to act may think of, in every size."""
    yield Folded(seat)
    yield Checked(seat)
    for to in range(1, state.in_front[seat] + state.stacks[seat] + 2):
        yield Called(seat, to)
        yield Bet(seat, to)
        yield RaisedTo(seat, to)


def showings(state: State) -> Iterator[Shown | Mucked]:
    """What anybody may think of at a showdown."""
    for seat, holes in enumerate(state.holes):
        yield Shown(seat, holes)
        yield Mucked(seat)


def without(menu: Menu, action: Action) -> Menu:
    """The menu with an action taken off; of a range, with all totals up to it, or with it alone if it is the last."""
    match action:
        case Folded():
            return menu._replace(fold=False)
        case Checked():
            return menu._replace(check=False)
        case Called():
            return menu._replace(call=0)
        case Bet(_, to):
            return menu._replace(bet=_cut(menu.bet, to))
        case RaisedTo(_, to):
            return menu._replace(raise_to=_cut(menu.raise_to, to))


def _cut(span: tuple[Chips, Chips] | None, to: Chips) -> tuple[Chips, Chips] | None:
    if span is None or span[0] == span[1]:
        return None
    return (span[0], to - 1) if to == span[1] else (to + 1, span[1])


def at(ledger: Ledger, state: State, rules: Rulebook, trail: tuple[Event, ...]) -> Point:
    """Ask for every choice there."""
    bench = bench_of(rules)

    def asked(choice: Choice, lacking: tuple[str, ...] = ()) -> Asked:
        legal = not names_broken(bench, ledger, choice)
        return Asked(choice, legal, names_broken(bench, ledger, Refused(choice)), lacking)

    if to_act(state) == NOBODY:
        return Point(rules, trail, (), tuple(asked(choice) for choice in showings(state)))
    seat, exact = menu(ledger, rules)
    found = [
        asked(action, names_broken(bench, ledger, Offered(seat, without(exact, action))))
        for action in actions(state, seat)
    ]
    return Point(rules, trail, names_broken(bench, ledger, Offered(seat, exact)), tuple(found))


def points(world: World) -> Iterator[Point]:
    """Every point of every hand of a world at which somebody has to choose."""
    begin = HandStarted(world.table)
    open_ends = [(record(Ledger(), begin), start(*world), (begin,))]
    seen = set()
    while open_ends:
        ledger, state, trail = open_ends.pop()
        event = due(state)
        if event is None and not state.over and (ledger.facts(), state) not in seen:
            seen.add((ledger.facts(), state))
            point = at(ledger, state, world.rules, trail)
            yield point
            then = [asked.choice for asked in point.asked if asked.legal]
        else:
            then = [event] if event is not None else []
        open_ends += [(record(ledger, coming), after(state, coming), (*trail, coming)) for coming in then]


@cache
def everywhere() -> tuple[Point, ...]:
    return tuple(point for world in WORLDS for point in points(world))


def everything_asked() -> Iterator[tuple[Point, Asked]]:
    for point in everywhere():
        for asked in point.asked:
            yield point, asked


def is_misnamed(point: Point, asked: Asked) -> bool:
    """Whether it would be legal to raise what is called a bet, or to bet what is called a raise."""
    other = {Bet: RaisedTo, RaisedTo: Bet}.get(type(asked.choice))
    return any(a.legal and isinstance(a.choice, other) and a.choice == asked.choice for a in point.asked if other)


def test_the_refusal_of_what_is_legal_breaks_a_permission() -> None:
    legal = [(point.trail, asked) for point, asked in everything_asked() if asked.legal]
    assert len(legal) > 2_000
    assert {type(asked.choice) for _, asked in legal} == {Folded, Checked, Called, Bet, RaisedTo, Shown, Mucked}
    assert [(trail, asked) for trail, asked in legal if not asked.refused] == []


def test_the_refusal_of_what_is_illegal_breaks_none() -> None:
    """A bet where only a raise of that size is legal, or the reverse, is left to the next test."""
    illegal = [(p.trail, asked) for p, asked in everything_asked() if not asked.legal and not is_misnamed(p, asked)]
    assert len(illegal) > 2_000
    assert {type(asked.choice) for _, asked in illegal} == {Folded, Checked, Called, Bet, RaisedTo, Shown, Mucked}
    assert [(trail, asked) for trail, asked in illegal if asked.refused] == []


def test_the_refusal_of_a_bet_is_not_the_refusal_of_a_raise() -> None:
    misnamed = [(p.trail, asked) for p, asked in everything_asked() if not asked.legal and is_misnamed(p, asked)]
    assert len(misnamed) > 100
    assert [(trail, asked) for trail, asked in misnamed if asked.refused] == []


def test_a_menu_that_lacks_something_legal_breaks_a_permission() -> None:
    on_the_menu = [(p.trail, a) for p, a in everything_asked() if a.legal and not isinstance(a.choice, Shown | Mucked)]
    assert len(on_the_menu) > 2_000
    assert [(trail, asked) for trail, asked in on_the_menu if not asked.missing] == []


def test_the_exact_menu_breaks_nothing() -> None:
    assert len(everywhere()) > 2_000
    assert [(point.trail, point.by_the_menu) for point in everywhere() if point.by_the_menu] == []


def test_every_permission_is_broken_by_some_refusal() -> None:
    broken = {clause for _, asked in everything_asked() for clause in asked.refused}
    assert broken == {clause.id for clause in all_clauses() if clause.form == Form.PERMITS} - NEEDS_A_DEEPER_HAND
