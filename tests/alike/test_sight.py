"""What is seen from a place at the table: hidden cards make no difference to it, and later is more."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from holdem_conformance.engines.reference.view import Told, snapshot_of
from holdem_reference.hand import menu
from holdem_reference.state import State
from holdem_spec.clauses.verdicts import HOLDS, NOT_CONCERNED, Finding, Verdict
from holdem_spec.vocabulary.cards import UNKNOWN, Card, cards, cards_text
from holdem_spec.vocabulary.events import (
    Bet,
    BoardDealt,
    Burned,
    Called,
    Checked,
    Discarded,
    Event,
    Folded,
    HandStarted,
    HoleCardDealt,
    HoleCardsKnown,
    Menu,
    RaisedTo,
)
from holdem_spec.vocabulary.rulebook import HOUSE, PRESETS, Rulebook
from holdem_spec.vocabulary.seats import NOBODY, Seat

Compare = dict[str, Callable[..., Verdict]]
RandomHand = Callable[..., Any]
WithOffers = Callable[..., tuple[Event, ...]]
ACTIONS = (Folded, Checked, Called, Bet, RaisedTo)

every_preset = pytest.mark.parametrize("rules", PRESETS.values(), ids=lambda rules: rules.name)


def holes_of(hand: Any, seat: Seat) -> set[Card]:
    return {event.card for event in hand.events if isinstance(event, HoleCardDealt) and event.seat == seat}


def with_others_exchanged(hand: Any, seat: Seat) -> Callable[[tuple[Card, ...]], tuple[Card, ...]]:
    """The pack in which every card has moved to another place, but for the board and what `seat` was dealt."""
    lies_open = {card for event in hand.events if isinstance(event, BoardDealt) for card in event.cards}
    kept = lies_open | holes_of(hand, seat)

    def repacked(pack: tuple[Card, ...]) -> tuple[Card, ...]:
        hidden = [card for card in pack if card not in kept]
        moved = iter(hidden[1:] + hidden[:1])
        return tuple(card if card in kept else next(moved) for card in pack)

    return repacked


def sight(events: tuple[Event, ...], seat: Seat) -> tuple[Event, ...]:
    return tuple(seen_from(seat, event) for event in events)


def seen_from(seat: Seat, event: Event) -> Event:
    """An event as the player of a seat sees it, or with NOBODY somebody who only looks on: `UNKNOWN` for every card
    that is turned away from him (S1.32, S2.10, S2.13, S4.6)."""
    match event:
        case HandStarted(table):
            return HandStarted(table._replace(deck=None))
        case HoleCardDealt(owner) | Discarded(owner) if owner != seat:
            return event._replace(card=UNKNOWN)
        case HoleCardsKnown(owner, known) if owner != seat:
            return HoleCardsKnown(owner, (UNKNOWN,) * len(known))
        case Burned():
            return Burned(UNKNOWN)
        case _:
            return event


@every_preset
@pytest.mark.parametrize("players", [2, 3, 6, 10])
def test_a_hand_with_other_hole_cards_looks_the_same(
    random_hand: RandomHand, with_offers: WithOffers, compare: Compare, rules: Rulebook, players: int
) -> None:
    for seed in range(12):
        hand = random_hand(seed, players, rules)
        other = random_hand(seed, players, rules, with_others_exchanged(hand, NOBODY))
        seen, again = (sight(with_offers(one), NOBODY) for one in (hand, other))
        assert compare["DEAL-FACEDOWN"](seen, again) is HOLDS, seed
        seat = hand.events[0].table.players()[seed % players]
        other = random_hand(seed, players, rules, with_others_exchanged(hand, seat))
        assert holes_of(other, seat) == holes_of(hand, seat)
        seen, again = (sight(with_offers(one), seat) for one in (hand, other))
        assert compare["DEAL-PRIVATE"](seat, seen, again) is HOLDS, seed


def nobody_raises_without_a_pair(state: State) -> Menu:
    """The menu of an engine that looks at the cards of the player to act."""
    offered = menu(state)
    ranks = {card >> 2 for card in state.holes[state.waiting[0]]}
    return offered if len(ranks) == 1 else offered._replace(bet=None, raise_to=None)


def hands(random_hand: RandomHand) -> list[tuple[Any, Any]]:
    """Hands, each with the same hand in which the button has other cards."""
    found = []
    for seed in range(30):
        hand = random_hand(seed, 4, HOUSE)
        found.append((hand, random_hand(seed, 4, HOUSE, with_others_exchanged(hand, NOBODY))))
    return found


def test_an_open_deal_is_noticed(random_hand: RandomHand, compare: Compare) -> None:
    for hand, other in hands(random_hand):
        seat = hand.events[0].table.players()[0]
        assert compare["DEAL-FACEDOWN"](hand.events, other.events).finding == Finding.BROKEN
        assert compare["DEAL-PRIVATE"](seat, hand.events, hand.events).finding == Finding.BROKEN


def test_a_player_who_may_not_look_at_his_cards_is_noticed(random_hand: RandomHand, compare: Compare) -> None:
    for hand, _ in hands(random_hand):
        seat = hand.events[0].table.players()[0]
        looking_on = sight(hand.events, NOBODY)
        assert compare["DEAL-PRIVATE"](seat, looking_on, looking_on).finding == Finding.BROKEN


def test_an_engine_that_peeks_is_noticed(random_hand: RandomHand, with_offers: WithOffers, compare: Compare) -> None:
    found = []
    for hand, other in hands(random_hand):
        seen, again = (sight(with_offers(one, nobody_raises_without_a_pair), NOBODY) for one in (hand, other))
        found.append(compare["DEAL-FACEDOWN"](seen, again).finding)
    assert found.count(Finding.BROKEN) > 3


def test_without_a_deal_there_is_nothing_to_see(compare: Compare) -> None:
    assert compare["DEAL-FACEDOWN"]((), ()) is NOT_CONCERNED
    assert compare["DEAL-PRIVATE"](0, (), ()) is NOT_CONCERNED


def rows(hand: Any) -> list[tuple[tuple[Card, ...], tuple[Card, ...]]]:
    """At every decision the board as the engine shows it, and the cards as they were dealt."""
    found = []
    for state in hand.deciding:
        shown = snapshot_of(state, Told((0,) * len(state.stacks))).board
        found.append((cards("".join(shown or ())), state.board))
    return found


def test_the_board_is_shown_in_order(random_hand: RandomHand, compare: Compare) -> None:
    seen = set()
    for seed in range(10):
        hand = random_hand(seed, 4, HOUSE)
        dealt = tuple(card for event in hand.events if isinstance(event, BoardDealt) for card in event.cards)
        for row, _ in rows(hand):
            assert compare["DEAL-BOARDORDER"](row, dealt[: len(row)]) is HOLDS
            seen.add(len(row))
    assert seen == {0, 3, 4, 5}


def test_a_board_sorted_by_rank_is_noticed(compare: Compare) -> None:
    """The turn, a four, lies last and not before the seven."""
    row = cards("4h 7c 9d Ks")
    verdict = compare["DEAL-BOARDORDER"](row, cards("Ks 9d 7c 4h"))
    assert verdict.finding == Finding.BROKEN
    assert dict(verdict.numbers) == {"got": cards_text(row), "due": "Ks 9d 7c 4h"}


def first_turns(hand: Any) -> list[list[tuple[Event, ...]]]:
    """Round by round, what everybody had seen of the round when he first acted in it, in the order of the turns."""
    rounds: list[list[tuple[Event, ...]]] = [[]]
    seen: list[Event] = []
    acted: set[Seat] = set()
    for event in sight(hand.events, NOBODY):
        if isinstance(event, BoardDealt):
            rounds.append([])
            seen, acted = [], set()
        elif isinstance(event, ACTIONS):
            if event.seat not in acted:
                rounds[-1].append(tuple(seen))
            acted.add(event.seat)
            seen.append(event)
    return rounds


def test_who_acts_later_has_seen_the_same_and_more_in_order(random_hand: RandomHand, compare: Compare) -> None:
    compared = 0
    for seed in range(30):
        for turns in first_turns(random_hand(seed, 5, HOUSE)):
            for earlier, later in pairwise(turns):
                assert compare["ADV-POSITION"](earlier, later) is HOLDS
                compared += 1
    assert compared > 100


def test_deciding_at_the_same_time_is_noticed(compare: Compare) -> None:
    seen = (Checked(1), Bet(2, 50))
    assert compare["ADV-POSITION"](seen, seen).finding == Finding.BROKEN
    assert compare["ADV-POSITION"](seen, (Checked(1), Checked(2), Checked(3))).finding == Finding.BROKEN
    assert compare["ADV-POSITION"](seen, (*seen, Folded(3))) is HOLDS
