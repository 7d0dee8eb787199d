"""What two mishaps in one hand, or one among few players, come to. Each was found by sampling whole evenings."""

from holdem_reference.floor.board_errors import Awaited
from holdem_reference.hand import State, after, awaits, due, menu, refusal, start, to_act
from holdem_spec.judge.bench import names_broken
from holdem_spec.judge.counsel import bench_of
from holdem_spec.judge.counsel import menu as counselled
from holdem_spec.ledger import Ledger, record
from holdem_spec.vocabulary.cards import PACK
from holdem_spec.vocabulary.events import Called, Checked, Folded, HandEvent, HandStarted, Menu, RaisedTo
from holdem_spec.vocabulary.floor import (
    AskedAgain,
    BecameBurn,
    BoardDealtEarly,
    CardExposed,
    Decision,
    Declared,
    ErrorFound,
    Fault,
    FloorRuled,
    MisdealDeclared,
    PlaysTheBoard,
    StubShuffled,
    Word,
)
from holdem_spec.vocabulary.rulebook import HOUSE, PRESETS, Rulebook
from holdem_spec.vocabulary.table import Table

FOUR = Table((50, 50, 50, 50), 3, 1, 2, PACK)
"""The button in seat 3; the blinds in 0 and 1; seat 2 acts first."""


class Both:
    """The books of the specification beside the state of the engine; both accept what is played."""

    def __init__(self, table: Table, rules: Rulebook = HOUSE) -> None:
        self.rules = rules
        self.ledger = record(Ledger(), HandStarted(table))
        self.state: State = start(table, rules)

    def forbidden(self, event: HandEvent) -> tuple[str, ...]:
        return names_broken(bench_of(self.rules), self.ledger, event)

    def dealt(self) -> "Both":
        """The dealer does what is due."""
        while (event := due(self.state)) is not None:
            self.happens(event)
        return self

    def happens(self, *events: HandEvent) -> "Both":
        for event in events:
            assert self.forbidden(event) == (), event
            self.ledger, self.state = record(self.ledger, event), after(self.state, event)
        return self

    def refused(self, event: HandEvent) -> bool:
        reason, broken = refusal(self.state, event), self.forbidden(event)  # type: ignore[arg-type]
        return broken != () and (reason == "not due" or reason in broken)


def three_have_acted(rules: Rulebook = HOUSE) -> Both:
    """Too late for a misdeal."""
    return Both(FOUR, rules).dealt().happens(Folded(2), RaisedTo(3, 4), Called(0, 4))


def test_a_foul_pack_stops_the_hand_although_another_fault_comes_too_late() -> None:
    hand = three_have_acted().happens(ErrorFound(Fault.PLAYER_SKIPPED, 2), ErrorFound(Fault.DECK_FOULED))
    assert due(hand.state) == MisdealDeclared(Fault.DECK_FOULED)
    assert awaits(hand.state) is None
    assert hand.refused(FloorRuled(Fault.PLAYER_SKIPPED, Decision.PLAY_ON))
    hand.happens(MisdealDeclared(Fault.DECK_FOULED))


def test_nothing_is_shuffled_for_a_hand_that_is_void() -> None:
    early = BoardDealtEarly(PACK[8:9], PACK[9:12])
    hand = three_have_acted().happens(early, Called(1, 4), ErrorFound(Fault.DECK_FOULED))
    rest = tuple(sorted((*PACK[12:], *PACK[9:12])))
    assert hand.refused(StubShuffled(rest))
    sound = three_have_acted().happens(early, Called(1, 4))
    assert awaits(sound.state) == Awaited.SHUFFLE
    sound.happens(StubShuffled(rest))


