"""Hands worked out by hand: who may raise, what a short stack costs, which pots there are, and odd tables."""

from collections.abc import Callable

import pytest

from holdem_conformance.proof.world import pack
from holdem_reference.hand import State, after, due, menu, refusal, start, to_act, to_show
from holdem_spec.vocabulary.events import (
    Bet,
    BetReturned,
    BlindPosted,
    Called,
    Checked,
    Choice,
    Event,
    Folded,
    HandEnded,
    Menu,
    Mucked,
    PotAwarded,
    RaisedTo,
    Shown,
    same,
)
from holdem_spec.vocabulary.rulebook import HOUSE, PRESETS, Rulebook
from holdem_spec.vocabulary.table import Blind, Table

ROYAL_BOARD = "2c As Ks Qs 2d Js 2h Ts"
"""Burns and board: everybody plays the royal flush that lies there."""


def after_choices(table: Table, rules: Rulebook, *choices: Choice) -> State:
    """The state in which, after these choices, the next one or nothing is open."""
    state = start(table, rules)
    for choice in (*choices, None):
        while (event := due(state)) is not None:
            state = after(state, event)
        if choice is not None:
            assert refusal(state, choice) is None, (choice, refusal(state, choice))
            state = after(state, choice)
    return state


def showing(state: State) -> Shown:
    """The player whose turn it is shows."""
    return Shown(to_show(state), state.holes[to_show(state)])


@pytest.fixture
def to_the_end(play_hand: Callable[..., tuple[object, ...]]) -> Callable[..., tuple[Event, ...]]:
    """Plays these actions, then everybody shows; gives all events."""

    def played(table: Table, *actions: Choice, rules: Rulebook = HOUSE) -> tuple[Event, ...]:
        left = iter(actions)
        events = play_hand(table, rules, lambda state: next(left) if to_act(state) >= 0 else showing(state))[0]
        assert next(left, None) is None
        return events  # type: ignore[return-value]

    return played


def of(kind: type, events: tuple[Event, ...]) -> list[Event]:
    return [event for event in events if isinstance(event, kind)]


SHORT_ALL_INS = Table((1000, 1000, 225, 1000, 300, 1000), 0, 50, 100, pack(""))
"""Button, A (small blind), B (big blind), C, D, E. On the flop A bets, B and D go all-in for less than a raise."""
BUTTON, A, B, C, D, E = range(6)
TO_A = (
    *(Called(C, 100), Called(D, 100), Called(E, 100), Folded(BUTTON), Called(A, 100), Checked(B)),
    *(Bet(A, 100), RaisedTo(B, 125), Called(C, 125), RaisedTo(D, 200), Called(E, 200)),
)


def test_short_all_ins_add_up_to_a_full_raise() -> None:
    """A faces 100 more, one full raise. If he calls, C faces 75 and may not raise; if he raises to 300, C faces 175."""
    assert menu(after_choices(SHORT_ALL_INS, HOUSE, *TO_A)) == Menu(True, False, 200, None, (300, 900))
    called = after_choices(SHORT_ALL_INS, HOUSE, *TO_A, Called(A, 200))
    assert (to_act(called), menu(called)) == (C, Menu(True, False, 200, None, None))
    assert refusal(called, RaisedTo(C, 300)) == "NL-NOREOPEN"
    raised = after_choices(SHORT_ALL_INS, HOUSE, *TO_A, RaisedTo(A, 300))
    assert (to_act(raised), menu(raised)) == (C, Menu(True, False, 300, None, (400, 900)))


def test_short_all_ins_never_add_up_by_the_letter() -> None:
    state = after_choices(SHORT_ALL_INS, HOUSE.changed(raise_cumulative="never"), *TO_A)
    assert menu(state) == Menu(True, False, 200, None, None)
    assert refusal(state, RaisedTo(A, 300)) == "NL-NOREOPEN"


def test_who_has_not_acted_and_a_short_all_in() -> None:
    """C has not acted on the flop when B goes all-in for 25 more than A bet; by the letter he may only call or fold."""
    to_c = TO_A[: TO_A.index(RaisedTo(B, 125)) + 1]
    assert menu(after_choices(SHORT_ALL_INS, HOUSE, *to_c)) == Menu(True, False, 125, None, (225, 900))
    state = after_choices(SHORT_ALL_INS, HOUSE.changed(raise_unacted="call_or_fold"), *to_c)
    assert menu(state) == Menu(True, False, 125, None, None)
    assert refusal(state, RaisedTo(C, 225)) == "NL-SHORTUNACTED"


def test_an_opening_all_in_below_the_big_blind() -> None:
    """A checks, B opens all-in for 6: C calls 6 or raises to 16 at least; only then may A raise, to 26."""
    table = Table((500, 500, 16, 500), 0, 5, 10, pack(""))
    flop = (Called(3, 10), Folded(0), Called(1, 10), Checked(2), Checked(1), Bet(2, 6))
    assert menu(after_choices(table, HOUSE, *flop)) == Menu(True, False, 6, None, (16, 490))
    assert menu(after_choices(table, HOUSE, *flop, Called(3, 6))) == Menu(True, False, 6, None, None)
    assert menu(after_choices(table, HOUSE, *flop, RaisedTo(3, 16))) == Menu(True, False, 16, None, (26, 490))


