"""Permissions that only a longer hand, or a hand under other readings, puts to the test."""

from holdem_conformance.proof.world import deck_for, pack
from holdem_reference.hand import after, due, refusal, start
from holdem_spec.judge.bench import names_broken
from holdem_spec.judge.counsel import bench_of, menu
from holdem_spec.ledger import Ledger, record
from holdem_spec.vocabulary.events import (
    Bet,
    Called,
    Checked,
    Choice,
    Event,
    Folded,
    HandStarted,
    Menu,
    Mucked,
    Offered,
    RaisedTo,
    Refused,
    Shown,
)
from holdem_spec.vocabulary.rulebook import HOUSE, Rulebook
from holdem_spec.vocabulary.seats import NOBODY
from holdem_spec.vocabulary.table import Chips, Limit, Table

NOTHING = Menu(False, False, 0, None, None)


def table(*stacks: Chips, limit: Limit = Limit.NO_LIMIT) -> Table:
    """Blinds 1 and 2, the button in the last seat; all tie."""
    return Table(stacks, len(stacks) - 1, 1, 2, deck_for(len(stacks), "tie"), limit)


def books(table: Table, *choices: Choice, rules: Rulebook = HOUSE) -> Ledger:
    """The books after these choices, with everything dealt that is due then."""
    event: Event = HandStarted(table)
    ledger, state = record(Ledger(), event), start(table, rules)
    for choice in (*choices, None):
        while (event := due(state)) is not None:  # type: ignore[assignment]
            ledger, state = record(ledger, event), after(state, event)  # type: ignore[arg-type]
        if choice is not None:
            assert refusal(state, choice) is None, choice
            ledger, state = record(ledger, choice), after(state, choice)
    return ledger


def refused(ledger: Ledger, choice: Choice, rules: Rulebook = HOUSE) -> set[str]:
    return set(names_broken(bench_of(rules), ledger, Refused(choice)))


SHORT_ALL_INS = Table((1000, 1000, 225, 1000, 300, 1000), 0, 50, 100, pack(""))
"""Button, A (small blind), B (big blind), C, D, E. On the flop A bets, B and D go all-in for less than a raise."""
BUTTON, A, B, C, D, E = range(6)
TO_A = (
    *(Called(C, 100), Called(D, 100), Called(E, 100), Folded(BUTTON), Called(A, 100), Checked(B)),
    *(Bet(A, 100), RaisedTo(B, 125), Called(C, 125), RaisedTo(D, 200), Called(E, 200)),
)


def test_several_short_all_ins_give_the_right_to_raise() -> None:
    assert refused(books(SHORT_ALL_INS, *TO_A), RaisedTo(A, 300)) == {"NL-SHORTCUM"}
    assert refused(books(SHORT_ALL_INS, *TO_A), RaisedTo(A, 299)) == set()
    assert refused(books(SHORT_ALL_INS, *TO_A, Called(A, 200)), RaisedTo(C, 300)) == set()


def test_by_the_letter_they_do_not() -> None:
    never = HOUSE.changed(raise_cumulative="never")
    assert refused(books(SHORT_ALL_INS, *TO_A, rules=never), RaisedTo(A, 300), never) == set()


def test_a_fifth_raise_is_as_good_as_the_first() -> None:
    raises = [RaisedTo(1, 4), RaisedTo(0, 6), RaisedTo(1, 8), RaisedTo(0, 10)]
    assert refused(books(table(99, 99), *raises[:3]), RaisedTo(0, 10)) == {"NL-MAXSTACK"}
    assert refused(books(table(99, 99), *raises), RaisedTo(1, 12)) == {"NL-MAXSTACK", "NL-NOCAP"}
    lacking = Offered(1, Menu(True, False, 10, None, None))
    assert set(names_broken(bench_of(HOUSE), books(table(99, 99), *raises), lacking)) == {"NL-MAXSTACK", "NL-NOCAP"}


def test_a_menu_may_not_begin_too_high_or_end_too_low() -> None:
    ledger = books(table(99, 99))
    assert menu(ledger) == (1, Menu(True, False, 2, None, (4, 99)))
    for span in ((5, 99), (4, 98)):
        assert names_broken(bench_of(HOUSE), ledger, Offered(1, Menu(True, False, 2, None, span))) == ("NL-MAXSTACK",)


def test_a_menu_for_somebody_else_says_nothing() -> None:
    assert names_broken(bench_of(HOUSE), books(table(99, 99)), Offered(0, NOTHING)) == ()


CHECKED_DOWN = (Called(2, 2), Called(0, 2), Checked(1), *[Checked(seat) for _ in range(3) for seat in range(3)])


def test_who_concedes_may_muck_and_who_wants_may_show() -> None:
    ledger = books(table(9, 9, 9), *CHECKED_DOWN)
    assert refused(ledger, Mucked(0)) == {"SHOW-MUCK"}
    assert refused(ledger, Shown(0, ledger.holes[0])) == {"SHOW-DOUBT"}
    assert refused(ledger, Shown(0, ledger.holes[1])) == set()
    assert refused(ledger, Mucked(1)) == set()
    last = books(table(9, 9, 9), *CHECKED_DOWN, Mucked(0), Mucked(1))
    assert refused(last, Mucked(2)) == set()