def test_a_flop_that_has_its_burn_takes_no_second_one() -> None:
    """Card 8, of seat 3, is exposed and replaced; the flop comes too early, its burn with it."""
    hand = Both(FOUR, PRESETS["tda"]).dealt().happens(CardExposed(3, 8)).dealt()
    hand.happens(BoardDealtEarly(PACK[9:10], PACK[10:13]))
    hand.happens(Called(2, 2), Called(3, 2), Called(0, 2), Checked(1))
    exposed = PACK[7]
    assert hand.refused(BecameBurn(exposed))
    hand.happens(StubShuffled((*PACK[13:], *PACK[10:13]))).dealt()
    assert hand.state.board == PACK[13:16]
    hand.happens(Checked(0), Checked(1), Checked(2), Checked(3)).dealt()
    assert len(hand.state.board) == 4


def test_the_last_live_hand_is_not_ruled_dead() -> None:
    """Two errors, two hands to be ruled dead, two players: one of the hands stays."""
    hand = three_have_acted().happens(Folded(1))
    hand.happens(ErrorFound(Fault.PLAYER_SKIPPED, 3), ErrorFound(Fault.EXTRA_CARD, 0, PACK[8]))
    hand.happens(FloorRuled(Fault.PLAYER_SKIPPED, Decision.HAND_DEAD, 3))
    assert hand.refused(FloorRuled(Fault.EXTRA_CARD, Decision.HAND_DEAD, 0))
    hand.happens(FloorRuled(Fault.EXTRA_CARD, Decision.PLAY_ON)).dealt()
    assert sum(hand.state.stacks) == 200


def test_whoever_announces_a_raise_is_offered_nothing_else() -> None:
    hand = Both(FOUR).dealt().happens(Declared(2, Word.RAISE))
    assert menu(hand.state) == Menu(False, False, 0, None, (4, 50))
    assert counselled(hand.ledger) == (2, menu(hand.state))


def test_a_raise_that_no_chips_are_there_for_is_none() -> None:
    """Seat 2 has no more than the bet. A program asks again; at a table he calls."""
    short = FOUR._replace(stacks=(50, 50, 2, 50))
    asked = Both(short).dealt().happens(Declared(2, Word.RAISE))
    assert due(asked.state) == AskedAgain(2)
    asked.happens(AskedAgain(2), Folded(2))
    tda = HOUSE.changed(con_illegal="tda_correct")
    assert due(Both(short, tda).dealt().happens(Declared(2, Word.RAISE)).state) == Called(2, 2)


def test_the_board_is_claimed_in_the_order_in_which_hands_are_shown() -> None:
    """Seat 0 is all-in with 2 chips, 1 and 2 play on for a side pot and check it down: without regard to the pots 0
    shows first, with regard to them 1."""
    table = Table((2, 50, 50), 2, 1, 2, PACK)
    for side, first, other in (("side_first", 1, 0), ("seat_order", 0, 1)):
        rules = HOUSE.changed(board_claim="announce", show_side=side)
        hand = Both(table, rules).dealt().happens(RaisedTo(2, 4), Called(0, 2), Called(1, 4)).dealt()
        for _ in range(3):
            hand.happens(Checked(1), Checked(2)).dealt()
        assert hand.refused(PlaysTheBoard(other))
        hand.happens(PlaysTheBoard(first))
    assert to_act(hand.state) < 0


def test_the_board_is_claimed_first_by_the_last_aggressor_of_the_hand() -> None:
    """Seat 2 raised before the flop, and nobody bet on the river."""
    table = Table((50, 50, 50), 2, 1, 2, PACK)
    for first, seat, other in (("any_street", 2, 0), ("last_street", 0, 2)):
        for side in ("side_first", "seat_order"):
            rules = HOUSE.changed(board_claim="announce", show_first=first, show_side=side)
            hand = Both(table, rules).dealt().happens(RaisedTo(2, 4), Called(0, 4), Called(1, 4)).dealt()
            for _ in range(3):
                hand.happens(Checked(0), Checked(1), Checked(2)).dealt()
            assert hand.refused(PlaysTheBoard(other))
            hand.happens(PlaysTheBoard(seat))