SHORT_BIG_BLIND = Table((500, 500, 6), 0, 5, 10, pack("3c 4c 5c 3d 4d 5d " + ROYAL_BOARD))
"""Button, small blind, and a big blind who has 6 chips."""


def test_a_short_big_blind_is_called_in_full() -> None:
    state = after_choices(SHORT_BIG_BLIND, HOUSE)
    assert state.in_front == (0, 5, 6)
    assert menu(state) == Menu(True, False, 10, None, (20, 500))


def test_a_short_big_blind_makes_a_main_pot_of_its_size(to_the_end: Callable[..., tuple[Event, ...]]) -> None:
    """Main pot 3 × 6 = 18, side pot 2 × 4 = 8 between the other two; all tie."""
    checks = [Checked(seat) for _ in range(3) for seat in (1, 0)]
    events = to_the_end(SHORT_BIG_BLIND, Called(0, 10), Called(1, 10), *checks)
    assert of(PotAwarded, events) == [PotAwarded(1, ((0, 4), (1, 4))), PotAwarded(0, ((0, 6), (1, 6), (2, 6)))]
    assert events[-1] == HandEnded((500 - 10 + 10, 500 - 10 + 10, 6))


def test_what_a_short_big_blind_cannot_match_goes_back(to_the_end: Callable[..., tuple[Event, ...]]) -> None:
    """The small blind folds: 6 + 6 + 5 = 17 are played for, the button's 4 go back; the odd chip is the big blind's."""
    events = to_the_end(SHORT_BIG_BLIND, Called(0, 10), Folded(1))
    assert of(BetReturned, events) == [BetReturned(0, 4)]
    assert of(PotAwarded, events) == [PotAwarded(0, ((0, 8), (2, 9)))]
    assert events[-1] == HandEnded((500 - 6 + 8, 495, 9))


def test_side_pots_of_two_all_ins(to_the_end: Callable[..., tuple[Event, ...]]) -> None:
    """A is all-in for 200, B and C for 500: 600 in the main pot, 600 beside it, and A cannot win more than 600."""
    table = Table((200, 500, 500), 0, 5, 10, pack("Kh Qh Ah Kd Qd Ad 2c 3h 7d 9h 2d Jc 2h 4s"))
    events = to_the_end(table, RaisedTo(0, 200), RaisedTo(1, 500), Called(2, 500))
    assert [event.seat for event in of(Shown, events)] == [1, 2, 0]  # type: ignore[union-attr]
    assert of(PotAwarded, events) == [PotAwarded(1, ((1, 600),)), PotAwarded(0, ((0, 600),))]
    assert events[-1] == HandEnded((600, 600, 0))


@pytest.mark.parametrize(
    ("reading", "shares"), [("one_each", ((0, 11), (2, 12), (3, 12))), ("all_to_first", ((0, 11), (2, 13), (3, 11)))]
)
def test_odd_chips(to_the_end: Callable[..., tuple[Event, ...]], reading: str, shares: tuple[object, ...]) -> None:
    """The small blind folds his 5, three put in 10: 35 = 3 × 11 + 2. Left of the button sit 2, then 3, then 0."""
    table = Table((100,) * 4, 0, 5, 10, pack("3c 4c 5c 6c 3h 4h 5h 6h " + ROYAL_BOARD))
    checks = [Checked(seat) for _ in range(3) for seat in (2, 3, 0)]
    before_the_flop = (Called(3, 10), Called(0, 10), Folded(1), Checked(2))
    events = to_the_end(table, *before_the_flop, *checks, rules=HOUSE.changed(pot_odd=reading))
    assert of(PotAwarded, events) == [PotAwarded(0, shares)]  # type: ignore[arg-type]


def test_an_odd_chip_goes_to_the_small_blind(to_the_end: Callable[..., tuple[Event, ...]]) -> None:
    """Three put in 5 before the flop, two of them 5 more on it: 25 = 2 × 12 + 1, and seat 1 is left of the button."""
    table = Table((100,) * 4, 0, 2, 5, pack("3c 4c 5c 6c 3h 4h 5h 6h " + ROYAL_BOARD))
    flop = (Called(3, 5), Folded(0), Called(1, 5), Checked(2), Bet(1, 5), Called(2, 5), Folded(3))
    events = to_the_end(table, *flop, Checked(1), Checked(2), Checked(1), Checked(2))
    assert of(PotAwarded, events) == [PotAwarded(0, ((1, 13), (2, 12)))]


TEN_HANDS = "3c 4c 5c 6c 7c 8c 9c 3d 4d 5d 3h 4h 5h 6h 7h 8h 9h 6d 7d 8d"


