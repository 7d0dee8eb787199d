"""What five cards are worth, for every hand there is: counted, judged, put in order, and found in another way.

It depends only on their ranks and on whether they are of one suit: FIVE-EACH-HAND looks at all 2,598,960 of them, so
elsewhere one hand of each such class stands for all.
"""

from collections import Counter
from collections.abc import Callable
from functools import cmp_to_key
from itertools import combinations, pairwise, permutations, repeat
from operator import gt
from typing import NamedTuple, cast

from holdem_conformance.proof.laws import FIVE, five_card_classes, hear, laws
from holdem_conformance.proof.theorem import Evidence, Method, Mutant, Status, refuted, theorem
from holdem_conformance.proof.worth import KINDS_DOWN, place, worth
from holdem_reference.hands import Strength, strength_of_five
from holdem_spec.vocabulary.cards import PACK, Card, cards_text, rank_of, suit_of

Hand = tuple[Card, ...]
Evaluate = Callable[[Hand], Strength]

KNOWN_OF_FIVE = dict(
    zip(KINDS_DOWN, (40, 624, 3_744, 5_108, 10_200, 54_912, 123_552, 1_098_240, 1_302_540), strict=True)
)
DIFFERENT_OF_FIVE = dict(zip(KINDS_DOWN, (10, 156, 156, 1_277, 10, 858, 858, 2_860, 1_277), strict=True))
"""How many hands of a kind there are that differ in worth."""
HANDS_OF_FIVE, CLASSES_OF_FIVE = 2_598_960, 7_462


def kind(found: Strength) -> str:
    return KINDS_DOWN[-1 - found[0]]


def said(hand: Hand, found: Strength) -> str:
    return f"{cards_text(hand)} counts as {kind(found)} ({' '.join(map(str, found))})"


def with_the_ace_high_only(five: Hand) -> Strength:
    found = strength_of_five(five)
    ranks = sorted(map(rank_of, five), reverse=True)
    return ({8: 5, 4: 0}[found[0]], *ranks) if found[0] in (8, 4) and found[1] == 3 else found


def with_the_lower_pair_first(five: Hand) -> Strength:
    found = strength_of_five(five)
    return (2, found[2], found[1], found[3]) if found[0] == 2 else found


def with_the_pair_of_a_full_house_first(five: Hand) -> Strength:
    found = strength_of_five(five)
    return (6, found[2], found[1]) if found[0] == 6 else found


def with_the_suit_of_a_flush(five: Hand) -> Strength:
    found = strength_of_five(five)
    return (*found, suit_of(five[0])) if found[0] == 5 else found


def with_spades_above(five: Hand) -> Strength:
    """As if the suit broke ties between high cards."""
    found = strength_of_five(five)
    return (*found, suit_of(max(five))) if found[0] == 0 else found


@theorem(
    "FIVE-COUNTED",
    en="Of the nine kinds of hand there are as many five-card hands, and as many of different worth, as can be counted "
    "out: 40 straight flushes of 10 different worths, and so on, 7,462 worths in all.",
    de="Von den neun Arten gibt es so viele Blätter aus fünf Karten und so viele verschieden gute, wie sich ausrechnen "
    "lässt: 40 Straight Flushes, 10 davon verschieden gut, und so weiter, insgesamt 7462 Stufen.",
    supports="HAND-CATEGORIES HAND-STRAIGHTFLUSH HAND-QUADS HAND-FULLHOUSE HAND-FLUSH HAND-STRAIGHT HAND-TRIPS "
    "HAND-TWOPAIR HAND-PAIR HAND-HIGHCARD DECK-ACELOW",
    method=Method.EXHAUSTIVE,
    scope="all 2,598,960 five-card hands, by class (see FIVE-EACH-HAND)",
    expected=Status.CHECKED,
    of=strength_of_five,
    mutant=Mutant("an ace is never low", with_the_ace_high_only),
)
def five_cards_are_as_many_as_known(evaluate: Evaluate) -> Evidence:
    counted: Counter[str] = Counter()
    different: dict[str, set[Strength]] = {kind: set() for kind in KINDS_DOWN}
    for hand, times in five_card_classes():
        found = evaluate(hand)
        counted[kind(found)] += times
        different[kind(found)].add(found)
    measure = f"{counted.total():,} hands"
    for one in KINDS_DOWN:
        got, due = (counted[one], len(different[one])), (KNOWN_OF_FIVE[one], DIFFERENT_OF_FIVE[one])
        if got != due:
            return refuted(measure, f"{one}: {got[0]:,} hands of {got[1]:,} worths instead of {due[0]:,} of {due[1]:,}")
    return Evidence(Status.CHECKED if counted.total() == HANDS_OF_FIVE else Status.UNDECIDED, measure)


