"""An evaluator with a mistake, or a comparison with one, breaks the law about it, and no law that it keeps."""

from collections.abc import Callable
from functools import cache
from itertools import combinations

import pytest

from holdem_conformance.proof.laws import FIVE, PAIR_OF_HANDS, SEVEN, five_card_classes, hear, laws
from holdem_spec.terms import hands
from holdem_spec.terms.hands import Category, Value
from holdem_spec.vocabulary.cards import Card, cards

Hand = tuple[Card, ...]
ACE = 12
value = cache(hands.value)


def ranks(hand: Hand) -> list[int]:
    return sorted((card >> 2 for card in hand), reverse=True)


def of_mixed_suits(five: Hand) -> Hand:
    return tuple(card & ~3 | place % 2 for place, card in enumerate(sorted(five)))


def in_a_row(held: list[int], many: int) -> bool:
    return any(set(range(low, low + many)) <= set(held) for low in range(13))


def round_the_ace(held: list[int]) -> bool:
    return any({(low + step) % 13 for step in range(5)} == set(held) for low in (9, 10, 11))


def when(kind: Category, mistaken: Callable[[Value, Hand], Value]) -> Callable[[Hand], Value]:
    """An evaluator that errs in hands of one kind only."""
    return lambda five: mistaken(value(five), five) if value(five)[0] == kind else value(five)


def ace_to_five_counts_ace_high(five: Hand) -> Value:
    return (*value(five)[:1], ACE) if ranks(five) == [12, 3, 2, 1, 0] else value(five)


def ace_to_five_is_no_straight(five: Hand) -> Value:
    if ranks(five) != [12, 3, 2, 1, 0]:
        return value(five)
    kind = Category.FLUSH if value(five)[0] == Category.STRAIGHT_FLUSH else Category.HIGH_CARD
    return kind, *ranks(five)


def a_straight_goes_round_the_ace(five: Hand) -> Value:
    if value(five)[0] in (Category.HIGH_CARD, Category.FLUSH) and round_the_ace(ranks(five)):
        return Category.STRAIGHT_FLUSH if value(five)[0] == Category.FLUSH else Category.STRAIGHT, ACE
    return value(five)


def a_flush_beats_a_full_house(five: Hand) -> Value:
    swapped = {Category.FLUSH: Category.FULL_HOUSE, Category.FULL_HOUSE: Category.FLUSH}
    kind, *rest = value(five)
    return swapped.get(Category(kind), kind), *rest


FIVES: dict[str, tuple[Callable[[Hand], Value], str]] = {
    "suits are ignored": (lambda five: value(of_mixed_suits(five)), "HAND-FLUSH HAND-STRAIGHTFLUSH HAND-CATEGORIES"),
    "four of a suit are a flush": (
        when(
            Category.HIGH_CARD,
            lambda v, five: (Category.FLUSH, *v[1:]) if max(map([c & 3 for c in five].count, range(4))) == 4 else v,
        ),
        "HAND-HIGHCARD HAND-CATEGORIES",
    ),
    "ace to five counts ace-high": (ace_to_five_counts_ace_high, "HAND-STRAIGHT HAND-STRAIGHTFLUSH DECK-ACELOW"),
    "ace to five is no straight": (
        ace_to_five_is_no_straight,
        "HAND-STRAIGHT HAND-STRAIGHTFLUSH HAND-CATEGORIES DECK-ACELOW",
    ),
    "a straight goes round the ace": (
        a_straight_goes_round_the_ace,
        "HAND-HIGHCARD HAND-FLUSH HAND-CATEGORIES DECK-ACELOW",
    ),
    "four in a row are a straight": (
        when(Category.HIGH_CARD, lambda v, five: (Category.STRAIGHT, v[1]) if in_a_row(ranks(five), 4) else v),
        "HAND-HIGHCARD HAND-CATEGORIES DECK-ACELOW",
    ),
    "the royal flush is a tenth kind": (
        when(Category.STRAIGHT_FLUSH, lambda v, five: (9, ACE) if v[1] == ACE else v),
        "HAND-STRAIGHTFLUSH HAND-CATEGORIES",
    ),
    "a straight flush has no rank": (
        when(Category.STRAIGHT_FLUSH, lambda v, _: (v[0], ACE)),
        "HAND-STRAIGHTFLUSH DECK-ACELOW",
    ),
    "quads have no fifth card": (when(Category.QUADS, lambda v, _: v[:2]), "HAND-QUADS"),
    "a full house counts by its pair": (when(Category.FULL_HOUSE, lambda v, _: (v[0], v[2], v[1])), "HAND-FULLHOUSE"),
    "a full house is three of a kind": (
        when(Category.FULL_HOUSE, lambda v, _: (Category.TRIPS, *v[1:])),
        "HAND-FULLHOUSE HAND-CATEGORIES",
    ),
    "a flush counts by its top card": (when(Category.FLUSH, lambda v, _: v[:2]), "HAND-FLUSH"),
    "a flush beats a full house": (a_flush_beats_a_full_house, "HAND-FLUSH HAND-FULLHOUSE HAND-CATEGORIES"),
    "a straight has a second card": (when(Category.STRAIGHT, lambda v, five: (*v, ranks(five)[1])), "HAND-STRAIGHT"),
    "trips have no side cards": (when(Category.TRIPS, lambda v, _: v[:2]), "HAND-TRIPS"),
    "the lower of two pairs counts first": (
        when(Category.TWO_PAIR, lambda v, _: (v[0], v[2], v[1], v[3])),
        "HAND-TWOPAIR",
    ),
    "two pairs have no fifth card": (when(Category.TWO_PAIR, lambda v, _: v[:3]), "HAND-TWOPAIR"),
    "a pair counts its side cards first": (when(Category.PAIR, lambda v, _: (v[0], *v[2:], v[1])), "HAND-PAIR"),
    "a pair has one side card": (when(Category.PAIR, lambda v, _: v[:3]), "HAND-PAIR"),
    "a high card hand counts four cards": (when(Category.HIGH_CARD, lambda v, _: v[:5]), "HAND-HIGHCARD"),
}


