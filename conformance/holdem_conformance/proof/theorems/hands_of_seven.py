"""What seven cards are worth, for every hand there is: counted, and found in three ways.

The engine takes the best five of them, and what five are worth depends only on their ranks and on whether they are of
one suit (FIVE-EACH-HAND). So what seven are worth depends only on their class: one hand of each stands for all
133,784,560 hands.
"""

from collections import Counter
from itertools import combinations

from holdem_conformance.proof.laws import five_card_classes
from holdem_conformance.proof.seven_cards import seven_card_classes
from holdem_conformance.proof.theorem import Evidence, Method, Mutant, Status, refuted, theorem
from holdem_conformance.proof.theorems.hands_of_five import Evaluate, Hand, kind, said
from holdem_conformance.proof.worth import KINDS_DOWN, worth
from holdem_reference.hands import Strength, strength, strength_of_five
from holdem_spec.terms.hands import Category, top_of_a_straight, value
from holdem_spec.vocabulary.cards import rank_of

KNOWN_OF_SEVEN = dict(
    zip(
        KINDS_DOWN,
        (41_584, 224_848, 3_473_184, 4_047_644, 6_180_020, 6_461_620, 31_433_400, 58_627_800, 23_294_460),
        strict=True,
    )
)
CLASSES_OF_SEVEN = 190_346


def straight_and_flush_apart(cards: Hand) -> Strength:
    """As if a straight and a flush among the cards made a straight flush, even when they are not the same cards."""
    found = value(cards)
    top = top_of_a_straight(sum(1 << rank for rank in set(map(rank_of, cards))))
    return (8, top) if found[0] == Category.FLUSH and top >= 0 else tuple(found)


def with_the_last_two(seven: Hand) -> Strength:
    return max(strength_of_five(three + seven[5:]) for three in combinations(seven[:5], 3))


@theorem(
    "SEVEN-COUNTED",
    en="Of the nine kinds there are as many seven-card hands as can be counted out: 41,584 with a straight flush, and "
    "so on.",
    de="Von den neun Arten gibt es so viele Blätter aus sieben Karten, wie sich ausrechnen lässt: 41 584 mit einem "
    "Straight Flush, und so weiter.",
    supports="HAND-BEST5 HAND-CATEGORIES",
    method=Method.EXHAUSTIVE,
    scope="all 133,784,560 seven-card hands, by class (see FIVE-EACH-HAND)",
    expected=Status.CHECKED,
    of=strength,
    mutant=Mutant("a straight and a flush of other cards make a straight flush", straight_and_flush_apart),
    slow=True,
)
def seven_cards_are_as_many_as_known(evaluate: Evaluate) -> Evidence:
    counted: Counter[str] = Counter()
    for hand, times in seven_card_classes():
        found = evaluate(hand)
        counted[kind(found)] += times
        if counted[kind(found)] > KNOWN_OF_SEVEN[kind(found)]:
            return refuted(f"{counted.total():,} hands", f"with {said(hand, found)} there are too many of this kind")
    measure = f"{counted.total():,} hands"
    return Evidence(Status.CHECKED, measure) if counted == KNOWN_OF_SEVEN else refuted(measure, dict(counted))


@theorem(
    "SEVEN-THREE-WAYS",
    en="Three evaluators agree about seven cards: the engine, which tries all fives, the specification, which looks at "
    "all seven at once, and one that looks for the best hand from the royal flush down.",
    de="Drei Bewertungen sind sich über sieben Karten einig: die Engine, die alle fünf aus sieben durchprobiert, die "
    "Spezifikation, die alle sieben auf einmal ansieht, und eine, die vom Royal Flush abwärts nach der besten Hand "
    "sucht.",
    supports="HAND-BEST5 HAND-EXACT5 HAND-FREECHOICE",
    method=Method.EXHAUSTIVE,
    scope="a hand of each of the 190,346 classes of seven cards",
    expected=Status.CHECKED,
    of=strength,
    mutant=Mutant("two of the cards, here the last two, have to be used", with_the_last_two),
    slow=True,
)
def three_ways_agree(evaluate: Evaluate) -> Evidence:
    of_five = {worth(hand): strength_of_five(hand) for hand, _ in five_card_classes()}
    count = 0
    for hand, _ in seven_card_classes():
        count += 1
        found = evaluate(hand)
        if not found == value(hand) == of_five[worth(hand)]:
            others = f"specification {tuple(map(int, value(hand)))}, from above {' '.join(map(str, worth(hand)))}"
            return refuted(f"{count:,} classes", f"{said(hand, found)}; {others}")
    return Evidence(Status.CHECKED if count == CLASSES_OF_SEVEN else Status.UNDECIDED, f"{count:,} classes")


@theorem(
    "SEVEN-BEST-FIVE",
    en="Seven cards are worth to the specification what the best five of them are.",
    de="Sieben Karten sind der Spezifikation so viel wert wie die besten fünf davon.",
    supports="HAND-BEST5 HAND-EXACT5",
    method=Method.EXHAUSTIVE,
    scope="a hand of each of the 190,346 classes of seven cards",
    expected=Status.CHECKED,
    of=value,
    mutant=Mutant("a straight and a flush of other cards make a straight flush", straight_and_flush_apart),
    slow=True,
)
def seven_are_worth_their_best_five(evaluate: Evaluate) -> Evidence:
    count = 0
    for hand, _ in seven_card_classes():
        count += 1
        found, due = evaluate(hand), max([value(five) for five in combinations(hand, 5)])
        if found != due:
            return refuted(f"{count:,} classes", f"{said(hand, found)}, but its best five are: {kind(due)}")
    return Evidence(Status.CHECKED if count == CLASSES_OF_SEVEN else Status.UNDECIDED, f"{count:,} classes")
