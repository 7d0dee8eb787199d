"""Hands that must go alike, whoever deals them, however many sit there, whatever a chip is worth."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from holdem_reference.evening import after, due, next_hand, opening
from holdem_reference.hand import menu, to_act, to_show
from holdem_reference.state import State
from holdem_spec.clauses.verdicts import HOLDS, NOT_CONCERNED, Finding, Verdict
from holdem_spec.vocabulary.cards import PACK, Card
from holdem_spec.vocabulary.events import (
    AntesPosted,
    Bet,
    Called,
    Checked,
    Choice,
    Event,
    Folded,
    HandEnded,
    HandStarted,
    Menu,
    PotAwarded,
    RaisedTo,
    Shown,
)
from holdem_spec.vocabulary.rulebook import HOUSE, PRESETS, Rulebook
from holdem_spec.vocabulary.seats import NOBODY, Seat
from holdem_spec.vocabulary.table import Chips, Limit, Table

Compare = dict[str, Callable[..., Verdict]]
Hand = Any
Fixture = Callable[..., Any]

every_preset = pytest.mark.parametrize("rules", PRESETS.values(), ids=lambda rules: rules.name)


def chosen(state: State, chance: Random) -> Choice:
    """One of the legal actions; the same chance at the same menu chooses the same."""
    seat = to_act(state)
    offered = menu(state)
    found: list[Choice] = [Checked(seat)] if offered.check else []
    found += [Called(seat, offered.call)] * 3 if offered.call else []
    for kind, span in ((Bet, offered.bet), (RaisedTo, offered.raise_to)):
        if span:
            found += [kind(seat, span[0]), kind(seat, chance.randint(*span))]
    return chance.choice(found or [Folded(seat)])


def choosing(chance: Random, before: Callable[[State], Choice | None] = lambda _: None) -> Callable[[State], Choice]:
    """A way to play: what `before` says, else by chance; at the showdown everybody shows."""

    def choose(state: State) -> Choice:
        if to_act(state) == NOBODY:
            return Shown(to_show(state), state.holes[to_show(state)])
        return before(state) or chosen(state, chance)

    return choose


# Who deals


def at_a_table_with_a_chair(table: Table, chair: Seat) -> Table:
    """The table with one more seat, in which nobody plays."""

    def pushed(seat: Seat) -> Seat:
        return seat + (seat >= chair)

    posts = table.posts and tuple((pushed(seat), blind) for seat, blind in table.posts)
    stacks = (*table.stacks[:chair], 0, *table.stacks[chair:])
    return table._replace(stacks=stacks, button=pushed(table.button), posts=posts)


def without_the_chair(event: Any, chair: Seat) -> Event:
    """The event as it is told where that seat does not exist."""

    def pulled(seat: Seat) -> Seat:
        return seat - (seat > chair)

    match event:
        case HandStarted(table):
            posts = table.posts and tuple((pulled(seat), blind) for seat, blind in table.posts)
            stacks = table.stacks[:chair] + table.stacks[chair + 1 :]
            return HandStarted(table._replace(stacks=stacks, button=pulled(table.button), posts=posts))
        case AntesPosted(chips) | HandEnded(chips):
            return type(event)(chips[:chair] + chips[chair + 1 :])
        case PotAwarded(pot, shares):
            return PotAwarded(pot, tuple((pulled(seat), chips) for seat, chips in shares))
        case _:
            return event._replace(seat=pulled(event.seat)) if hasattr(event, "seat") else event  # type: ignore[no-any-return]


@every_preset
@pytest.mark.parametrize("players", [2, 3, 5, 9])
def test_a_hand_is_the_same_whoever_deals(
    random_hand: Fixture, play_hand: Fixture, compare: Compare, rules: Rulebook, players: int
) -> None:
    for seed in range(12):
        hand = random_hand(seed, players, rules)
        table = hand.events[0].table
        chair = seed % (len(table.stacks) + 1)
        script = iter([event for event in hand.events if isinstance(event, Choice)])

        def as_before(state: State, script: Any = script, chair: Seat = chair) -> Choice:
            choice = next(script)
            return choice._replace(seat=choice.seat + (choice.seat >= chair))  # type: ignore[no-any-return]

        other = play_hand(at_a_table_with_a_chair(table, chair), rules, as_before)
        got = tuple(without_the_chair(event, chair) for event in other.events)
        assert compare["BTN-DEALERROLE"](hand.events, got) is HOLDS, seed


def test_a_deal_from_the_left_of_the_dealers_chair_is_noticed(random_hand: Fixture, compare: Compare) -> None:
    """The same hand, but cards and turns begin one seat further: so it goes if the chair of the dealer counts."""
    for seed in range(10):
        hand, other = (random_hand(seed, 4, HOUSE) for _ in range(2))
        turned = tuple(e._replace(seat=(e.seat + 1) % 4) if hasattr(e, "seat") else e for e in other.events)
        assert compare["BTN-DEALERROLE"](hand.events, turned).finding == Finding.BROKEN
        assert compare["BTN-DEALERROLE"](hand.events, hand.events[:-1]).finding == Finding.BROKEN


# Two players

BUTTON, BIG_BLIND = "button", "big blind"


def offers_to(hand: Hand, names: dict[Seat, str]) -> tuple[tuple[str, Menu], ...]:
    """Whose turn it was and what he might do, for those who have a name."""
    return tuple((names[to_act(state)], menu(state)) for state in hand.deciding if to_act(state) in names)


def two_and_many(
    play_hand: Fixture, seed: int, limit: Limit, others: int, rules: Rulebook
) -> tuple[tuple[tuple[str, Menu], ...], tuple[tuple[str, Menu], ...]]:
    """What button and big blind are offered alone, and at a table with more players who all fold. Both play alike."""
    chance = Random(seed)
    stacks = (chance.randint(3, 200), chance.randint(3, 200))
    game = {"limit": limit, "limits": (2, 4) if limit == Limit.FIXED_LIMIT else (0, 0)}
    alone = Table(stacks, 0, 1, 2, PACK, **game)
    seats = (stacks[0], 50, stacks[1], *(50 for _ in range(others - 1)))  # button, small blind, big blind, the rest
    many = Table(seats, 0, 1, 2, PACK, **game)

    def fold(state: State) -> Choice | None:
        return Folded(to_act(state)) if to_act(state) not in (0, 2) else None

    two = play_hand(alone, rules, choosing(Random(seed)))
    last_two = play_hand(many, rules, choosing(Random(seed), fold))
    return offers_to(two, {0: BUTTON, 1: BIG_BLIND}), offers_to(last_two, {0: BUTTON, 2: BIG_BLIND})


@every_preset
@pytest.mark.parametrize("limit", [Limit.NO_LIMIT, Limit.FIXED_LIMIT])
@pytest.mark.parametrize("others", [1, 2, 4])
def test_two_play_the_same_as_the_last_two_of_many(
    play_hand: Fixture, compare: Compare, rules: Rulebook, limit: Limit, others: int
) -> None:
    decisions = 0
    for seed in range(40):
        alone, last_two = two_and_many(play_hand, seed, limit, others, rules)
        assert compare["BET-HUREST"](alone, last_two) is HOLDS, seed
        decisions += len(alone)
    assert decisions > 120


def test_a_rule_of_its_own_for_two_is_noticed(play_hand: Fixture, compare: Compare) -> None:
    """Two rules that somebody might think hold heads-up: no raise before the flop; the button first on every street."""
    alone, last_two = two_and_many(play_hand, 5, Limit.NO_LIMIT, 1, HOUSE)
    no_raise = tuple((who, offered._replace(raise_to=None)) for who, offered in alone)
    assert compare["BET-HUREST"](no_raise, last_two).finding == Finding.BROKEN
    swapped = tuple((BIG_BLIND if who == BUTTON else BUTTON, offered) for who, offered in alone)
    assert compare["BET-HUREST"](swapped, last_two).finding == Finding.BROKEN
    assert compare["BET-HUREST"](alone[:-1], last_two).finding == Finding.BROKEN


# What a chip is worth


def with_chips_worth(table: Table, factor: Chips) -> Table:
    low, high = table.limits
    return table._replace(
        stacks=tuple(chips * factor for chips in table.stacks),
        small_blind=table.small_blind * factor,
        big_blind=table.big_blind * factor,
        ante=table.ante * factor,
        limits=(low * factor, high * factor),
    )


def low_cards_first(pack: tuple[Card, ...]) -> tuple[Card, ...]:
    """The board is above all hole cards and paired, so that most pots are shared."""
    return tuple(sorted(pack, key=lambda card: card >> 2))


def in_chips_worth(choice: Any, factor: Chips) -> Choice:
    return choice._replace(to=choice.to * factor) if hasattr(choice, "to") else choice  # type: ignore[no-any-return]


@every_preset
@pytest.mark.parametrize("factor", [3, 100])
def test_a_hand_in_larger_amounts_goes_the_same_way(
    random_hand: Fixture, play_hand: Fixture, with_offers: Fixture, compare: Compare, rules: Rulebook, factor: Chips
) -> None:
    odd = 0
    for seed in range(60):
        hand = random_hand(seed, 2 + seed % 8, rules, low_cards_first)
        script = iter([in_chips_worth(event, factor) for event in hand.events if isinstance(event, Choice)])
        larger = play_hand(with_chips_worth(hand.events[0].table, factor), rules, lambda _, script=script: next(script))
        told, again = with_offers(hand), with_offers(larger)
        assert compare["META-CHIPSNOTMONEY"](told, again, factor) is HOLDS, seed
        odd += any(len({chips for _, chips in e.shares}) > 1 for e in told if isinstance(e, PotAwarded))
    assert odd > 0, "no hand had an odd chip"


def test_amounts_that_are_worth_something_are_noticed(
    random_hand: Fixture, with_offers: Fixture, compare: Compare
) -> None:
    """An engine with a least bet in money, and one that keeps a fee of one of each pot."""
    check = compare["META-CHIPSNOTMONEY"]
    too_dear = 0
    for seed in range(20):
        hand = random_hand(seed, 3, HOUSE)
        told = with_offers(hand)
        fee = tuple(
            e._replace(shares=tuple((seat, chips - 1) for seat, chips in e.shares)) if isinstance(e, PotAwarded) else e
            for e in told
        )
        assert check(told, fee, 1).finding == Finding.BROKEN
        dear = with_offers(hand, lambda state: menu(state)._replace(call=menu(state).call + 10))
        too_dear += check(told, dear, 1).finding == Finding.BROKEN
        assert check(told, told, 1) is HOLDS
    assert too_dear > 15


# House rules


def played_by(rules: Rulebook, play_hand: Fixture, hands: int) -> tuple[Rulebook, ...]:
    """The rulebooks of an evening of the engine: its own after every event, and that of every decision."""
    evening = opening(Table((40, 40, 40), 0, 1, 2), rules)
    found = [evening.rules]
    for number in range(hands):
        while (event := due(evening)) is not None:
            evening = after(evening, event)
            found.append(evening.rules)
        table = next_hand(evening)._replace(deck=tuple(Random(number).sample(PACK, 52)))
        hand = play_hand(table, evening.rules, choosing(Random(number), lambda s: Folded(to_act(s))))
        found += [state.rules for state in hand.deciding]
        evening = after(after(evening, HandStarted(table)), HandEnded(hand.end.stacks))
    return tuple(found)


@every_preset
def test_the_rules_agreed_before_play_stay(play_hand: Fixture, compare: Compare, rules: Rulebook) -> None:
    found = played_by(rules, play_hand, hands=6)
    assert len(found) > 12
    assert compare["META-HOUSEFIXED"](rules, found) is HOLDS


def test_a_rule_changed_or_left_open_is_noticed(compare: Compare) -> None:
    check = compare["META-HOUSEFIXED"]
    agreed = PRESETS["house"]
    changed = agreed.changed(show_muck="never")
    assert check(agreed, (agreed, changed)).finding == Finding.BROKEN
    assert check(agreed._replace(readings=agreed.readings[:-1]), ()).finding == Finding.BROKEN
    assert check(agreed._replace(readings=("perhaps", *agreed.readings[1:])), ()).finding == Finding.BROKEN


# What was put in before


def after_the_flop(
    play_hand: Fixture, seed: int, limit: Limit, more: Chips, rules: Rulebook
) -> tuple[tuple[str, Menu], ...]:
    """What three players are offered from the flop on, if so many chips more went in before it and so many more were
    there."""
    chance = Random(seed)
    stacks = tuple(chance.randint(5, 120) + more for _ in range(3))
    limits = (2, 4) if limit == Limit.FIXED_LIMIT else (0, 0)
    table = Table(stacks, seed % 3, 1, 2, PACK, limit, limits)

    def before_the_flop(state: State) -> Choice | None:
        if state.board:
            return None
        seat, offered = to_act(state), menu(state)
        if more and state.bet == 2 and offered.raise_to:
            return RaisedTo(seat, 2 + more)
        return Called(seat, offered.call) if offered.call else Checked(seat)

    hand = play_hand(table, rules, choosing(Random(seed), before_the_flop))
    return tuple((str(to_act(s)), menu(s)) for s in hand.deciding if s.board and to_act(s) != NOBODY)


@every_preset
@pytest.mark.parametrize("limit", [Limit.NO_LIMIT, Limit.FIXED_LIMIT])
def test_more_chips_put_in_before_the_flop_changes_no_price(
    play_hand: Fixture, compare: Compare, rules: Rulebook, limit: Limit
) -> None:
    for seed in range(30):
        offers = after_the_flop(play_hand, seed, limit, 0, rules)
        more = 2 if limit == Limit.FIXED_LIMIT else 2 + seed
        assert len(offers) > 2
        assert compare["ADV-SUNK"](offers, after_the_flop(play_hand, seed, limit, more, rules)) is HOLDS, seed


def test_a_call_made_cheaper_for_who_has_put_in_more_is_noticed(play_hand: Fixture, compare: Compare) -> None:
    found = []
    for seed in range(10):
        offers = after_the_flop(play_hand, seed, Limit.NO_LIMIT, 0, HOUSE)
        cheaper = tuple((who, offered._replace(call=offered.call // 2)) for who, offered in offers)
        found.append(compare["ADV-SUNK"](offers, cheaper).finding)
    assert Finding.BROKEN in found
    assert compare["ADV-SUNK"]((), ()) is NOT_CONCERNED


def test_where_the_pot_is_the_limit_more_in_the_pot_is_more_to_bet(play_hand: Fixture, compare: Compare) -> None:
    """The exception that the clause names: 6 or 12 lie there before the flop is bet on."""
    offers, more = (after_the_flop(play_hand, 3, Limit.POT_LIMIT, chips, HOUSE) for chips in (0, 2))
    assert (offers[0][1].bet, more[0][1].bet) == ((2, 6), (2, 12))
    assert compare["ADV-SUNK"](offers, more).finding == Finding.BROKEN
