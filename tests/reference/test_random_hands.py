"""Random hands of the engine, of two to ten players under every preset and every reading, before the judge: no-limit,
pot limit and fixed limit, with antes and without, Pineapple among them."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from holdem_conformance.proof.agreement import agree
from holdem_reference.hand import after, due, menu, refusal, start, to_act
from holdem_spec.judge.bench import names_broken
from holdem_spec.judge.counsel import bench_of
from holdem_spec.judge.counsel import menu as counselled
from holdem_spec.ledger import Ledger, record
from holdem_spec.vocabulary.events import (
    Bet,
    Called,
    Checked,
    Choice,
    Discarded,
    Entry,
    Folded,
    Mucked,
    RaisedTo,
    Shown,
    TraceEnded,
)
from holdem_spec.vocabulary.rulebook import HOUSE, OPTIONS, PRESETS
from holdem_spec.vocabulary.table import Limit

HANDS = 3
"""So many for each rulebook and each number of players: about six hundred in all."""

RULEBOOKS = [
    *PRESETS.values(),
    *(HOUSE.with_changes({option.name: reading.name}) for option in OPTIONS for reading in option.readings[1:]),
]

RandomHand = Callable[..., Any]

every_table = pytest.mark.parametrize("players", range(2, 11))
every_rulebook = pytest.mark.parametrize("rules", RULEBOOKS, ids=lambda rules: rules.name)


@every_table
@every_rulebook
def test_the_judge_finds_nothing(random_hand: RandomHand, rules: Any, players: int) -> None:
    for seed in range(HANDS):
        events = random_hand(seed, players, rules).events
        judgement = bench_of(rules).judge([*map(Entry, events), Entry(TraceEnded())])
        assert judgement.breach is None, (seed, judgement.breach)
        assert judgement.unseen == {}


@every_table
@every_rulebook
def test_the_menu_is_what_counsel_would_say(random_hand: RandomHand, rules: Any, players: int) -> None:
    for seed in range(HANDS):
        hand = random_hand(seed, players, rules)
        for ledger, state in beside_the_books(hand, rules):
            if to_act(state) >= 0:
                assert counselled(ledger, rules) == (to_act(state), menu(state)), (seed, ledger.facts())


@every_table
@every_rulebook
def test_what_is_refused_is_forbidden(random_hand: RandomHand, rules: Any, players: int) -> None:
    """Wild attempts, by anybody, at every moment in which somebody has to choose."""
    chance = Random(f"{players} {rules.name}")
    for seed in range(HANDS):
        for ledger, state in beside_the_books(random_hand(seed, players, rules), rules):
            for attempt in wild(state, chance):
                broken, reason = names_broken(bench_of(rules), ledger, attempt), refusal(state, attempt)
                assert agree(broken, reason), (seed, attempt, broken, reason)


def beside_the_books(hand: Any, rules: Any) -> list[tuple[Ledger, Any]]:
    """The books of the specification and the state of the engine wherever a player has to choose."""
    found = []
    ledger, state = record(Ledger(), hand.events[0]), start(hand.events[0].table, rules)
    for event in hand.events[1:]:
        if due(state) is None:
            found.append((ledger, state))
        ledger, state = record(ledger, event), after(state, event)
    return found


def wild(state: Any, chance: Random) -> list[Choice]:
    """An attempt of each kind, half of them by the player whose turn it is, at amounts around those that matter."""
    seat = to_act(state) if to_act(state) >= 0 and chance.random() < 0.5 else chance.randrange(len(state.stacks))
    all_in = state.in_front[seat] + state.stacks[seat]
    near = [state.bet, state.bet + state.full_raise, all_in, chance.randint(0, all_in + 1)]
    to = max(1, chance.choice(near) + chance.choice([-1, 0, 1]))
    cards = chance.choice([state.holes[seat], state.holes[seat][:1], state.deck[-2:]])
    amounts = [Called(seat, to), Bet(seat, to), RaisedTo(seat, to)]
    discards = [Discarded(seat, card) for card in (*state.holes[seat][-1:], state.deck[-1])]
    return [Folded(seat), Checked(seat), *amounts, *discards, Shown(seat, cards), Mucked(seat)]


def test_chance_leads_everywhere(random_hand: RandomHand) -> None:
    """The random hands reach side pots, split pots, returned bets, mucked hands, and every length of board."""
    hands = [random_hand(seed, players, rules) for rules in RULEBOOKS for players in range(2, 11) for seed in range(2)]
    kinds = [[type(event).__name__ for event in hand.events] for hand in hands]
    assert {len(hand.end.board) for hand in hands} == {0, 3, 4, 5}
    assert {hand.end.table.limit for hand in hands} == set(Limit)
    assert sum(len(hand.deciding) for hand in hands) > 1_000
    assert sum(kind.count("AntesPosted") for kind in kinds) > 50
    assert sum(kind.count("Discarded") for kind in kinds) > 50
    assert sum(kind.count("PotAwarded") > 2 for kind in kinds) > 50
    assert sum(kind.count("BetReturned") for kind in kinds) > 50
    assert sum(kind.count("Mucked") for kind in kinds) > 50
    assert sum(len(getattr(event, "shares", ())) > 1 for hand in hands for event in hand.events) > 10
