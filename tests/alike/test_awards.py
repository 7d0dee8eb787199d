"""Two runs that must end alike: a hand with its suits exchanged, and pots built at once or at the end."""

from collections.abc import Callable
from itertools import permutations
from typing import Any

import pytest

from holdem_spec.clauses.everything import all_clauses
from holdem_spec.clauses.form import Form
from holdem_spec.clauses.verdicts import HOLDS, Finding
from holdem_spec.ledger import Ledger
from holdem_spec.terms.pots import Pot, pots
from holdem_spec.vocabulary.cards import Card
from holdem_spec.vocabulary.events import (
    AntesPosted,
    Bet,
    BetReturned,
    BlindPosted,
    BoardDealt,
    Burned,
    Called,
    Event,
    Folded,
    PotAwarded,
    RaisedTo,
)
from holdem_spec.vocabulary.rulebook import PRESETS
from holdem_spec.vocabulary.seats import Seat
from holdem_spec.vocabulary.table import Chips

COMPARE = {clause.id: clause.check for clause in all_clauses() if clause.form == Form.COMPARES}

every_preset = pytest.mark.parametrize("rules", PRESETS.values(), ids=lambda rules: rules.name)
RandomHand = Callable[..., Any]
Repacked = Callable[[tuple[Card, ...]], tuple[Card, ...]]


def awards(events: tuple[Event, ...]) -> tuple[PotAwarded, ...]:
    return tuple(event for event in events if isinstance(event, PotAwarded))


def with_suits(order: tuple[int, ...], arranged: Repacked) -> Repacked:
    return lambda pack: tuple(card & ~3 | order[card & 3] for card in arranged(pack))


def low_cards_first(pack: tuple[Card, ...]) -> tuple[Card, ...]:
    """The pack by rank: the board is above all hole cards and paired, so most pots are shared."""
    return tuple(sorted(pack, key=lambda card: card >> 2))


def as_shuffled(pack: tuple[Card, ...]) -> tuple[Card, ...]:
    return pack


@every_preset
@pytest.mark.parametrize("arranged", [as_shuffled, low_cards_first])
def test_exchanging_suits_changes_no_award(random_hand: RandomHand, rules: Any, arranged: Repacked) -> None:
    shared = 0
    for seed, order in enumerate(permutations(range(4))):
        hand = random_hand(seed, 2 + seed % 9, rules, arranged)
        other = random_hand(seed, 2 + seed % 9, rules, with_suits(order, arranged))
        assert [type(event) for event in other.events] == [type(event) for event in hand.events]
        assert COMPARE["DECK-SUITEQUAL"](awards(hand.events), awards(other.events)) is HOLDS, seed
        shared += sum(len(award.shares) > 1 for award in awards(hand.events))
    assert shared > 10 or arranged is as_shuffled


def test_an_award_by_suit_is_noticed() -> None:
    shared, taken = (PotAwarded(0, ((0, 5), (1, 5))),), (PotAwarded(0, ((1, 10),)),)
    assert COMPARE["DECK-SUITEQUAL"](shared, taken).finding == Finding.BROKEN
    assert COMPARE["DECK-SUITEQUAL"](shared, shared) is HOLDS


class AtOnce:
    """Pots as a dealer builds them who separates a side pot on the street on which somebody goes all-in. `open` is the
    pot that is still growing, `playing` are those who play for it; the pots before it are closed."""

    def __init__(self, stacks: tuple[Chips, ...]) -> None:
        self.behind = list(stacks)
        self.in_front = [0] * len(stacks)
        self.playing = {seat for seat, chips in enumerate(stacks) if chips}
        self.open = 0
        self.closed: list[tuple[Chips, set[Seat]]] = []

    def pay(self, seat: Seat, chips: Chips) -> None:
        self.behind[seat] -= chips
        self.in_front[seat] += chips

    def take_antes(self, chips: tuple[Chips, ...]) -> None:
        """An ante that one player pays for all goes straight into the first pot."""
        for seat, ante in enumerate(chips):
            self.pay(seat, ante)
            if ante == sum(chips):
                self.in_front[seat] -= ante
                self.open += ante

    def fold(self, seat: Seat) -> None:
        self.playing.discard(seat)
        for _, contestants in self.closed:
            contestants.discard(seat)

    def gather(self) -> None:
        """Put the bets of the street into the pots: a pot closes at the bet of whoever is all-in for least."""
        while broke := [seat for seat in self.playing if self.behind[seat] == 0]:
            least = min(self.in_front[seat] for seat in broke)
            self._take(least)
            self.closed.append((self.open, set(self.playing)))
            self.open = 0
            self.playing -= {seat for seat in broke if self.in_front[seat] == 0}
        self._take(max(self.in_front))

    def _take(self, most: Chips) -> None:
        for seat, chips in enumerate(self.in_front):
            self.open += min(chips, most)
            self.in_front[seat] -= min(chips, most)

    def pots(self) -> tuple[Pot, ...]:
        found = [*self.closed, (self.open, self.playing)] if self.open else self.closed
        return tuple(Pot(chips, tuple(sorted(contestants))) for chips, contestants in found)


def built_at_once(events: tuple[Any, ...]) -> tuple[Pot, ...]:
    """The pots of a hand up to its first award."""
    dealer, street = AtOnce(events[0].table.stacks), [0] * len(events[0].table.stacks)
    for event in events:
        match event:
            case AntesPosted(chips):
                dealer.take_antes(chips)
            case BlindPosted(seat, _, chips):
                dealer.pay(seat, chips)
                street[seat] += chips
            case Called(seat, to) | Bet(seat, to) | RaisedTo(seat, to):
                dealer.pay(seat, to - street[seat])
                street[seat] = to
            case BetReturned(seat, chips):
                dealer.pay(seat, -chips)
            case Folded(seat):
                dealer.fold(seat)
            case Burned() | BoardDealt() if any(dealer.in_front):
                dealer.gather()
            case PotAwarded():
                break
        if isinstance(event, BoardDealt):
            street = [0] * len(street)
    dealer.gather()
    return dealer.pots()


def built_at_the_end(events: tuple[Any, ...]) -> tuple[Pot, ...]:
    ledger = Ledger()
    for event in events:
        if isinstance(event, PotAwarded):
            break
        ledger.apply(event)
    return pots(ledger)


@every_preset
@pytest.mark.parametrize("players", range(2, 11))
def test_side_pots_are_the_same_whenever_they_are_built(random_hand: RandomHand, rules: Any, players: int) -> None:
    for seed in range(10):
        events = random_hand(seed, players, rules).events
        verdict = COMPARE["POT-TIMING"](built_at_once(events), built_at_the_end(events))
        assert verdict is HOLDS, (seed, verdict)
        assert [chips for chips, _ in built_at_once(events)] == [
            sum(chips for _, chips in award.shares) for award in reversed(awards(events))
        ]


def test_the_random_hands_have_side_pots(random_hand: RandomHand) -> None:
    hands = [random_hand(seed, players, PRESETS["house"]) for players in range(2, 11) for seed in range(10)]
    assert sum(len(built_at_once(hand.events)) > 2 for hand in hands) > 20


def test_a_side_pot_forgotten_at_the_all_in_is_noticed() -> None:
    """All-in for 50 against 100 and 100: one pot of 250 is not the same as 150 and 100."""
    at_once, at_the_end = (Pot(150, (0, 1, 2)), Pot(100, (1, 2))), (Pot(250, (0, 1, 2)),)
    assert COMPARE["POT-TIMING"](at_once, at_the_end).finding == Finding.BROKEN
    assert COMPARE["POT-TIMING"](at_once, at_once) is HOLDS
