"""The evaluator of the specification keeps every law of the rulebook."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from holdem_conformance.proof.laws import FIVE, PAIR_OF_HANDS, SEVEN, five_card_classes, hear, laws
from holdem_spec.clauses.everything import all_clauses
from holdem_spec.clauses.form import Form
from holdem_spec.terms.hands import Category, value
from holdem_spec.vocabulary.cards import PACK, Card, cards

HOW_MANY = {
    Category.STRAIGHT_FLUSH: 40,
    Category.QUADS: 624,
    Category.FULL_HOUSE: 3_744,
    Category.FLUSH: 5_108,
    Category.STRAIGHT: 10_200,
    Category.TRIPS: 54_912,
    Category.TWO_PAIR: 123_552,
    Category.PAIR: 1_098_240,
    Category.HIGH_CARD: 1_302_540,
}
"""How many of all five-card hands are of each kind."""


Hand = tuple[Card, ...]


def better(one: Hand, other: Hand) -> int:
    return (value(one) > value(other)) - (value(one) < value(other))


def class_of(five: Hand) -> tuple[tuple[int, ...], bool]:
    return tuple(sorted(card >> 2 for card in five)), len({card & 3 for card in five}) == 1


def test_the_classes_are_all_hands() -> None:
    classes = five_card_classes()
    assert len(classes) == 7_462
    assert sum(found.times for found in classes) == 2_598_960
    assert len({class_of(found.hand) for found in classes}) == 7_462


def test_every_class_has_a_worth_of_its_own() -> None:
    assert len({value(found.hand) for found in five_card_classes()}) == 7_462


def test_every_kind_has_as_many_hands_as_can_be_counted_out() -> None:
    counted: Counter[Category] = Counter()
    for hand, times in five_card_classes():
        counted[Category(value(hand)[0])] += times
    assert counted == HOW_MANY


def test_hands_of_a_class_are_worth_the_same() -> None:
    worth = {class_of(hand): value(hand) for hand, _ in five_card_classes()}
    chance = Random(7462)
    for _ in range(20_000):
        five = tuple(chance.sample(PACK, 5))
        assert value(five) == worth[class_of(five)], five


def test_every_law_about_five_cards_is_kept_by_all_hands() -> None:
    hearing = hear(FIVE, ((found.hand, value(found.hand)) for found in five_card_classes()))
    assert hearing.broken == {}
    assert set(hearing.kept) == {law.id for law in laws(FIVE)}


def test_every_law_about_two_hands_is_kept(rivals: tuple[tuple[Hand, Hand], ...]) -> None:
    hearing = hear(PAIR_OF_HANDS, ((one, other, better(one, other)) for one, other in rivals))
    assert hearing.broken == {}
    assert {law: times > 50 for law, times in hearing.kept.items()} == {law.id: True for law in laws(PAIR_OF_HANDS)}


def sevens_that_play_the_board() -> Iterator[Hand]:
    for board in ("As Ks Qs Js Ts", "9c 9d 9h 9s Ah", "Ah Kd Qs Jc 9h", "Ac Ad Ah Kc Kd"):
        yield cards("2c 3d") + cards(board)


def test_every_law_about_seven_cards_is_kept_where_the_board_plays() -> None:
    hearing = hear(SEVEN, ((seven, value(seven)) for seven in sevens_that_play_the_board()))
    assert hearing.broken == {}
    assert hearing.kept == {law.id: 4 for law in laws(SEVEN)}


@given(st.permutations(PACK))
@settings(max_examples=300, deadline=None, derandomize=True)
def test_every_law_about_seven_cards_is_kept(pack: list[Card]) -> None:
    seven = tuple(pack[:7])
    assert hear(SEVEN, [(seven, value(seven))]).broken == {}


@given(st.lists(st.sampled_from(range(20)), min_size=7, max_size=7, unique=True))
@settings(max_examples=300, deadline=None, derandomize=True)
def test_every_law_about_seven_cards_is_kept_by_hands_full_of_combinations(seven: list[Card]) -> None:
    """Seven of the twenty lowest cards hold pairs, trips and straights far more often than seven of the pack."""
    claimed = value(tuple(seven))
    assert hear(SEVEN, [(tuple(seven), claimed)]).broken == {}
    assert claimed == max(value(five) for five in combinations(seven, 5))


def test_no_law_is_left_out() -> None:
    asked = {law.id for about in (FIVE, PAIR_OF_HANDS, SEVEN) for law in laws(about)}
    assert asked == {clause.id for clause in all_clauses() if clause.form == Form.LAW}