BET_ON_THE_RIVER = (*CHECKED_DOWN[:-3], Checked(0), Bet(1, 2), Called(2, 2), Called(0, 2))


def test_the_bettor_of_the_river_may_show_but_not_muck() -> None:
    ledger = books(table(9, 9, 9), *BET_ON_THE_RIVER)
    assert refused(ledger, Shown(1, ledger.holes[1])) == {"SHOW-DOUBT"}
    assert refused(ledger, Mucked(1)) == set()
    assert refused(ledger, Shown(2, ledger.holes[2])) == set()


# What was once wrong, and found by these tests.


def test_who_shows_first_after_a_bet_on_an_earlier_street() -> None:
    """Seat 2 raised before the flop and shows first; seat 0 is not refused anything."""
    any_street = HOUSE.changed(show_first="any_street")
    calls = (RaisedTo(2, 4), Called(0, 4), Called(1, 4))
    ledger = books(table(9, 9, 9), *calls, *CHECKED_DOWN[3:], rules=any_street)
    assert names_broken(bench_of(any_street), ledger, Shown(2, ledger.holes[2])) == ()
    assert refused(ledger, Shown(2, ledger.holes[2]), any_street) == {"SHOW-DOUBT"}
    assert refused(ledger, Mucked(2), any_street) == {"SHOW-MUCK"}
    assert refused(ledger, Mucked(0), any_street) == set()


def test_who_shows_first_when_pots_do_not_matter() -> None:
    """Seat 0 is all-in for less and sits left of the button, so he shows first."""
    seat_order = HOUSE.changed(show_side="seat_order")
    ledger = books(table(3, 4, 4), RaisedTo(2, 4), Called(0, 3), Called(1, 4), rules=seat_order)
    assert names_broken(bench_of(seat_order), ledger, Shown(0, ledger.holes[0])) == ()
    assert refused(ledger, Shown(0, ledger.holes[0]), seat_order) == {"SHOW-DOUBT"}
    assert refused(ledger, Mucked(1), seat_order) == set()


def test_nobody_shows_before_his_bet_has_gone_back() -> None:
    begun = (Called(1, 2), Checked(0), *[Checked(seat) for _ in range(2) for seat in range(2)])
    ledger = books(table(3, 4), *begun, Checked(0), Bet(1, 2))
    ledger = record(ledger, Called(0, 1))
    assert names_broken(bench_of(HOUSE), ledger, Shown(1, ledger.holes[1])) == ("POT-RETURN",)
    assert refused(ledger, Shown(1, ledger.holes[1])) == set()


def test_nobody_shows_after_the_end() -> None:
    no_show = HOUSE.changed(show_last_live="no_show")
    ledger = books(table(1, 1), Mucked(0), rules=no_show)
    assert ledger.over
    assert refused(ledger, Shown(1, ledger.holes[1]), no_show) == set()


def test_nobody_is_offered_nothing() -> None:
    ledger = books(table(3, 3), RaisedTo(1, 3), Called(0, 3))
    assert menu(ledger) == (NOBODY, NOTHING)
    assert names_broken(bench_of(HOUSE), ledger, Offered(NOBODY, NOTHING)) == ()


def test_nobody_is_to_act_before_the_cards_are_dealt() -> None:
    ledger = record(Ledger(), HandStarted(table(9, 9)))
    assert menu(ledger) == (NOBODY, NOTHING)


def test_a_short_all_in_may_be_raised_in_pot_limit() -> None:
    flop = (Called(2, 2), Called(0, 2), Checked(1), Checked(0), Bet(1, 1))
    ledger = books(table(4, 3, 4, limit=Limit.POT_LIMIT), *flop)
    assert names_broken(bench_of(HOUSE), ledger, RaisedTo(2, 2)) == ()
    assert refused(ledger, RaisedTo(2, 2)) != set()


def test_a_refusal_before_the_first_hand_has_begun() -> None:
    assert names_broken(bench_of(HOUSE), Ledger(), Refused(Folded(0))) == ()


# What is known to be wrong; each mark says where.


def test_a_small_blind_that_owes_nothing_may_check() -> None:
    ledger = books(Table((9, 9), 1, 2, 2, deck_for(2, "tie")))
    assert names_broken(bench_of(HOUSE), ledger, Checked(1)) == ()
    assert refused(ledger, Checked(1)) != set()


def test_a_short_all_in_may_be_raised_up_to_the_pot() -> None:
    """With the bet of 1 and a call of it 8 would lie in the pot: a raise to 9 is the most, and seat 2 has 7 left."""
    flop = (Called(2, 2), Called(0, 2), Checked(1), Checked(0), Bet(1, 1))
    ledger = books(table(9, 3, 9, limit=Limit.POT_LIMIT), *flop)
    assert [to for to in range(1, 9) if not names_broken(bench_of(HOUSE), ledger, RaisedTo(2, to))] == [3, 4, 5, 6, 7]
    assert [to for to in range(1, 9) if refused(ledger, RaisedTo(2, to))] == [3, 4, 5, 6, 7]