@theorem(
    "FIVE-LAWS",
    en="The engine's five cards keep every law of the specification about five cards.",
    de="Was die Engine von fünf Karten hält, erfüllt jedes Gesetz der Spezifikation über fünf Karten.",
    supports="HAND-CATEGORIES HAND-STRAIGHTFLUSH HAND-QUADS HAND-FULLHOUSE HAND-FLUSH HAND-STRAIGHT HAND-TRIPS "
    "HAND-TWOPAIR HAND-PAIR HAND-HIGHCARD",
    method=Method.EXHAUSTIVE,
    scope="all 2,598,960 five-card hands, by class (see FIVE-EACH-HAND)",
    expected=Status.CHECKED,
    of=strength_of_five,
    mutant=Mutant("of two pairs the lower counts first", with_the_lower_pair_first),
)
def five_cards_keep_the_laws(evaluate: Evaluate) -> Evidence:
    classes = five_card_classes()
    hearing = hear(FIVE, ((hand, evaluate(hand)) for hand, _ in classes))
    measure = f"{len(classes):,} classes, {len(hearing.kept)} laws"
    for law, case in hearing.broken.items():
        hand, found = cast(tuple[Hand, Strength], case)
        return refuted(measure, f"{law}: {said(hand, found)}")
    whole = len(classes) == CLASSES_OF_FIVE and set(hearing.kept) == {law.id for law in laws(FIVE)}
    return Evidence(Status.CHECKED if whole else Status.UNDECIDED, measure)


def out_of_line(evaluate: Evaluate) -> str | None:
    """Where the order of five cards is not that of the third way."""
    line = sorted((place(worth(hand)), evaluate(hand), hand) for hand, _ in five_card_classes())
    for (_, lower, one), (_, higher, other) in pairwise(line):
        if not lower < higher:
            return f"{said(other, higher)}, not better than {said(one, lower)}"
    return None


@theorem(
    "FIVE-THIRD-WAY",
    en="An evaluator written for this, which looks for the best hand from the royal flush down, puts all hands in the "
    "order in which the engine has them.",
    de="Eine eigens geschriebene Bewertung, die vom Royal Flush abwärts nach der besten Hand sucht, bringt alle "
    "Blätter in dieselbe Reihenfolge wie die Engine.",
    supports="HAND-CATDOM HAND-KICKER HAND-EQUAL HAND-CATEGORIES",
    method=Method.EXHAUSTIVE,
    scope="all 2,598,960 five-card hands, by class (see FIVE-EACH-HAND)",
    expected=Status.CHECKED,
    of=strength_of_five,
    mutant=Mutant("of a full house the pair counts first", with_the_pair_of_a_full_house_first),
)
def the_third_way_has_the_same_order(evaluate: Evaluate) -> Evidence:
    measure = f"{len(five_card_classes()):,} classes"
    wrong = out_of_line(evaluate)
    return refuted(measure, wrong) if wrong else Evidence(Status.CHECKED, measure)


@theorem(
    "SUITS-RENAMED",
    en="Exchange the suits in any way and lay the cards in another order: five cards are worth the same.",
    de="Vertauscht man die Farben beliebig und legt die Karten anders hin, sind fünf Karten gleich viel wert.",
    supports="DECK-SUITEQUAL HAND-EQUAL",
    method=Method.EXHAUSTIVE,
    scope="a hand of each of the 7,462 classes, the suits exchanged in all 24 ways",
    expected=Status.CHECKED,
    of=strength_of_five,
    mutant=Mutant("a flush of another suit is worth more", with_the_suit_of_a_flush),
)
def renaming_the_suits_changes_nothing(evaluate: Evaluate) -> Evidence:
    count = 0
    for hand, _ in five_card_classes():
        due = evaluate(hand)
        for turn, suits in enumerate(permutations(range(4))):
            count += 1
            renamed = tuple(rank_of(card) * 4 + suits[suit_of(card)] for card in hand)
            laid_out = renamed[turn % 5 :] + renamed[: turn % 5]
            if evaluate(laid_out) != due:
                return refuted(f"{count:,} hands", f"{said(hand, due)}, but {said(laid_out, evaluate(laid_out))}")
    return Evidence(Status.CHECKED, f"{count:,} hands")


