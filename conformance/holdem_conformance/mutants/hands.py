"""Mistakes of hand evaluators."""

from collections.abc import Callable
from itertools import combinations

from holdem_conformance.mutants.changes import instead, then
from holdem_conformance.mutants.mutant import Change, Instead, Mutant
from holdem_reference.hands import Strength
from holdem_spec.vocabulary.cards import Card, rank_of, suit_of

HIGH, PAIR, TWO_PAIR, TRIPS, STRAIGHT, FLUSH, FULL_HOUSE, QUADS, STRAIGHT_FLUSH = range(9)
DEUCE, FOUR, FIVE, ACE = 0, 2, 3, 12


def _five(change: Callable[[Strength], Strength]) -> Change:
    """Five cards counted for something else; the first number of a strength is the kind of hand."""
    return then("hands.strength_of_five", change)


def _kind(counted: dict[int, int]) -> Change:
    """Some kinds of hand in places of others."""
    return _five(lambda hand: (counted.get(hand[0], hand[0]), *hand[1:]))


def _only_the_first(kind: int, ranks: int) -> Change:
    """Hands of a kind are compared by so many ranks only."""
    return _five(lambda hand: hand[: 1 + ranks] if hand[0] == kind else hand)


def _by_suit_too(was: Instead, five: tuple[Card, ...]) -> Strength:
    """Between equal hands the best suit decides."""
    return (*was(five), max(suit_of(card) for card in five if rank_of(card) == max(map(rank_of, five))))


def _straights(top: Instead) -> Change:
    return instead("hands._straight_to", top)


def _around_the_ace(was: Instead, ranks: list[int]) -> int | None:
    turned = [{(rank - shift) % 13 for rank in ranks} for shift in range(13)]
    around = any(ranks_there == set(range(5)) for ranks_there in turned)
    return was(ranks) if was(ranks) is not None or not around else FIVE


def _wheel_counts_as_ace_high(was: Instead, ranks: list[int]) -> int | None:
    return ACE if ranks == [ACE, FIVE, FOUR, 1, DEUCE] else was(ranks)


def _no_wheel(was: Instead, ranks: list[int]) -> int | None:
    return None if ranks[0] == ACE and ranks[-1] == DEUCE else was(ranks)


def _four_in_a_row(was: Instead, ranks: list[int]) -> int | None:
    found: int | None = was(ranks)
    row = next((ranks[at] for at in (0, 1) if ranks[at] - ranks[at + 3] == 3), None)
    return row if found is None else found


def _four_of_a_suit(was: Instead, five: tuple[Card, ...]) -> Strength:
    found: Strength = was(five)
    suits = [suit_of(card) for card in five]
    four = max(map(suits.count, suits)) == 4
    return (FLUSH, *sorted(map(rank_of, five), reverse=True)) if four and found[0] < FLUSH else found


def _straight_and_flush_apart(was: Instead, cards: tuple[Card, ...]) -> Strength:
    """A straight and a flush among the seven make a straight flush, of whatever cards."""
    best: Strength = was(cards)
    suits = [suit_of(card) for card in cards]
    flush = max(map(suits.count, suits)) > 4
    fives = list(combinations(sorted({rank_of(card) for card in cards}, reverse=True), 5))
    straights = [five[0] for five in fives if five[0] - five[4] == 4]
    return max(best, (STRAIGHT_FLUSH, straights[0])) if flush and straights else best


def _both_hole_cards(was: Instead, cards: tuple[Card, ...]) -> Strength:
    """Both hole cards count, with three of the board."""
    return max(_strength((*cards[:2], *three)) for three in combinations(cards[2:], 3))


def _at_least_one_hole_card(was: Instead, cards: tuple[Card, ...]) -> Strength:
    """The board alone does not count."""
    return max(_strength(five) for five in combinations(cards, 5) if set(five) & set(cards[:2]))


def _seven_cards(was: Instead, cards: tuple[Card, ...]) -> Strength:
    """All seven cards count: those left over break ties."""
    return (*was(cards), *sorted(map(rank_of, cards), reverse=True))


def _strength(five: tuple[Card, ...]) -> Strength:
    from holdem_reference.hands import strength_of_five

    return strength_of_five(five)


def _seven(by: Instead) -> Change:
    return instead("pots.strength", by) + instead("showdown.strength", by)


def _swapped(five: Strength) -> Strength:
    kind, *ranks = five
    return (kind, *reversed(ranks))


