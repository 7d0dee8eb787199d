"""The hand that is dealt again after a misdeal, also in the course of an evening; and cards that speak."""

import pytest

from holdem_spec.clauses.everything import all_clauses
from holdem_spec.clauses.verdicts import Finding
from holdem_spec.judge.bench import Bench
from holdem_spec.judge.counsel import broken_by
from holdem_spec.ledger import Ledger
from holdem_spec.vocabulary.cards import PACK, cards
from holdem_spec.vocabulary.events import (
    BlindPosted,
    BoardDealt,
    Called,
    Checked,
    Entry,
    Event,
    GameOpened,
    HandStarted,
    HoleCardDealt,
    PotAwarded,
    Shown,
    TraceEnded,
)
from holdem_spec.vocabulary.floor import BetsTakenBack, CardExposed, Fault, HandAnnounced, MisdealDeclared
from holdem_spec.vocabulary.table import Blind, Table

TABLE = Table((50, 50, 50), 0, 1, 2, PACK)
MISDEAL: tuple[Event, ...] = (
    HandStarted(TABLE),
    BlindPosted(1, Blind.SMALL, 1),
    BlindPosted(2, Blind.BIG, 2),
    HoleCardDealt(1, PACK[0]),
    CardExposed(1, 1),
    MisdealDeclared(Fault.CARD_EXPOSED),
    BetsTakenBack(),
)
SHUFFLED = TABLE._replace(deck=PACK[1:] + PACK[:1])


def booked(*events: Event) -> Ledger:
    ledger = Ledger()
    for event in events:
        ledger.apply(event)
    return ledger


def broken(before: Ledger, event: Event) -> list[str]:
    return [found.clause for found in broken_by(before, event)]


def test_a_misdeal_conforms_and_gives_everything_back() -> None:
    assert Bench().judge(Entry(event) for event in (*MISDEAL, TraceEnded())).conforms
    assert booked(*MISDEAL).stacks == [50, 50, 50]


def test_the_same_hand_follows() -> None:
    after = booked(*MISDEAL)
    assert broken(after, HandStarted(SHUFFLED)) == []
    assert broken(after, HandStarted(SHUFFLED._replace(button=1))) == ["MIS-REPLAY"]
    assert broken(after, HandStarted(SHUFFLED._replace(stacks=(50, 49, 51)))) == ["MIS-REPLAY"]
    assert broken(after, HandStarted(SHUFFLED._replace(big_blind=4))) == ["MIS-REPLAY"]
    assert broken(after, HandStarted(TABLE)) == ["MIS-R-REDEAL"]


@pytest.mark.parametrize("clause", ["MIS-REPLAY", "MIS-R-REDEAL"])
def test_without_the_rule_another_hand_could_follow(clause: str) -> None:
    wrong = SHUFFLED._replace(button=1) if clause == "MIS-REPLAY" else TABLE
    trace = [Entry(event) for event in (*MISDEAL, HandStarted(wrong))]
    assert not Bench().judge(trace).conforms
    assert Bench(without=frozenset({clause})).judge(trace).conforms


def test_in_an_evening_the_button_stays_where_it_was() -> None:
    """A void hand is none: for the button and the blinds the same hand begins as if for the first time."""
    evening = (GameOpened((50, 50, 50), False), *MISDEAL)
    assert Bench().judge(Entry(event) for event in (*evening, HandStarted(SHUFFLED))).conforms
    assert booked(*evening).evening == booked(evening[0]).evening
    moved = broken(booked(*evening), HandStarted(SHUFFLED._replace(button=1)))
    assert "MIS-REPLAY" in moved


def a_showdown(*said: Event) -> Ledger:
    """Heads-up, checked down on 6c 5d 4h Ks 8h: the straight of seat 1 beats the kings of seat 0."""
    pack = cards("8c Kd 7c Qs")
    deck = pack + tuple(card for card in PACK if card not in pack)
    table = Table((50, 50), 0, 1, 2, deck)
    board = (cards("6c 5d 4h"), cards("Ks"), cards("8h"))
    events: list[Event] = [
        HandStarted(table), BlindPosted(0, Blind.SMALL, 1), BlindPosted(1, Blind.BIG, 2),
        *(HoleCardDealt(seat, card) for seat, card in zip((1, 0, 1, 0), pack, strict=True)),
        Called(0, 2), Checked(1),
    ]  # fmt: skip
    for street in board:
        events += [BoardDealt(street), Checked(1), Checked(0)]
    return booked(*events, *said, Shown(1, cards("8c 7c")), Shown(0, cards("Kd Qs")))


def test_cards_speak() -> None:
    """A theorem: whatever was announced, a pot that goes to the worse hand breaks POT-WINBEST as well."""
    speak = next(clause.check for clause in all_clauses() if clause.id == "SHOW-CARDSSPEAK")
    before = a_showdown(HandAnnounced(1, 1), HandAnnounced(0, 5))
    right, wrong = PotAwarded(0, ((1, 4),)), PotAwarded(0, ((0, 4),))
    assert speak(right, before).finding == Finding.HOLDS
    assert broken(before, right) == []
    assert speak(wrong, before).finding == Finding.BROKEN
    assert broken(before, wrong) == ["POT-WINBEST"]
    assert speak(wrong, a_showdown()).finding == Finding.NOT_CONCERNED