@pytest.mark.parametrize("mistake", FIVES)
def test_a_wrong_worth_breaks_the_law_about_it(mistake: str) -> None:
    evaluate, broken = FIVES[mistake]
    claims = [(hand, evaluate(hand)) for hand, _ in five_card_classes()]
    hearing = hear(FIVE, [(hand, claimed) for hand, claimed in claims if claimed != value(hand)])
    assert set(hearing.broken) == set(broken.split())


def compared(key: Callable[[Hand], object]) -> Callable[[Hand, Hand], int]:
    """The comparison by a key, in which the greater wins."""
    return lambda one, other: (key(one) > key(other)) - (key(one) < key(other))  # type: ignore[operator]


def ace_lowest(hand: Hand) -> object:
    if value(hand)[0] != Category.HIGH_CARD:
        return value(hand)
    return value(hand)[0], *sorted((rank if rank != ACE else -1 for rank in value(hand)[1:]), reverse=True)


def straights_above_flushes(hand: Hand) -> object:
    swapped = {Category.FLUSH: Category.STRAIGHT, Category.STRAIGHT: Category.FLUSH}
    kind, *rest = value(hand)
    return swapped.get(Category(kind), kind), rest


COMPARISONS: dict[str, tuple[Callable[[Hand, Hand], int], str]] = {
    "suits break ties": (compared(lambda hand: (value(hand), max(hand))), "HAND-EQUAL"),
    "of equal hands the first wins": (lambda one, other: 1 if value(one) >= value(other) else -1, "HAND-EQUAL"),
    "side cards are ignored": (compared(lambda hand: value(hand)[:2]), "HAND-KICKER HAND-EQUAL DECK-RANKS"),
    "side cards are added up": (
        compared(lambda hand: (value(hand)[:2], sum(value(hand)[2:]))),
        "HAND-KICKER HAND-EQUAL",
    ),
    "side cards count from the lowest": (compared(lambda hand: (value(hand)[:2], value(hand)[:1:-1])), "HAND-KICKER"),
    "the kind alone decides": (compared(lambda hand: value(hand)[0]), "HAND-KICKER HAND-EQUAL DECK-RANKS"),
    "the highest card decides, whatever the kind": (compared(ranks), "HAND-CATDOM HAND-KICKER HAND-EQUAL"),
    "a straight beats a flush": (compared(straights_above_flushes), "HAND-CATDOM"),
    "the ace is the lowest card": (compared(ace_lowest), "HAND-KICKER DECK-RANKS"),
    "the lower hand wins": (
        lambda one, other: (value(one) < value(other)) - (value(one) > value(other)),
        "HAND-CATDOM HAND-KICKER DECK-RANKS",
    ),
}


@pytest.mark.parametrize("mistake", COMPARISONS)
def test_a_wrong_comparison_breaks_the_law_about_it(mistake: str, rivals: tuple[tuple[Hand, Hand], ...]) -> None:
    better, broken = COMPARISONS[mistake]
    hearing = hear(PAIR_OF_HANDS, ((one, other, better(one, other)) for one, other in rivals))
    assert set(hearing.broken) == set(broken.split())


TELLING = tuple(
    map(
        cards,
        (
            "As Ad Ac Kd Kh Ks 2c",  # two trips
            "Qs Qd Jc Jd Th Td 2c",  # three pairs, the third above the last card
            "2c 3d Ah Kd Qs Jc 9h",  # the board plays
            "Ah Kc 9c 9d 9h 9s Ad",  # four on the board
            "9h 2h 8h 7h 6c 5h Kh",  # a straight and a flush, but no straight flush
            "6c 2d As 3h 4c 5d Kh",  # ace to six
            "Ah 2h Kh 9h 7h 4h 3c",  # six hearts
            "As 2c Ah Kd 9s 8c 7h",  # one hole card
        ),
    )
)
"""Hole cards, then the board."""


