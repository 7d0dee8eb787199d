"""The books take any well-formed event, forget nothing, and are never changed behind a reader's back."""

from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from holdem_spec.ledger import Ledger, record
from holdem_spec.terms.betting import bet_to_match
from holdem_spec.vocabulary.cards import PACK, UNKNOWN, Card
from holdem_spec.vocabulary.events import (
    AntesPosted,
    Bet,
    BetReturned,
    BlindPosted,
    BoardDealt,
    Burned,
    Called,
    Checked,
    Discarded,
    Event,
    Folded,
    HandEnded,
    HandStarted,
    HoleCardDealt,
    HoleCardsKnown,
    Menu,
    Mucked,
    Offered,
    PotAwarded,
    RaisedTo,
    Refused,
    Shown,
    TraceEnded,
)
from holdem_spec.vocabulary.floor import (
    AskedAgain,
    BecameBurn,
    BetsTakenBack,
    BoardDealtEarly,
    BoardDealtUnburned,
    BoardMended,
    BoxedCardFound,
    CardExposed,
    CardReplaced,
    ChipsPushed,
    Decision,
    Declared,
    ErrorFound,
    Fault,
    FloorEvent,
    FloorRuled,
    HandAnnounced,
    MisdealDeclared,
    PlaysTheBoard,
    StubShuffled,
    TooManyTurnedUp,
    Word,
)
from holdem_spec.vocabulary.seats import NOBODY
from holdem_spec.vocabulary.table import Blind, Limit, Table

chips = st.integers(0, 9)  # so few that they meet the stacks
cards = st.integers(UNKNOWN, 51)
several_cards = st.lists(cards, max_size=4).map(tuple)
spans = st.none() | st.tuples(chips, chips)


def tables(players: int) -> SearchStrategy[Table]:
    return st.builds(
        Table,
        st.tuples(*[st.integers(1, 9)] * players),
        st.integers(0, players - 1),
        st.integers(1, 2),
        st.integers(2, 4),
        st.sampled_from((None, PACK)),
        st.sampled_from(Limit),
        st.sampled_from(((0, 0), (2, 4))),
        st.integers(0, 2),
        st.sampled_from((2, 3)),
        st.booleans(),
        st.sampled_from((None, ((0, Blind.BIG),))),
    )


def events(players: int) -> SearchStrategy[Any]:
    """Any event with seats of the table, cards of the pack and whole chips, whether it is legal or not."""
    seats = st.integers(0, players - 1)
    shares = st.dictionaries(seats, chips).map(lambda by_seat: tuple(sorted(by_seat.items())))
    choices = st.one_of(
        *[st.builds(kind, seats) for kind in (Folded, Checked, Mucked)],
        *[st.builds(kind, seats, chips) for kind in (Called, Bet, RaisedTo)],
        st.builds(Shown, seats, several_cards),
        st.builds(Discarded, seats, cards),
    )
    return st.one_of(
        choices,
        st.builds(HandStarted, tables(players)),
        st.builds(AntesPosted, st.tuples(*[chips] * players)),
        st.builds(BlindPosted, seats, st.sampled_from(Blind), chips),
        st.builds(HoleCardDealt, seats, cards),
        st.builds(HoleCardsKnown, seats, several_cards),
        st.builds(Burned, cards),
        st.builds(BoardDealt, several_cards),
        st.builds(BetReturned, seats, chips),
        st.builds(PotAwarded, st.integers(0, 9), shares),
        st.builds(HandEnded, st.tuples(*[chips] * players)),
        st.just(TraceEnded()),
        st.builds(Offered, seats, st.builds(Menu, st.booleans(), st.booleans(), chips, spans, spans)),
        st.builds(Refused, choices),
    )