MUTANTS = (
    Mutant(
        "DECK-RANKS",
        "a ten counts more than a jack",
        instead("hands.rank_of", lambda was, card: {8: 9, 9: 8}.get(was(card), was(card))),
    ),
    Mutant(
        "DECK-RANKS", "the ace is the lowest card", instead("hands.rank_of", lambda was, card: (was(card) + 1) % 13)
    ),
    Mutant("DECK-ACELOW", "a straight goes on over the ace", _straights(_around_the_ace)),
    Mutant("DECK-ACELOW", "ace to five is no straight", _straights(_no_wheel)),
    Mutant("DECK-SUITEQUAL", "spades beat the same hand in hearts", instead("hands.strength_of_five", _by_suit_too)),
    Mutant("HAND-STRAIGHTFLUSH", "a straight flush is a flush", _kind({STRAIGHT_FLUSH: FLUSH})),
    Mutant(
        "HAND-STRAIGHTFLUSH",
        "a straight and a flush among the seven make a straight flush",
        _seven(_straight_and_flush_apart),
    ),
    Mutant("HAND-QUADS", "four of a kind are compared without the fifth card", _only_the_first(QUADS, 1)),
    Mutant(
        "HAND-FULLHOUSE",
        "full houses are compared by the pair first",
        _five(lambda hand: _swapped(hand) if hand[0] == FULL_HOUSE else hand),
    ),
    Mutant("HAND-FULLHOUSE", "full houses are compared by the three only", _only_the_first(FULL_HOUSE, 1)),
    Mutant("HAND-FLUSH", "flushes are compared by the highest card only", _only_the_first(FLUSH, 1)),
    Mutant("HAND-STRAIGHT", "ace to five counts as a straight to the ace", _straights(_wheel_counts_as_ace_high)),
    Mutant("HAND-FLUSH", "four cards of a suit make a flush", instead("hands.strength_of_five", _four_of_a_suit)),
    Mutant("HAND-STRAIGHT", "four in a row make a straight", _straights(_four_in_a_row)),
    Mutant("HAND-TRIPS", "three of a kind are compared without side cards", _only_the_first(TRIPS, 1)),
    Mutant(
        "HAND-TWOPAIR",
        "two pairs are compared by the lower pair first",
        _five(lambda hand: (hand[0], hand[2], hand[1], hand[3]) if hand[0] == TWO_PAIR else hand),
    ),
    Mutant("HAND-KICKER", "two pairs are compared without the fifth card", _only_the_first(TWO_PAIR, 2)),
    Mutant("HAND-KICKER", "pairs are compared without side cards", _only_the_first(PAIR, 1)),
    Mutant(
        "HAND-PAIR",
        "one pair counts by its side cards first",
        _five(lambda hand: (hand[0], *hand[2:], hand[1]) if hand[0] == PAIR else hand),
    ),
    Mutant(
        "HAND-HIGHCARD", "hands without a combination are compared by the highest card only", _only_the_first(HIGH, 1)
    ),
    Mutant("HAND-CATEGORIES", "two pairs are counted as one", _kind({TWO_PAIR: PAIR})),
    Mutant("HAND-CATEGORIES", "a full house is counted as three of a kind", _kind({FULL_HOUSE: TRIPS})),
    Mutant("HAND-CATDOM", "a straight beats a flush", _kind({STRAIGHT: FLUSH, FLUSH: STRAIGHT})),
    Mutant("HAND-CATDOM", "a flush beats a full house", _kind({FLUSH: FULL_HOUSE, FULL_HOUSE: FLUSH})),
    Mutant("HAND-CATDOM", "two pairs beat three of a kind", _kind({TWO_PAIR: TRIPS, TRIPS: TWO_PAIR})),
    Mutant(
        "HAND-KICKER",
        "side cards do not count",
        _five(lambda hand: hand[:2] if hand[0] in (PAIR, TRIPS, QUADS) else hand[:3]),
    ),
    Mutant("HAND-EQUAL", "equal hands are told apart by the suit", instead("hands.strength_of_five", _by_suit_too)),
    Mutant(
        "HAND-BEST5", "the third card of the flop is forgotten", _seven(lambda was, cards: was(cards[:4] + cards[5:]))
    ),
    Mutant("HAND-EXACT5", "the sixth and the seventh card break ties", _seven(_seven_cards)),
    Mutant("HAND-FREECHOICE", "both hole cards always count", _seven(_both_hole_cards)),
    Mutant("SHOW-BOARDSPLIT", "one hole card at least has to count", _seven(_at_least_one_hole_card)),
    Mutant("SHOW-BOARDPLAY", "one hole card at least has to count", _seven(_at_least_one_hole_card)),
    Mutant("SHOW-BOARDPLAY", "both hole cards always count", _seven(_both_hole_cards)),
)