def with_at_least(own: int, seven: Hand) -> Value:
    """The best five among which there are so many hole cards."""
    fives = combinations(range(7), 5)
    return max(value(tuple(seven[at] for at in five)) for five in fives if sum(at < 2 for at in five) >= own)


def two_trips_are_no_full_house(seven: Hand) -> Value:
    threes = [rank for rank in set(ranks(seven)) if ranks(seven).count(rank) == 3]
    rest = sorted(set(ranks(seven)) - {max(threes, default=0)}, reverse=True)
    return (Category.TRIPS, max(threes), *rest[:2]) if len(threes) == 2 else value(seven)


def the_third_pair_is_forgotten(seven: Hand) -> Value:
    kind, *rest = value(seven)
    singles = [rank for rank in ranks(seven) if ranks(seven).count(rank) == 1]
    return (kind, *rest[:2], singles[0]) if kind == Category.TWO_PAIR else value(seven)


def straight_and_flush_anywhere(seven: Hand) -> Value:
    kind = value(seven)[0]
    return (Category.STRAIGHT_FLUSH, 7) if kind == Category.FLUSH and in_a_row(ranks(seven), 5) else value(seven)


def ace_to_five_before_two_to_six(seven: Hand) -> Value:
    return (Category.STRAIGHT, 3) if value(seven) == (Category.STRAIGHT, 4) and ACE in ranks(seven) else value(seven)


def the_lowest_five_of_six_suited(seven: Hand) -> Value:
    suited = max(([card >> 2 for card in seven if card & 3 == suit] for suit in range(4)), key=len)
    return (Category.FLUSH, *sorted(sorted(suited)[:5], reverse=True)) if len(suited) == 6 else value(seven)


SEVENS: dict[str, tuple[Callable[[Hand], Value], str]] = {
    "two trips are no full house": (two_trips_are_no_full_house, "HAND-BEST5 HAND-ROLES HAND-FREECHOICE"),
    "the third pair is no side card": (the_third_pair_is_forgotten, "HAND-BEST5 HAND-ROLES HAND-FREECHOICE"),
    "ace to five before two to six": (ace_to_five_before_two_to_six, "HAND-BEST5 HAND-FREECHOICE"),
    "the lowest five of six suited": (the_lowest_five_of_six_suited, "HAND-BEST5 HAND-FREECHOICE"),
    "a straight and a flush anywhere": (straight_and_flush_anywhere, "HAND-BEST5 HAND-ROLES HAND-EXACT5"),
    "a pair is taken for a full house": (
        when(Category.PAIR, lambda v, _: (Category.FULL_HOUSE, *v[1:3])),
        "HAND-BEST5 HAND-EXACT5 HAND-ROLES ADV-BOARD",
    ),
    "both hole cards must be used": (
        lambda seven: with_at_least(2, seven),
        "HAND-BEST5 HAND-ROLES HAND-FREECHOICE SHOW-BOARDPLAY",
    ),
    "the board is never played": (
        lambda seven: with_at_least(1, seven),
        "HAND-BEST5 HAND-ROLES HAND-FREECHOICE SHOW-BOARDPLAY",
    ),
    "the board alone is played": (lambda seven: value(seven[2:]), "HAND-BEST5 HAND-ROLES HAND-FREECHOICE"),
    "a sixth card breaks ties": (
        lambda seven: (*value(seven), min(ranks(seven))),
        "HAND-BEST5 HAND-ROLES HAND-EXACT5 SHOW-BOARDPLAY",
    ),
    "hole cards break ties on the board": (
        lambda seven: (*value(seven), *ranks(seven[:2])) if value(seven) == value(seven[2:]) else value(seven),
        "HAND-BEST5 HAND-ROLES HAND-EXACT5 SHOW-BOARDPLAY",
    ),
}


@pytest.mark.parametrize("mistake", SEVENS)
def test_a_wrong_choice_of_five_breaks_the_law_about_it(mistake: str) -> None:
    evaluate, broken = SEVENS[mistake]
    hearing = hear(SEVEN, ((seven, evaluate(seven)) for seven in TELLING))
    assert set(hearing.broken) == set(broken.split())


def test_the_telling_hands_themselves_are_in_order() -> None:
    assert hear(SEVEN, ((seven, value(seven)) for seven in TELLING)).broken == {}


def test_every_law_is_broken_by_some_mistake() -> None:
    broken = {law for table in (FIVES, COMPARISONS, SEVENS) for _, named in table.values() for law in named.split()}
    assert broken == {law.id for about in (FIVE, PAIR_OF_HANDS, SEVEN) for law in laws(about)}
