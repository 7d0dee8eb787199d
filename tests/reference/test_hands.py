"""The engine ranks hands as the specification does, though it works them out in another way."""

from collections.abc import Iterable
from itertools import pairwise
from random import Random

from holdem_conformance.proof.laws import five_card_classes
from holdem_reference.hands import strength, strength_of_five
from holdem_spec.terms.hands import value
from holdem_spec.vocabulary.cards import PACK


def assert_the_same_order(pairs: Iterable[tuple[tuple[int, ...], tuple[int, ...]]]) -> int:
    """Whether sorting by the one sorts by the other too, ties included. Returns how many different hands there are."""
    different = sorted(set(pairs))
    for (low, weaker), (high, stronger) in pairwise(different):
        assert low < high, (low, weaker, stronger)
        assert weaker < stronger, (low, high, weaker, stronger)
    return len(different)


def test_all_five_card_hands() -> None:
    assert assert_the_same_order((value(hand), strength_of_five(hand)) for hand, _ in five_card_classes()) == 7_462


def test_twenty_thousand_random_sevens() -> None:
    chance = Random(20_000)
    sevens = [tuple(chance.sample(PACK, 7)) for _ in range(20_000)]
    assert assert_the_same_order((value(seven), strength(seven)) for seven in sevens) > 2_500


def test_sevens_full_of_combinations() -> None:
    """From twenty neighbouring cards come pairs upon pairs, six-card runs and six-card flushes."""
    chance = Random(5)
    sevens = [tuple(chance.sample(PACK[low : low + 20], 7)) for low in (0, 12, 32) for _ in range(1_000)]
    assert assert_the_same_order((value(seven), strength(seven)) for seven in sevens) > 100


def test_the_order_of_the_cards_does_not_matter() -> None:
    chance = Random(7)
    for _ in range(500):
        seven = chance.sample(PACK, 7)
        assert strength(tuple(seven)) == strength(tuple(reversed(seven))) == strength(tuple(sorted(seven)))
