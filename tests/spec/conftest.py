"""Hands to compare: pairs of five cards in which every way of comparing them wrongly shows."""

from itertools import pairwise
from random import Random

import pytest

from holdem_conformance.proof.laws import five_card_classes
from holdem_spec.terms.hands import Category, value
from holdem_spec.vocabulary.cards import Card

Five = tuple[Card, ...]


def in_other_suits(hand: Five) -> Five:
    """The same hand with its suits exchanged in a ring."""
    return tuple((card & ~3) | (card + 1) & 3 for card in hand)


def in_one_suit(hand: Five) -> Five:
    return tuple(card & ~3 for card in hand)


def with_one_card_changed(hand: Five, chance: Random) -> Five:
    """The hand with one card replaced by one of a rank that it does not hold."""
    new = chance.choice([card for card in range(52) if card >> 2 not in {held >> 2 for held in hand}])
    place = chance.randrange(5)
    return (*hand[:place], new, *hand[place + 1 :])


@pytest.fixture(scope="session")
def rivals() -> tuple[tuple[Five, Five], ...]:
    """Neighbours in the order of all hands, hands of one kind, hands that differ in one card or in suits alone."""
    chance = Random(52)
    hands = sorted((found.hand for found in five_card_classes()), key=value)
    kinds = {kind: [hand for hand in hands if value(hand)[0] == kind] for kind in Category}
    pairs = [(one, other) for one, other in pairwise(hands) if chance.random() < 0.1]
    for of_a_kind in kinds.values():
        pairs += [(chance.choice(of_a_kind), chance.choice(of_a_kind)) for _ in range(80)]
    pairs += [(hand, with_one_card_changed(hand, chance)) for hand in chance.choices(hands, k=300)]
    pairs += [(hand, in_other_suits(hand)) for hand in chance.choices(hands, k=150)]
    pairs += [(hand, in_one_suit(hand)) for hand in chance.choices(kinds[Category.HIGH_CARD], k=50)]
    return tuple(pair if chance.random() < 0.5 else pair[::-1] for pair in pairs)