def floor_events(players: int) -> SearchStrategy[Any]:
    """Any error, remedy, ruling or word of a player, whether there is reason for it or not."""
    seats = st.integers(0, players - 1)
    perhaps_a_seat = st.integers(NOBODY, players - 1)
    faults = st.sampled_from(Fault)
    return st.one_of(
        st.builds(CardExposed, seats, st.integers(1, 3 * players)),
        st.builds(BoxedCardFound, cards),
        st.builds(ErrorFound, faults, perhaps_a_seat, cards),
        st.builds(BoardDealtEarly, several_cards, several_cards),
        st.builds(TooManyTurnedUp, several_cards),
        st.builds(BoardDealtUnburned, several_cards),
        st.builds(MisdealDeclared, faults),
        st.just(BetsTakenBack()),
        st.builds(CardReplaced, seats, cards),
        st.builds(BecameBurn, cards),
        st.builds(StubShuffled, several_cards),
        st.builds(BoardMended, cards, several_cards),
        st.builds(FloorRuled, faults, st.sampled_from(Decision), perhaps_a_seat, cards),
        st.builds(Declared, seats, st.sampled_from(Word), chips),
        st.builds(ChipsPushed, seats, chips),
        st.builds(HandAnnounced, seats, st.integers(0, 8)),
        st.builds(PlaysTheBoard, seats),
        st.builds(AskedAgain, seats),
    )


def anything(players: int) -> SearchStrategy[Any]:
    return st.one_of(events(players), floor_events(players))


def hands() -> SearchStrategy[tuple[Any, ...]]:
    """A hand that begins, and then anything."""

    def then(players: int) -> SearchStrategy[tuple[Any, ...]]:
        started = st.builds(HandStarted, tables(players))
        return st.builds(lambda first, rest: (first, *rest), started, st.lists(anything(players), max_size=30))

    return st.integers(2, 4).flatmap(then)


def booked(account: tuple[Event, ...]) -> Ledger:
    ledger = Ledger()
    for event in account:
        ledger.apply(event)
    return ledger


@given(hands())
@settings(max_examples=100, deadline=None, derandomize=True)
def test_any_event_can_be_written_down(account: tuple[Event, ...]) -> None:
    """`record` gives the same books as `apply`, and does not touch those it was given."""
    before = Ledger()
    for event in account:
        facts = before.facts()
        after = record(before, event)
        assert before.facts() == facts
        before.apply(event)
        assert after.facts() == before.facts()


@given(hands(), st.data())
@settings(max_examples=100, deadline=None, derandomize=True)
def test_a_copy_shares_nothing(account: tuple[Event, ...], data: st.DataObject) -> None:
    ledger = booked(account)
    facts = ledger.facts()
    twin = ledger.copied()
    assert twin.facts() == facts
    for event in data.draw(st.lists(anything(len(ledger.stacks)), min_size=1, max_size=10)):
        twin.apply(event)
    assert ledger.facts() == facts


@given(hands(), tables(3))
@settings(max_examples=100, deadline=None, derandomize=True)
def test_a_new_hand_begins_on_blank_pages(account: tuple[Event, ...], table: Table) -> None:
    ledger = booked((*account, HandStarted(table)))
    assert ledger.facts() == Ledger(table).facts()


@given(hands())
@settings(max_examples=100, deadline=None, derandomize=True)
def test_no_chip_is_lost_between_the_columns(account: tuple[Event, ...]) -> None:
    """What a player has behind and what he has put in are together what he began with, but for an ante for all."""
    ledger = Ledger()
    for event in account:
        ledger.apply(event)
        columns = zip(ledger.stacks, ledger.put_in, ledger.table.stacks, strict=True)
        missing = [began - behind - put_in for behind, put_in, began in columns]
        assert sum(missing) == ledger.dead_money
        assert min(missing) >= 0


@given(hands(), st.sampled_from(Fault), st.sampled_from(Decision), cards)
@settings(max_examples=100, deadline=None, derandomize=True)
def test_a_ruling_on_nobody_concerns_no_hand(
    account: tuple[Event, ...], case: Fault, decision: Decision, card: Card
) -> None:
    before = booked(account)
    after = record(before, FloorRuled(case, decision, NOBODY, card))
    assert (after.folded, after.holes, after.stacks) == (before.folded, before.holes, before.stacks)


def test_no_card_comes_back_on_a_whole_pack() -> None:
    begun = HandStarted(Table((9, 9), 0, 1, 2, PACK))
    back = FloorRuled(Fault.TWO_BURNS, Decision.PUT_BACK, NOBODY, 3)
    assert booked((begun, back)).cards_dealt == 0
    assert booked((begun, Burned(3), back)).cards_dealt == 0


