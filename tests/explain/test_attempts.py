"""Whatever is said to be legal or forbidden is so for every total of the span, and nothing is left unsaid."""

import pytest

from holdem_conformance.desk.explain.attempts import ACT, BET, CALL, CHECK, FOLD, RAISE, Allowed, Forbidden, answers
from holdem_conformance.proof.agreement import walk
from holdem_conformance.proof.world import World, deck_for
from holdem_spec.judge.counsel import bench_of, broken_by
from holdem_spec.ledger import Ledger
from holdem_spec.terms.betting import everything
from holdem_spec.vocabulary.events import Action, Bet, Called, Checked, Folded, RaisedTo
from holdem_spec.vocabulary.rulebook import HOUSE, Rulebook
from holdem_spec.vocabulary.seats import Seat
from holdem_spec.vocabulary.table import Limit, Table


def world(*stacks: int, limit: Limit = Limit.NO_LIMIT, rules: Rulebook = HOUSE) -> World:
    seats = len(stacks)
    limits = (2, 4) if limit == Limit.FIXED_LIMIT else (0, 0)
    return World(Table(stacks, seats - 1, 1, 2, deck_for(seats, "tie"), limit, limits), rules)


WORLDS = {
    "no-limit": world(6, 7),
    "short all-ins": world(2, 4, 3),
    "by the letter": world(2, 4, 3, rules=HOUSE.with_changes({"raise.unacted": "call_or_fold"})),
    "no free fold": world(4, 5, rules=HOUSE.with_changes({"bet.fold_free": "forbid"})),
    "pot limit": world(7, 7, limit=Limit.POT_LIMIT),
    "fixed limit": world(9, 7, limit=Limit.FIXED_LIMIT),
}


def actions(books: Ledger, seat: Seat) -> dict[tuple[str, int], Action]:
    """Every action of a betting round up to three chips more than the player owns."""
    found: dict[tuple[str, int], Action] = {(FOLD, 0): Folded(seat), (CHECK, 0): Checked(seat)}
    for to in range(books.in_front[seat] + 1, everything(books, seat) + 4):
        found |= {(CALL, to): Called(seat, to), (BET, to): Bet(seat, to), (RAISE, to): RaisedTo(seat, to)}
    return found


def covers(said: Forbidden | Allowed, seat: Seat, action: str, to: int) -> bool:
    if said.seat != seat or said.action not in (action, ACT):
        return False
    return said.least is None or (said.least <= to and (said.most is None or to <= said.most))


@pytest.mark.parametrize("name", WORLDS)
def test_in_every_position_of_a_small_world(name: str) -> None:
    where = WORLDS[name]
    seen = set()
    for node, _ in walk(where, bench_of(where.rules)):
        books = node.ledger
        allowed, forbidden = answers(books, where.rules)
        for seat in range(len(books.stacks)):
            for (action, to), event in actions(books, seat).items():
                broken = {each.clause for each in broken_by(books, event, where.rules)}
                legal = [each for each in allowed if covers(each, seat, action, to)]
                illegal = [each for each in forbidden if covers(each, seat, action, to)]
                assert (len(legal), len(illegal)) == ((0, 1) if broken else (1, 0)), (node.trail, event)
                for each in illegal:
                    named = {one.clause for one in each.broken}
                    assert named, (node.trail, event)
                    assert named <= broken, (node.trail, event)
                seen.add((action, bool(broken)))
    assert {(RAISE, True), (RAISE, False), (BET, False), (CALL, False), (CHECK, False), (FOLD, False)} <= seen


def test_the_example_of_a_span_is_its_least_total() -> None:
    """The button, with 1 in front of a bet of 2, may raise to 4: of the totals below, 3 is the least."""
    where = WORLDS["no-limit"]
    for node, _ in walk(where, bench_of(where.rules)):
        if node.ledger.cards_dealt == 4:
            break
    spans = [each for each in answers(node.ledger, HOUSE)[1] if (each.seat, each.action) == (1, RAISE)]
    assert [(each.least, each.most, each.event, each.broken[0].clause) for each in spans] == [
        (2, 2, RaisedTo(1, 2), "BET-RAISE"),
        (3, 3, RaisedTo(1, 3), "NL-MINRAISE"),
        (8, None, RaisedTo(1, 8), "SEAT-TABLESTAKES"),
    ]
