"""HAND: what five cards are worth, and which five count. Laws about values, whoever works them out."""

from collections import Counter
from itertools import combinations
from typing import TypeAlias

from holdem_spec.clauses.form import law
from holdem_spec.clauses.verdicts import HOLDS, NOT_CONCERNED, Verdict, broken
from holdem_spec.terms.hands import FIVE_HIGH, Category, Value, value
from holdem_spec.vocabulary.cards import Card, cards_text, rank_of, suit_of

Five: TypeAlias = tuple[Card, ...]
Seven: TypeAlias = tuple[Card, ...]
"""The two hole cards, then the board."""


def _groups(five: Five) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """How often the ranks occur, and the ranks, the most frequent first and the higher first among equals."""
    counted = sorted(Counter(map(rank_of, five)).items(), key=lambda pair: (pair[1], pair[0]), reverse=True)
    return tuple(times for _, times in counted), tuple(rank for rank, _ in counted)


def _one_suit(five: Five) -> bool:
    return len(set(map(suit_of, five))) == 1


def _run(five: Five) -> int:
    """The top rank of five cards in a row, the ace low in 5-4-3-2-A; -1 if they are no run."""
    ranks = sorted(map(rank_of, five))
    if ranks == [0, 1, 2, 3, 12]:
        return FIVE_HIGH
    return ranks[4] if all(ranks[place] == ranks[0] + place for place in range(5)) else -1


def _is(five: Five, claimed: Value, due: Value) -> Verdict:
    return HOLDS if claimed == due else broken(hand=cards_text(five), got=claimed, due=due)


@law("HAND-STRAIGHTFLUSH", "S0.5/6 S1.18/3 S1.19/5")
def five_in_a_row_of_one_suit(five: Five, claimed: Value) -> Verdict:
    """Five consecutive ranks of one suit are a straight flush and count by their top card; the ace-high one is the
    royal flush, 5-4-3-2-A the lowest.

    Fünf aufeinanderfolgende Werte einer Farbe sind ein Straight Flush und zählen nach der höchsten Karte; mit dem Ass
    an der Spitze ist es der Royal Flush, 5-4-3-2-A ist der niedrigste.
    """
    if not _one_suit(five) or _run(five) < 0:
        return NOT_CONCERNED
    return _is(five, claimed, (Category.STRAIGHT_FLUSH, _run(five)))


@law("HAND-QUADS", "S1.18/4 S1.19/3")
def four_of_a_rank(five: Five, claimed: Value) -> Verdict:
    """Four cards of one rank are four of a kind and count by that rank, then by the fifth card.

    Vier Karten eines Wertes sind ein Vierling und zählen nach diesem Wert, dann nach der fünften Karte.
    """
    times, ranks = _groups(five)
    return _is(five, claimed, (Category.QUADS, *ranks)) if times == (4, 1) else NOT_CONCERNED


@law("HAND-FULLHOUSE", "S1.18/5")
def three_and_two(five: Five, claimed: Value) -> Verdict:
    """Three cards of one rank and two of another are a full house and count by the three, then by the two.

    Drei Karten eines Wertes und zwei eines anderen sind ein Full House und zählen nach den dreien, dann nach den
    zweien.
    """
    times, ranks = _groups(five)
    return _is(five, claimed, (Category.FULL_HOUSE, *ranks)) if times == (3, 2) else NOT_CONCERNED


@law("HAND-FLUSH", "S1.18/6")
def five_of_a_suit(five: Five, claimed: Value) -> Verdict:
    """Five cards of one suit that are no run are a flush and count card by card from the top.

    Fünf Karten einer Farbe, die keine Folge bilden, sind ein Flush und zählen Karte für Karte von oben.
    """
    if not _one_suit(five) or _run(five) >= 0:
        return NOT_CONCERNED
    return _is(five, claimed, (Category.FLUSH, *_groups(five)[1]))


@law("HAND-STRAIGHT", "S1.18/7 S1.19/5 S1.19/6")
def five_in_a_row(five: Five, claimed: Value) -> Verdict:
    """Five consecutive ranks of mixed suits are a straight and count by their top card alone; 5-4-3-2-A is the lowest.

    Fünf aufeinanderfolgende Werte gemischter Farben sind eine Straße und zählen allein nach der höchsten Karte;
    5-4-3-2-A ist die niedrigste.
    """
    if _one_suit(five) or _run(five) < 0:
        return NOT_CONCERNED
    return _is(five, claimed, (Category.STRAIGHT, _run(five)))


@law("HAND-TRIPS", "S1.18/8 S1.19/3 S1.40/2")
def three_of_a_rank(five: Five, claimed: Value) -> Verdict:
    """Three cards of one rank without a pair are three of a kind and count by that rank, then by the two side cards.

    Drei Karten eines Wertes ohne Paar sind ein Drilling und zählen nach diesem Wert, dann nach den zwei Beikarten.
    """
    times, ranks = _groups(five)
    return _is(five, claimed, (Category.TRIPS, *ranks)) if times == (3, 1, 1) else NOT_CONCERNED


