"""ADV: what can be checked of the advice for beginners. None of it forbids anything."""

from collections import Counter
from itertools import combinations

from holdem_spec.clauses.form import forbids, law, static
from holdem_spec.clauses.hand import Seven
from holdem_spec.clauses.verdicts import HOLDS, NOT_CONCERNED, Verdict, broken
from holdem_spec.ledger import Ledger
from holdem_spec.terms.betting import in_the_hand
from holdem_spec.terms.hands import Category, Value
from holdem_spec.vocabulary.cards import Card, cards_text, rank_of, suit_of
from holdem_spec.vocabulary.events import PotAwarded
from holdem_spec.vocabulary.project import Project
from holdem_spec.vocabulary.seats import NOBODY

TEN = 8


@static("ADV-TIGHT", "S1.50/1")
def most_starting_hands_are_not_worth_playing(project: Project) -> Verdict:
    """Pairs and two high cards, ten or better, suited or not, are fewer than half of all starting hands of the pack.

    Paare und zwei hohe Karten ab der Zehn, gleichfarbig oder nicht, sind weniger als die Hälfte aller Starthände des
    Pakets.
    """
    starting = list(combinations(project.pack, 2))
    named = [two for two in starting if _is_worth_playing(*map(rank_of, two))]
    return HOLDS if 2 * len(named) < len(starting) else broken(named=len(named), of=len(starting))


def _is_worth_playing(one: int, other: int) -> bool:
    return one == other or min(one, other) >= TEN


@law("ADV-BOARD", "S1.52/1", implied_by="HAND-BEST5")
def the_board_must_make_a_hand_possible(seven: Seven, claimed: Value) -> Verdict:
    """What the board makes possible can be read off it: a flush needs three board cards of one suit, a straight three
    different ranks within five, a straight flush both in the same three cards, four of a kind or a full house a pair.

    Was das Board möglich macht, ist ihm anzusehen: Ein Flush braucht drei Boardkarten einer Farbe, eine Straße drei
    verschiedene Werte innerhalb von fünf, ein Straight Flush beides in denselben drei Karten, Vierling und Full House
    ein Paar.
    """
    board = seven[2:]
    kind = Category(claimed[0])
    return HOLDS if _is_possible(kind, board) else broken(board=cards_text(board), got=kind.name)


def _is_possible(kind: Category, board: tuple[Card, ...]) -> bool:
    match kind:
        case Category.FLUSH:
            return max(Counter(map(suit_of, board)).values()) >= 3
        case Category.STRAIGHT:
            return _three_within_five(board)
        case Category.STRAIGHT_FLUSH:
            return any(_three_within_five(tuple(c for c in board if suit_of(c) == suit)) for suit in range(4))
        case Category.FULL_HOUSE | Category.QUADS:
            return len(set(map(rank_of, board))) < len(board)
        case _:
            return True


def _three_within_five(cards: tuple[Card, ...]) -> bool:
    """The ace counts high and low."""
    ranks = set(map(rank_of, cards))
    ranks |= {-1} if 12 in ranks else set()
    return any(len(ranks & set(range(low, low + 5))) >= 3 for low in range(-1, 9))


@forbids("ADV-BLUFF", "S1.54/1", implied_by="SHOW-REVEAL")
def a_bluff_must_get_by_every_opponent(awarded: PotAwarded, before: Ledger) -> Verdict:
    """Before anybody has shown, a pot is won only when every opponent has folded: the more there are, the more have to.

    Bevor jemand gezeigt hat, gewinnt man einen Pot nur, wenn jeder Gegner ausgestiegen ist: Je mehr es sind, desto
    mehr müssen es tun.
    """
    if before.first_to_show != NOBODY or any(before.shown):
        return NOT_CONCERNED
    left = in_the_hand(before)
    return HOLDS if len(left) < 2 else broken(not_folded=tuple(left))
