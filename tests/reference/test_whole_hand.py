"""A whole six-handed hand, worked out by hand (S4.65–S4.72): every event, every least raise, every chip."""

import pytest

from holdem_reference.hand import State, after, due, menu, refusal, start, to_act
from holdem_spec.vocabulary.cards import PACK
from holdem_spec.vocabulary.events import (
    Bet,
    BetReturned,
    BlindPosted,
    BoardDealt,
    Burned,
    Called,
    Checked,
    Choice,
    Folded,
    HandEnded,
    HandEvent,
    HoleCardDealt,
    Menu,
    PotAwarded,
    RaisedTo,
    same,
)
from holdem_spec.vocabulary.rulebook import HOUSE
from holdem_spec.vocabulary.table import Blind, Table

UTG, HJ, CO, BTN, SB, BB = range(6)
TABLE = Table((1000,) * 6, BTN, 5, 10, PACK)

TOLD: tuple[HandEvent, ...] = (
    BlindPosted(SB, Blind.SMALL, 5),
    BlindPosted(BB, Blind.BIG, 10),
    *(HoleCardDealt(seat, card) for card, seat in enumerate((SB, BB, UTG, HJ, CO, BTN) * 2)),
    Folded(UTG),
    Folded(HJ),
    Folded(CO),
    RaisedTo(BTN, 25),
    Folded(SB),
    Called(BB, 25),
    Burned(12),
    BoardDealt((13, 14, 15)),
    Checked(BB),
    Bet(BTN, 30),
    Called(BB, 30),
    Burned(16),
    BoardDealt((17,)),
    Checked(BB),
    Checked(BTN),
    Burned(18),
    BoardDealt((19,)),
    Bet(BB, 60),
    Folded(BTN),
    BetReturned(BB, 60),
    PotAwarded(0, ((BB, 115),)),
    HandEnded((1000, 1000, 1000, 945, 995, 1060)),
)

MENUS: tuple[tuple[HandEvent, Menu], ...] = (
    (Folded(UTG), Menu(fold=True, check=False, call=10, bet=None, raise_to=(20, 1000))),
    (RaisedTo(BTN, 25), Menu(fold=True, check=False, call=10, bet=None, raise_to=(20, 1000))),
    (Folded(SB), Menu(fold=True, check=False, call=25, bet=None, raise_to=(40, 1000))),
    (Bet(BTN, 30), Menu(fold=True, check=True, call=0, bet=(10, 975), raise_to=None)),
    (Called(BB, 30), Menu(fold=True, check=False, call=30, bet=None, raise_to=(60, 975))),
    (Bet(BB, 60), Menu(fold=True, check=True, call=0, bet=(10, 945), raise_to=None)),
    (Folded(BTN), Menu(fold=True, check=False, call=60, bet=None, raise_to=(120, 945))),
)
"""What the player could have done instead."""

REFUSED: tuple[tuple[HandEvent, Choice, str], ...] = (
    (Folded(UTG), Folded(HJ), "BET-STARTPRE"),
    (Folded(UTG), Checked(UTG), "BET-CHECK"),
    (Folded(UTG), Bet(UTG, 20), "BET-BET"),
    (Folded(HJ), Folded(BTN), "BET-CLOCKWISE"),
    (RaisedTo(BTN, 25), RaisedTo(BTN, 19), "NL-MINRAISE"),
    (Called(BB, 25), RaisedTo(BB, 39), "NL-MINRAISE"),
    (Called(BB, 25), Called(BB, 15), "BET-CALL"),
    (Bet(BTN, 30), Bet(BTN, 9), "NL-MINBET"),
    (Bet(BTN, 30), RaisedTo(BTN, 30), "BET-RAISE"),
    (Bet(BTN, 30), Called(BTN, 30), "BET-CALL"),
    (Called(BB, 30), RaisedTo(BB, 59), "NL-MINRAISE"),
    (Called(BB, 30), RaisedTo(BB, 976), "SEAT-TABLESTAKES"),
    (Folded(BTN), RaisedTo(BTN, 119), "NL-MINRAISE"),
    (BetReturned(BB, 60), Checked(BB), "BET-LASTSTANDING"),
)
"""Before the first event, the second is refused by the clause named."""

POTS: tuple[tuple[HandEvent, int], ...] = (
    (Burned(12), 55),
    (Burned(16), 115),
    (Burned(18), 115),
    (Folded(BTN), 175),
    (PotAwarded(0, ((BB, 115),)), 115),
)
"""What has been put in before the event."""


def before(event: HandEvent) -> State:
    """The state of the hand before one of its events, which must not occur twice."""
    state = start(TABLE, HOUSE)
    for told in TOLD:
        if same(told, event):
            return state
        state = after(state, told)
    raise LookupError(f"{event} does not happen in this hand")


def test_the_hand_goes_as_it_is_told() -> None:
    state = start(TABLE, HOUSE)
    for told in TOLD:
        if to_act(state) >= 0:
            assert due(state) is None
            assert refusal(state, told) is None  # type: ignore[arg-type]
        else:
            assert same(due(state), told), (due(state), told)
        state = after(state, told)
    assert state.over
    assert state.top == 12 + 3 + 5
    assert due(state) is None
    assert refusal(state, Checked(BB)) == "END-OVER"


@pytest.mark.parametrize(("event", "offered"), MENUS, ids=str)
def test_what_a_player_may_do(event: HandEvent, offered: Menu) -> None:
    state = before(event)
    assert to_act(state) == event.seat  # type: ignore[union-attr]
    assert menu(state) == offered


@pytest.mark.parametrize(("event", "attempt", "clause"), REFUSED, ids=str)
def test_what_a_player_is_refused(event: HandEvent, attempt: Choice, clause: str) -> None:
    assert refusal(before(event), attempt) == clause


@pytest.mark.parametrize(("event", "chips"), POTS, ids=str)
def test_what_lies_in_the_pot(event: HandEvent, chips: int) -> None:
    assert sum(before(event).put_in) == chips
