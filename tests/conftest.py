"""Whole hands, played by the reference engine with choices made by chance."""

from collections.abc import Callable
from random import Random
from typing import NamedTuple

import pytest

from holdem_reference.hand import State, after, due, menu, refusal, start, to_act, to_discard, to_show
from holdem_spec.vocabulary.cards import PACK, Card
from holdem_spec.vocabulary.events import (
    Bet,
    Called,
    Checked,
    Choice,
    Discarded,
    Event,
    Folded,
    HandStarted,
    Mucked,
    RaisedTo,
    Shown,
)
from holdem_spec.vocabulary.rulebook import Rulebook
from holdem_spec.vocabulary.seats import NOBODY, Seat, clockwise_after
from holdem_spec.vocabulary.table import Blind, Chips, Limit, Table


class Played(NamedTuple):
    """`events` begin with HandStarted; `deciding` are the states in which a player had to choose."""

    events: tuple[Event, ...]
    deciding: tuple[State, ...]
    end: State


def random_table(chance: Random, players: int) -> Table:
    """Stacks from a single chip to a hundred big blinds, many of them short, so that all-ins are frequent. Half of the
    tables play no-limit, a third has an ante, every sixth plays Pineapple, some have empty seats, and in some the
    history of the table leaves other blinds than the usual two."""
    small, big = chance.choice([(1, 2), (5, 10), (1, 1), (2, 5)])
    limit = chance.choice([Limit.NO_LIMIT, Limit.NO_LIMIT, Limit.POT_LIMIT, Limit.FIXED_LIMIT])
    stacks = [chance.randint(1, chance.choice([2, 8, 30, 100]) * big) for _ in range(players)]
    for _ in range(chance.choice([0, 0, 0, 2])):
        stacks.insert(chance.randrange(len(stacks) + 1), 0)
    button = chance.randrange(len(stacks))
    return Table(
        tuple(stacks),
        button,
        small,
        big,
        tuple(chance.sample(PACK, 52)),
        limit,
        (big, 2 * big) if limit == Limit.FIXED_LIMIT else (0, 0),
        ante=chance.choice([0, 0, 0, 0, 1, big]),
        hole_cards=chance.choice([2, 2, 2, 2, 2, 3]),
        tournament=chance.random() < 0.5,
        posts=_unusual_blinds(stacks, button, chance) if players > 2 and chance.random() < 0.2 else None,
    )


def _unusual_blinds(stacks: list[Chips], button: Seat, chance: Random) -> tuple[tuple[Seat, Blind], ...]:
    """No small blind, or two big ones."""
    first, second = [seat for seat in clockwise_after(button, len(stacks)) if stacks[seat]][:2]
    return chance.choice([((first, Blind.BIG),), ((first, Blind.BIG), (second, Blind.BIG))])


def random_choice(state: State, chance: Random) -> Choice:
    """One of the choices a player has; he folds rarely, and never when he could check."""
    seat = to_act(state)
    if to_discard(state):
        seat = chance.choice(to_discard(state))
        return Discarded(seat, chance.choice(state.holes[seat]))
    if seat == NOBODY:
        return _random_showing(state, chance)
    offered = menu(state)
    found: list[tuple[Choice, int]] = []
    if offered.check:
        found.append((Checked(seat), 6))
    if offered.call:
        found += [(Called(seat, offered.call), 6), (Folded(seat), 3)]
    if offered.bet:
        found.append((Bet(seat, _random_total(offered.bet, chance)), 3))
    if offered.raise_to:
        found.append((RaisedTo(seat, _random_total(offered.raise_to, chance)), 3))
    return chance.choices([choice for choice, _ in found], [weight for _, weight in found])[0]


def _random_showing(state: State, chance: Random) -> Choice:
    seat = to_show(state)
    shown, mucked = Shown(seat, state.holes[seat]), Mucked(seat)
    wants_to_muck = chance.random() < 0.3
    return mucked if wants_to_muck and refusal(state, mucked) is None else shown


def _random_total(span: tuple[Chips, Chips], chance: Random) -> Chips:
    least, most = span
    return chance.choice([least, min(2 * least, most), chance.randint(least, most), most])


def play(table: Table, rules: Rulebook, choose: Callable[[State], Choice]) -> Played:
    """Play a hand to its end."""
    state = start(table, rules)
    events: list[Event] = [HandStarted(table)]
    deciding = []
    while not state.over:
        event = due(state)
        if event is None:
            deciding.append(state)
            event = choose(state)
        state = after(state, event)
        events.append(event)
    return Played(tuple(events), tuple(deciding), state)


@pytest.fixture
def random_hand() -> Callable[..., Played]:
    """Plays the hand of that seed: `random_hand(seed, players, rules)`. With `repacked`, a function on the pack, the
    players make the same choices with other cards."""

    def played(
        seed: int, players: int, rules: Rulebook, repacked: Callable[[tuple[Card, ...]], tuple[Card, ...]] | None = None
    ) -> Played:
        chance = Random(f"{seed} {players} {rules.name}")
        table = random_table(chance, players)
        if repacked is not None and table.deck is not None:
            table = table._replace(deck=repacked(table.deck))
        return play(table, rules, lambda state: random_choice(state, chance))

    return played


@pytest.fixture
def play_hand() -> Callable[[Table, Rulebook, Callable[[State], Choice]], Played]:
    """Plays a hand with the choices of a function: `play_hand(table, rules, choose)`."""
    return play