def test_ten_players_with_one_chip_each(to_the_end: Callable[..., tuple[Event, ...]]) -> None:
    """Both blinds are posted with one chip; seven call with theirs, the last folds and keeps his."""
    table = Table((1,) * 10, 4, 1, 2, pack(f"{TEN_HANDS} {ROYAL_BOARD}"))
    calls = [Called(seat % 10, 1) for seat in range(7, 14)]
    events = to_the_end(table, *calls, Folded(4))
    assert of(BlindPosted, events) == [BlindPosted(5, Blind.SMALL, 1), BlindPosted(6, Blind.BIG, 1)]
    assert of(PotAwarded, events) == [PotAwarded(0, tuple((seat, 1) for seat in range(10) if seat != 4))]
    assert events[-1] == HandEnded((1,) * 10)


def test_nobody_with_one_chip_may_raise() -> None:
    table = Table((1,) * 10, 4, 1, 2, pack(f"{TEN_HANDS} {ROYAL_BOARD}"))
    state = after_choices(table, HOUSE)
    assert (to_act(state), menu(state)) == (7, Menu(True, False, 1, None, None))
    assert refusal(state, RaisedTo(7, 1)) == "BET-RAISE"


def test_two_players_with_one_chip_each_decide_nothing(to_the_end: Callable[..., tuple[Event, ...]]) -> None:
    table = Table((1, 1), 0, 1, 2, pack("Kc Ac Kd Ad 2c 3h 7d 9h 2d Jc 2h 4s"))
    events = to_the_end(table)
    assert of(PotAwarded, events) == [PotAwarded(0, ((0, 2),))]
    assert events[-1] == HandEnded((2, 0))


def test_ten_players_all_in_with_ten_different_stacks(to_the_end: Callable[..., tuple[Event, ...]]) -> None:
    """Seat s has s + 1 chips, and a pocket pair that is the lower the more he has; three aces lie on the board. The
    tenth chip of seat 9 goes back; there are nine pots of 10, 9, … 2 chips, each won by its shortest contestant."""
    pairs = [f"{rank}{{}}" for rank in "765432JT98"]  # from seat 4, left of the button
    holes = " ".join(hole.format(suit) for suit in "cd" for hole in pairs)
    table = Table(tuple(range(1, 11)), 3, 1, 2, pack(f"{holes} 2h Ac Ad Ah 3h Ks 4h Qd"))
    raises = [RaisedTo(seat, seat + 1) for seat in (6, 7, 8, 9)]
    events = to_the_end(table, *raises, *[Called(seat, seat + 1) for seat in range(6)])
    assert of(BetReturned, events) == [BetReturned(9, 1)]
    assert of(PotAwarded, events) == [PotAwarded(pot, ((pot, 10 - pot),)) for pot in reversed(range(9))]
    assert [event.seat for event in of(Shown, events)] == [8, 9, 7, 6, 5, 4, 3, 2, 1, 0]  # type: ignore[union-attr]
    assert events[-1] == HandEnded((10, 9, 8, 7, 6, 5, 4, 3, 2, 1))


@pytest.mark.parametrize("rules", PRESETS.values(), ids=lambda rules: rules.name)
def test_a_mucked_hand_is_out_of_the_last_pot(rules: Rulebook) -> None:
    """After a checked river the first to show may lay his cards away unless all hands must be shown; the other, the
    last live hand, may not."""
    table = Table((100, 100), 0, 5, 10, pack("3c 4c 3h 4h " + ROYAL_BOARD))
    checks = [Checked(seat) for _ in range(3) for seat in (1, 0)]
    state = after_choices(table, rules, Called(0, 10), Checked(1), *checks)
    assert to_show(state) == 1
    assert refusal(state, Mucked(0)) == "SHOW-FIRSTCHECKED"
    if rules.reading("show.muck") == "never":
        assert refusal(state, Mucked(1)) == "SHOW-MUCK"
        return
    alone = after(state, Mucked(1))
    assert refusal(alone, Mucked(0)) == "SHOW-LASTLIVE"
    wins_unseen = rules.reading("show.last_live") == "no_show"
    assert same(due(alone), PotAwarded(0, ((0, 20),)) if wins_unseen else None)
    if wins_unseen:
        assert refusal(after(alone, PotAwarded(0, ((0, 20),))), Mucked(0)) == "SHOW-LASTLIVE"


REFUSED_TABLES = {
    "one player": (Table((5,), 0, 1, 2, pack("")), "SEAT-COUNT"),
    "eleven players": (Table((5,) * 11, 0, 1, 2, pack("")), "SEAT-COUNT"),
    "a player without chips": (Table((5, 0), 0, 1, 2, pack("")), "SEAT-COUNT"),
    "a small blind above the big": (Table((5, 5), 0, 3, 2, pack("")), "BLIND-RATIO"),
    "no small blind": (Table((5, 5), 0, 0, 2, pack("")), "BLIND-RATIO"),
    "no pack": (Table((5, 5), 0, 1, 2), "DECK-52"),
    "a card twice": (Table((5, 5), 0, 1, 2, (0, *range(51))), "DECK-52"),
}


@pytest.mark.parametrize(("table", "clause"), REFUSED_TABLES.values(), ids=REFUSED_TABLES)
def test_a_table_that_cannot_play_is_refused(table: Table, clause: str) -> None:
    with pytest.raises(ValueError, match=f"^{clause}: "):
        start(table)