@theorem(
    "FIVE-EACH-HAND",
    en="Every single five-card hand is worth what the hand of its class is, which has the same ranks and is or is not "
    "of one suit as it is: nothing else about the suits counts.",
    de="Jedes einzelne Blatt aus fünf Karten ist so viel wert wie das seiner Klasse, das dieselben Werte hat und wie "
    "dieses einfarbig ist oder nicht: Sonst zählt an den Farben nichts.",
    supports="DECK-SUITEQUAL HAND-EQUAL",
    method=Method.EXHAUSTIVE,
    scope="each of the 2,598,960 five-card hands",
    expected=Status.CHECKED,
    of=strength_of_five,
    mutant=Mutant("the suit of the highest card breaks ties between high cards", with_spades_above),
    slow=True,
)
def every_hand_is_worth_what_its_class_is(evaluate: Evaluate) -> Evidence:
    due = {_class_of(hand): evaluate(hand) for hand, _ in five_card_classes()}
    count = 0
    for five in combinations(PACK, 5):
        count += 1
        if evaluate(five) != due[_class_of(five)]:
            like = next(hand for hand, _ in five_card_classes() if _class_of(hand) == _class_of(five))
            return refuted(f"{count:,} hands", f"{said(five, evaluate(five))}, but {said(like, evaluate(like))}")
    return Evidence(Status.CHECKED if count == HANDS_OF_FIVE else Status.UNDECIDED, f"{count:,} hands")


def _class_of(five: Hand) -> tuple[int, ...]:
    """The ranks in order; -1 before them if there are two suits or more. The cards are in order."""
    ranks = tuple([card >> 2 for card in five])
    return ranks if len({card & 3 for card in five}) == 1 else (-1, *ranks)


class Order(NamedTuple):
    """What a hand is measured by, and when one measure beats another."""

    measure: Evaluate
    beats: Callable[[Strength, Strength], bool]


def beats_in_more_places(one: Strength, other: Strength) -> bool:
    """As if hands of a kind were compared card against card, and the most cards won."""
    if one[0] != other[0]:
        return one[0] > other[0]
    higher = [mine - theirs for mine, theirs in zip(one, other, strict=True)]
    return sum(gap > 0 for gap in higher) > sum(gap < 0 for gap in higher)


@theorem(
    "HANDS-IN-LINE",
    en="All hands stand in one line: of any two that differ in worth exactly one beats the other, and whoever beats a "
    "hand beats everything that it beats.",
    de="Alle Blätter stehen in einer Reihe: Von zweien, die nicht gleich gut sind, schlägt genau eines das andere, und "
    "was ein Blatt schlägt, schlägt alles, was dieses schlägt.",
    supports="HAND-CATDOM HAND-KICKER HAND-EQUAL",
    method=Method.EXHAUSTIVE,
    scope="every pair of the 7,462 classes of five cards",
    expected=Status.CHECKED,
    of=Order(strength_of_five, gt),
    mutant=Mutant(
        "of hands of a kind the one wins that is higher in more places", Order(strength_of_five, beats_in_more_places)
    ),
    slow=True,
)
def hands_stand_in_line(order: Order) -> Evidence:
    beats = order.beats

    def compared(one: tuple[Strength, Hand], other: tuple[Strength, Hand]) -> int:
        return beats(one[0], other[0]) - beats(other[0], one[0])

    measured = sorted([(order.measure(hand), hand) for hand, _ in five_card_classes()], key=cmp_to_key(compared))
    line, count = [found for found, _ in measured], 0
    for at, found in enumerate(line):
        below, count = line[:at], count + at
        if not all(map(beats, repeat(found), below)) or any(map(beats, below, repeat(found))):
            odd = next(i for i, low in enumerate(below) if not beats(found, low) or beats(low, found))
            one, other = cards_text(measured[odd][1]), cards_text(measured[at][1])
            return refuted(f"{count:,} pairs", f"{other} has no place in the line: it does not beat {one} below it")
    whole = count == CLASSES_OF_FIVE * (CLASSES_OF_FIVE - 1) // 2
    return Evidence(Status.CHECKED if whole else Status.UNDECIDED, f"{count:,} pairs")