def test_after_a_misdeal_an_ante_for_all_is_back_too() -> None:
    ante = (HandStarted(Table((9, 9), 0, 1, 2, ante=2)), AntesPosted((0, 2)))
    assert booked(ante).dead_money == 2
    void = booked((*ante, BetsTakenBack()))
    assert (void.stacks, void.put_in, void.dead_money) == ([9, 9], [0, 0], 0)


def test_every_event_of_the_floor_is_drawn() -> None:
    drawn: set[type] = set()

    @given(floor_events(2))
    @settings(max_examples=400, deadline=None, derandomize=True, database=None)
    def look(event: Event) -> None:
        drawn.add(type(event))

    look()
    assert drawn == set(get_args(FloorEvent))


@given(hands())
@settings(max_examples=100, deadline=None, derandomize=True)
def test_offers_refusals_and_the_end_of_an_account_change_nothing(account: tuple[Event, ...]) -> None:
    silent = tuple(event for event in account if not isinstance(event, Offered | Refused | TraceEnded))
    assert booked(account).facts() == booked(silent).facts()


WRITTEN = sorted(set(Ledger.__slots__) - {"remembered"})


def altered(value: object) -> object:
    """Another value of the same kind; of nothing, something."""
    if value is None:
        return (99,)
    if isinstance(value, Table):
        return value._replace(button=value.button + 1)
    if isinstance(value, list):
        return [*value, 99]
    if isinstance(value, tuple):
        return (*value, 99)
    return {*value, 99} if isinstance(value, set) else value + 1  # type: ignore[operator]


@pytest.mark.parametrize("column", WRITTEN)
def test_books_that_differ_anywhere_have_different_facts(column: str) -> None:
    ledger, twin = (booked((HandStarted(Table((9, 9), 0, 1, 2)), BlindPosted(0, Blind.SMALL, 1))) for _ in range(2))
    assert ledger.facts() == twin.facts()
    assert hash(ledger.facts()) == hash(twin.facts())
    setattr(twin, column, altered(getattr(twin, column)))
    assert ledger.facts() != twin.facts()


def test_what_a_term_remembers_is_no_fact_and_is_forgotten_with_the_next_event() -> None:
    ledger = booked((HandStarted(Table((9, 9), 1, 1, 2)), BlindPosted(1, Blind.SMALL, 1)))
    facts = ledger.facts()
    assert bet_to_match(ledger) == 2
    assert ledger.remembered != {}
    assert ledger.facts() == facts
    assert ledger.copied().remembered == {}
    ledger.apply(RaisedTo(0, 6))
    assert bet_to_match(ledger) == 6


def test_what_stands_in_the_books_of_a_hand() -> None:
    """Heads-up, the button raises to 6, the big blind calls, the flop comes, the button bets 3 and gets them back."""
    ledger = booked(
        (
            *(HandStarted(Table((9, 9), 0, 1, 2)), BlindPosted(0, Blind.SMALL, 1), BlindPosted(1, Blind.BIG, 2)),
            *(HoleCardDealt(1, 0), HoleCardDealt(0, 4), HoleCardDealt(1, UNKNOWN), HoleCardDealt(0, 12)),
            *(RaisedTo(0, 6), Called(1, 6), Burned(UNKNOWN), BoardDealt((20, 24, 28))),
            *(Checked(1), Bet(0, 3), Folded(1), BetReturned(0, 3), PotAwarded(0, ((0, 12),))),
        )
    )
    assert (ledger.stacks, ledger.put_in, ledger.in_front, ledger.won) == ([3, 3], [6, 6], [0, 0], [12, 0])
    assert (ledger.blinds, ledger.wagers, ledger.answered) == ([0, 1], [3], [1, 1])
    assert (ledger.holes, ledger.board, ledger.burns) == ([(4, 12), (0, UNKNOWN)], (20, 24, 28), [UNKNOWN])
    assert (ledger.cards_dealt, ledger.known) == (8, {0, 4, 12, 20, 24, 28})
    assert (ledger.boards, ledger.burns_since_board, ledger.folded) == (1, 0, [False, True])
    assert (ledger.aggressor, ledger.aggressor_of_the_hand, ledger.last_to_act) == (0, 0, 1)
    assert (ledger.awarded, ledger.over, ledger.shown) == ([0], False, [False, False])