@law("HAND-TWOPAIR", "S1.18/9 S1.19/3 S1.40/1 S1.40/4")
def two_pairs(five: Five, claimed: Value) -> Verdict:
    """Two pairs count by the higher pair, then the lower, then the fifth card.

    Zwei Paare zählen nach dem höheren Paar, dann nach dem niedrigeren, dann nach der fünften Karte.
    """
    times, ranks = _groups(five)
    return _is(five, claimed, (Category.TWO_PAIR, *ranks)) if times == (2, 2, 1) else NOT_CONCERNED


@law("HAND-PAIR", "S0.45/3 S1.18/10")
def one_pair(five: Five, claimed: Value) -> Verdict:
    """One pair counts by its rank, then by the three side cards in order.

    Ein Paar zählt nach seinem Wert, dann nach den drei Beikarten der Reihe nach.
    """
    times, ranks = _groups(five)
    return _is(five, claimed, (Category.PAIR, *ranks)) if times == (2, 1, 1, 1) else NOT_CONCERNED


@law("HAND-HIGHCARD", "S0.5/6 S1.18/11")
def no_combination(five: Five, claimed: Value) -> Verdict:
    """Five cards without any combination count card by card from the top.

    Fünf Karten ohne jede Kombination zählen Karte für Karte von oben.
    """
    times, ranks = _groups(five)
    if times != (1,) * 5 or _one_suit(five) or _run(five) >= 0:
        return NOT_CONCERNED
    return _is(five, claimed, (Category.HIGH_CARD, *ranks))


@law("HAND-CATEGORIES", "S0.5/6 S1.18/2 S3.32/4")
def every_hand_has_one_of_nine_kinds(five: Five, claimed: Value) -> Verdict:
    """Every five cards are of one of nine kinds, from best to weakest: straight flush, four of a kind, full house,
    flush, straight, three of a kind, two pair, one pair, high card.

    Je fünf Karten sind von einer der neun Arten, von der besten zur schwächsten: Straight Flush, Vierling, Full House,
    Flush, Straße, Drilling, zwei Paare, ein Paar, hohe Karte.
    """
    suited, run = _one_suit(five), _run(five) >= 0
    kinds = {(4, 1): Category.QUADS, (3, 2): Category.FULL_HOUSE, (3, 1, 1): Category.TRIPS,
             (2, 2, 1): Category.TWO_PAIR, (2, 1, 1, 1): Category.PAIR}  # fmt: skip
    by_suit = {(True, True): Category.STRAIGHT_FLUSH, (True, False): Category.FLUSH,
               (False, True): Category.STRAIGHT, (False, False): Category.HIGH_CARD}  # fmt: skip
    due = kinds.get(_groups(five)[0], by_suit[suited, run])
    return HOLDS if claimed[0] == due else broken(hand=cards_text(five), got=claimed[0], due=due)


@law("HAND-CATDOM", "S1.19/1 S1.40/3 S3.32/4")
def the_higher_kind_wins(one: Five, other: Five, better: int) -> Verdict:
    """Any hand of a higher kind beats every hand of a lower kind, whatever its ranks.

    Gegen eine höhere Art verliert jede niedrigere, ganz gleich, aus welchen Werten sie besteht.
    """
    mine, theirs = value(one)[0], value(other)[0]
    if mine == theirs:
        return NOT_CONCERNED
    return _decides(one, other, better, 1 if mine > theirs else -1)


@law("HAND-KICKER", "S0.32/3 S0.32/4 S0.45/2 S0.45/3 S1.19/2 S1.19/3 S1.19/4 S1.40/5 S4.9/2")
def within_a_kind_the_first_difference_decides(one: Five, other: Five, better: int) -> Verdict:
    """Hands of one kind are compared by the cards that make the combination, then by the side cards from the top; the
    first difference decides.

    Hände gleicher Art werden nach den Karten der Kombination verglichen, dann nach den Beikarten von oben; der erste
    Unterschied entscheidet.
    """
    mine, theirs = value(one), value(other)
    if mine[0] != theirs[0] or mine == theirs:
        return NOT_CONCERNED
    first = next(place for place in range(len(mine)) if mine[place] != theirs[place])
    return _decides(one, other, better, 1 if mine[first] > theirs[first] else -1)


@law("HAND-EQUAL", "S0.34/1 S0.45/4 S1.19/7 S4.62/1")
def five_equal_ranks_tie(one: Five, other: Five, better: int) -> Verdict:
    """Two hands are equally good exactly when they are of one kind and agree in all ranks that count.

    Zwei Hände sind genau dann gleich gut, wenn sie gleicher Art sind und in allen zählenden Werten übereinstimmen.
    """
    equal = value(one) == value(other)
    return HOLDS if (better == 0) == equal else broken(hand=cards_text(one), against=cards_text(other), got=better)


