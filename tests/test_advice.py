"""What can be checked of the advice for beginners, in hands worked out beforehand."""

import pytest

from holdem_spec.clauses.everything import all_clauses
from holdem_spec.clauses.verdicts import HOLDS, NOT_CONCERNED, Finding
from holdem_spec.ledger import Ledger, record
from holdem_spec.terms.hands import Category
from holdem_spec.vocabulary.cards import PACK, cards
from holdem_spec.vocabulary.events import BlindPosted, BoardDealt, Folded, HandStarted, PotAwarded, Shown
from holdem_spec.vocabulary.table import Blind, Table

CHECK = {clause.id: clause.check for clause in all_clauses()}
NO_HOLE_CARDS = cards("?? ??")


@pytest.mark.parametrize(
    ("board", "kinds"),
    [
        ("Ks 9d 7c 4h 2s", ""),  # no three of a suit, no three within five, no pair: three kings are the best hand
        ("Kh 9s 9d 4c 2h", "QUADS FULL_HOUSE"),
        ("Kh 9h 8h 4c 2s", "FLUSH"),
        ("Kh 9s 8d 5c 2h", "STRAIGHT"),  # nine, eight and five, with seven and six
        ("Ah 5s 2d 9c 8h", "STRAIGHT"),  # ace, deuce and five, with three and four
        ("Ks Kd 2h Ah Qh", "QUADS FULL_HOUSE FLUSH STRAIGHT"),  # ace, king, queen; the hearts are too far apart
        ("Ah Kh Qh 4c 2s", "FLUSH STRAIGHT STRAIGHT_FLUSH"),
        ("Kh Ac 2d 7s 8h", ""),  # king, ace and deuce are no run round the corner
    ],
)
def test_what_a_board_makes_possible(board: str, kinds: str) -> None:
    asked = (Category.STRAIGHT, Category.FLUSH, Category.FULL_HOUSE, Category.QUADS, Category.STRAIGHT_FLUSH)
    seven = (*NO_HOLE_CARDS, *cards(board))
    possible = {kind.name for kind in asked if CHECK["ADV-BOARD"](seven, (kind, 12)) is HOLDS}
    assert possible == set(kinds.split())
    assert all(CHECK["ADV-BOARD"](seven, (kind, 12)) is HOLDS for kind in Category if kind < Category.STRAIGHT)


PAID = PotAwarded(0, ((0, 3),))


def books(*events: object) -> Ledger:
    ledger = record(Ledger(), HandStarted(Table((9, 9, 9), 0, 1, 2, PACK)))
    for event in (BlindPosted(1, Blind.SMALL, 1), BlindPosted(2, Blind.BIG, 2), *events):
        ledger = record(ledger, event)  # type: ignore[arg-type]
    return ledger


def test_a_pot_is_won_unseen_only_when_everybody_has_folded() -> None:
    check = CHECK["ADV-BLUFF"]
    one_stays = check(PAID, books(Folded(1)))
    assert (one_stays.finding, one_stays.numbers) == (Finding.BROKEN, (("not_folded", (0, 2)),))
    assert check(PAID, books()).finding == Finding.BROKEN
    assert check(PAID, books(Folded(1), Folded(2))) is HOLDS
    board = (BoardDealt(cards("As Ks Qs")), BoardDealt(cards("Js")), BoardDealt(cards("Ts")))
    assert check(PAID, books(*board, Shown(0, cards("2c 2d")))) is NOT_CONCERNED