def _decides(one: Five, other: Five, better: int, due: int) -> Verdict:
    return HOLDS if better == due else broken(hand=cards_text(one), against=cards_text(other), got=better, due=due)


@law(
    "HAND-BEST5",
    "S0.1/4 S0.4/7 S0.5/1 S0.32/1 S0.41/4 S0.41/6 S0.65/4 S1.13/5 S1.13/10 S1.18/1 S1.35/4 S1.38/5 "
    "S1.40/1 S1.40/2 S2.2/5 S2.14/1 S3.3/1 S3.15/5 S3.16/4 S3.32/3 S4.2/1 S4.6/5 S4.7/1",
)
def the_best_five_of_seven(seven: Seven, claimed: Value) -> Verdict:
    """A hand counts by the best five of the two hole cards and the five board cards.

    Eine Hand zählt nach den besten fünf aus zwei Handkarten und fünf Boardkarten.
    """
    due = max(value(five) for five in combinations(seven, 5))
    return HOLDS if claimed == due else broken(cards=cards_text(seven), got=claimed, due=due)


@law("HAND-EXACT5", "S0.5/2 S0.41/6 S1.18/1 S3.3/2 S3.32/3 S4.2/2 S4.7/1 S4.9/3", implied_by="HAND-BEST5")
def exactly_five_cards_count(seven: Seven, claimed: Value) -> Verdict:
    """Exactly five cards count; the other two never break a tie.

    Es zählen genau fünf Karten; die übrigen zwei brechen nie einen Gleichstand.
    """
    possible = {value(five) for five in combinations(seven, 5)}
    return HOLDS if claimed in possible else broken(cards=cards_text(seven), got=claimed)


@law("HAND-FREECHOICE", "S0.5/3 S0.5/4 S0.5/5 S1.38/6 S2.14/2 S2.14/3 S4.7/2", implied_by="HAND-BEST5")
def both_one_or_no_hole_card(seven: Seven, claimed: Value) -> Verdict:
    """A player uses both, one or none of his hole cards, whichever makes the best hand.

    Man verwendet beide, eine oder keine der Handkarten, je nachdem, was die beste Hand ergibt.
    """
    hole, board = seven[:2], seven[2:]
    for used in (0, 1, 2):
        best = max(value(own + rest) for own in combinations(hole, used) for rest in combinations(board, 5 - used))
        if best > claimed:
            return broken(cards=cards_text(seven), hole_cards_used=used, got=claimed, due=best)
    return HOLDS


@law("SHOW-BOARDPLAY", "S0.5/5 S0.32/2 S0.53/1 S0.53/2 S2.14/3", implied_by="HAND-BEST5")
def playing_the_board(seven: Seven, claimed: Value) -> Verdict:
    """A player plays the board when the five board cards are his best hand.

    Man spielt das Board, wenn die fünf Boardkarten die eigene beste Hand sind.
    """
    board = value(seven[2:])
    if any(value(five) > board for five in combinations(seven, 5)):
        return NOT_CONCERNED
    return HOLDS if claimed == board else broken(cards=cards_text(seven), got=claimed, due=board)


COMBINATIONS = (Category.PAIR, Category.TWO_PAIR, Category.TRIPS, Category.QUADS)
"""The kinds with cards that are no part of the combination; of a high card nothing is one, of all others every card."""


@law("HAND-ROLES", "S4.9/1", implied_by="HAND-BEST5")
def a_card_is_combination_kicker_or_unused(seven: Seven, claimed: Value) -> Verdict:
    """Each of the seven cards is part of the combination, a kicker, or unused: the first two are five cards together,
    two are unused, and no unused card is above a kicker.

    Jede der sieben Karten gehört zur Kombination, ist Kicker oder bleibt ungenutzt: Kombination und Kicker sind
    zusammen fünf, zwei bleiben ungenutzt, und keine ungenutzte liegt über einem Kicker.
    """
    for five in combinations(seven, 5):
        if value(five) == claimed and not _above(set(seven) - set(five), _kickers(five, claimed)):
            return HOLDS
    return broken(cards=cards_text(seven), got=claimed)


def _kickers(five: Five, claimed: Value) -> list[int]:
    ranks = [rank_of(card) for card in five]
    if claimed[0] == Category.HIGH_CARD:
        return ranks
    return [rank for rank in ranks if ranks.count(rank) == 1] if claimed[0] in COMBINATIONS else []


def _above(unused: set[Card], kickers: list[int]) -> bool:
    return bool(kickers) and max(map(rank_of, unused)) > min(kickers)
