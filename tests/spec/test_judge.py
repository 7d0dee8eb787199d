"""What the judge says about a trace: the first breach with its numbers, and how often each clause applied."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from holdem_conformance.proof.world import pack
from holdem_spec.clauses.everything import in_force
from holdem_spec.clauses.verdicts import Finding
from holdem_spec.judge.bench import Bench, Sitting, is_legal, names_broken
from holdem_spec.judge.counsel import bench_of, broken_by, menu
from holdem_spec.ledger import Ledger, record
from holdem_spec.vocabulary.cards import UNKNOWN
from holdem_spec.vocabulary.events import (
    BetReturned,
    BlindPosted,
    BoardDealt,
    Burned,
    Called,
    Checked,
    Entry,
    Event,
    Folded,
    HandEnded,
    HandStarted,
    HoleCardDealt,
    Menu,
    Origin,
    PotAwarded,
    RaisedTo,
    TraceEnded,
)
from holdem_spec.vocabulary.floor import CardExposed, Fault, MisdealDeclared
from holdem_spec.vocabulary.rulebook import HOUSE, PRESETS, Rulebook
from holdem_spec.vocabulary.seats import NOBODY
from holdem_spec.vocabulary.table import Blind, Table

DECK = pack("3c 4d 5h 6s")
TABLE = Table((5, 5), 0, 1, 2, DECK)

BEGUN: tuple[Event, ...] = (
    HandStarted(TABLE),
    BlindPosted(0, Blind.SMALL, 1),
    BlindPosted(1, Blind.BIG, 2),
    *(HoleCardDealt(seat, card) for seat, card in zip((1, 0, 1, 0), DECK, strict=False)),
)
FOLDED: tuple[Event, ...] = (
    *BEGUN,
    Folded(0),
    BetReturned(1, 1),
    PotAwarded(0, ((1, 2),)),
    HandEnded((4, 6)),
    TraceEnded(),
)
"""Heads-up with 1 and 2; the button folds, the big blind gets 1 back and wins 2."""


def seen(*events: Event) -> list[Entry]:
    return [Entry(event) for event in events]


def test_a_hand_that_keeps_the_rules_conforms() -> None:
    judgement = Bench().judge(seen(*FOLDED))
    assert judgement.conforms
    assert judgement.breach is None
    assert judgement.unseen == {}


APPLIED = {
    HandStarted: "SEAT-COUNT BLIND-RATIO BTN-MARK DECK-52 VAR-HOLECARDS",
    BlindPosted: "SEAT-TABLESTAKES BLIND-TWO BLIND-HU BLIND-AMOUNT END-OVER",
    HoleCardDealt: "DECK-52 DEAL-HOLE2 DEAL-FIRSTLEFT DEAL-TOPCARD BLIND-BEFORE END-OVER",
    Folded: "BET-AFTERDEAL BET-HUORDER BET-ROUNDEND BET-LASTSTANDING END-OVER",
    BetReturned: "POT-RETURN END-OVER",
    PotAwarded: "POT-RETURN POT-ORDER POT-ELIG POT-SUM POT-WINBEST POT-SPLIT SHOW-REVEAL SHOW-MUCKDEAD END-OVER",
    HandEnded: "SEAT-CHIPCONSERVE POT-RETURN END-PAID END-OVER",
    TraceEnded: "END-PLAYED",
}
"""Worked out by hand: the primaries that each event of the folded hand has to keep. The others have no say in it."""


def test_how_often_each_clause_applied() -> None:
    due = Counter(clause for event in FOLDED for clause in APPLIED[type(event)].split())
    assert (due["END-OVER"], due["DECK-52"], due["POT-RETURN"]) == (10, 5, 3)
    applied = Bench().judge(seen(*FOLDED)).applied
    assert {clause: times for clause, times in applied.items() if times} == due
    judging = {clause.id for clauses in Bench().primaries.values() for clause in clauses}
    assert set(applied) == judging


@pytest.mark.parametrize("rules", PRESETS.values(), ids=lambda rules: rules.name)
def test_counting_by_subtraction_is_counting(random_hand: Callable[..., Any], rules: Rulebook) -> None:
    """Whatever the judge leaves uncounted on its hot path: each clause asked by itself gives the same numbers."""
    for seed, players in enumerate((2, 3, 6)):
        events = random_hand(seed, players, rules).events
        ledger = Ledger()
        kept: Counter[str] = Counter()
        for event in events:
            for clause in in_force(rules):
                if clause.primary and type(event) in clause.concerns:
                    kept[clause.id] += clause.check(event, ledger).finding == Finding.HOLDS
            ledger = record(ledger, event)
        applied = bench_of(rules).judge(seen(*events)).applied
        assert +Counter(applied) == +kept


def test_the_first_breach_ends_the_judging() -> None:
    """A raise to 3 where 4 is the least; what follows is worse, and is not looked at."""
    judgement = Bench().judge(seen(*BEGUN, RaisedTo(0, 3), Folded(0), HandEnded((0, 0))))
    assert judgement.breach is not None
    assert (judgement.breach.position, judgement.breach.event) == (len(BEGUN), RaisedTo(0, 3))
    (broken,) = judgement.breach.broken
    assert (broken.clause, dict(broken.numbers)) == ("NL-MINRAISE", {"got": 3, "at_least": 4})
    assert "S0.26" in broken.paragraphs
    assert not judgement.conforms


def test_an_event_that_breaks_a_clause_is_not_counted() -> None:
    """BET-AFTERDEAL stands before NL-MINRAISE and holds for the raise, but the raise never became part of the hand."""
    before = Bench().judge(seen(*BEGUN))
    breached = Bench().judge(seen(*BEGUN, RaisedTo(0, 3)))
    assert breached.applied == before.applied
    assert breached.unseen == before.unseen
    assert before.applied["BET-AFTERDEAL"] == 0


def test_all_primaries_that_break_are_named_and_then_the_corollaries() -> None:
    """The big blind calls 4 before the button has acted, where there is nothing to call above 2."""
    breach = Bench().judge(seen(*BEGUN, Called(1, 4))).breach
    assert breach is not None
    names = [broken.clause for broken in breach.broken]
    assert set(names[:2]) == {"BET-HUORDER", "BET-CALL"}
    assert set(names[2:]) == {"BLIND-LIVE", "BET-TURN", "BET-BBLAST", "BET-ORDERTABLE"}
    assert len(names) == 6


def test_corollaries_stand_behind_the_primaries_they_follow_from() -> None:
    wrong = (RaisedTo(1, 3), Checked(0), HandEnded((5, 5)), PotAwarded(1, ((0, 3),)), Burned(DECK[4]), Folded(1))
    followed = 0
    for event in wrong:
        breach = Bench().judge(seen(*BEGUN, event)).breach
        assert breach is not None
        ids = [broken.clause for broken in breach.broken]
        grounds = {clause.id: set(clause.implied_by) for clause in in_force(HOUSE)}
        standing = [bool(grounds[id]) for id in ids]
        assert standing == sorted(standing), ids
        assert not standing[0]
        for id in ids[standing.count(False) :]:
            followed += 1
            assert grounds[id] & set(ids), (id, ids)
    assert followed > 5


def test_a_derived_event_is_written_down_but_never_judged() -> None:
    """The reader added a raise that is too small; the next one is judged by it."""
    added = Entry(RaisedTo(0, 3), Origin.DERIVED)
    trace = [*seen(*BEGUN), added]
    assert Bench().judge(trace).conforms
    assert Bench().judge(trace).applied == Bench().judge(seen(*BEGUN)).applied
    assert Bench().judge([*trace, Entry(Called(1, 3))]).conforms
    breach = Bench().judge([*trace, Entry(Called(1, 2))]).breach
    assert breach is not None
    assert breach.broken[0].clause == "BET-CALL"
    assert dict(breach.broken[0].numbers) == {"got": 2, "due": 3}


def test_what_cannot_be_seen_is_counted_apart() -> None:
    """Of four hole cards two are unseen: the order of the pack can be checked for the other two."""
    half_seen = [
        HoleCardDealt(event.seat, UNKNOWN) if isinstance(event, HoleCardDealt) and event.seat == 0 else event
        for event in FOLDED
    ]
    judgement = Bench().judge(seen(*half_seen))
    assert judgement.conforms
    assert judgement.unseen == {"DEAL-TOPCARD": 2}
    assert judgement.applied["DEAL-TOPCARD"] == 2
    assert judgement.applied["DECK-52"] == 5


def test_a_hand_that_stops_in_the_middle_was_not_played() -> None:
    for length in range(1, len(FOLDED) - 1):
        judgement = Bench().judge(seen(*FOLDED[:length], TraceEnded()))
        assert judgement.breach is not None
        assert judgement.breach.position == length
        assert [broken.clause for broken in judgement.breach.broken] == ["END-PLAYED"], length
    truncated = Bench().judge(seen(*BEGUN, TraceEnded())).breach
    assert truncated is not None
    assert dict(truncated.broken[0].numbers) == {"to_act": 0, "board": 0}


def test_the_next_hand_begins_only_after_the_end() -> None:
    assert Bench().judge(seen(*FOLDED[:-1], *FOLDED)).conforms
    breach = Bench().judge(seen(*FOLDED[:-2], *FOLDED)).breach
    assert breach is not None
    assert breach.position == len(FOLDED) - 2
    assert [broken.clause for broken in breach.broken] == ["END-PLAYED"]


def test_a_sitting_opens_new_books_but_counts_on() -> None:
    sitting = Sitting(Bench())
    for entry in seen(*BEGUN, RaisedTo(0, 3)):
        sitting.hear(entry)
    assert sitting.breach is not None
    sitting.new_hand()
    assert (sitting.breach, sitting.position) == (None, -1)
    assert sitting.ledger.facts() == Ledger().facts()
    for entry in seen(*FOLDED):
        assert sitting.hear(entry) is None
    assert sitting.judgement().applied["SEAT-COUNT"] == 2
    assert sitting.judgement().applied["BLIND-TWO"] == 4


def test_a_clause_that_is_left_out_does_not_judge() -> None:
    trace = seen(*BEGUN, RaisedTo(0, 3))
    assert Bench(HOUSE, without=frozenset({"NL-MINRAISE"})).judge(trace).conforms
    assert not Bench(HOUSE, without=frozenset({"NL-MINBET"})).judge(trace).conforms


def booked(*events: Event) -> Ledger:
    ledger = Ledger()
    for event in events:
        ledger = record(ledger, event)
    return ledger


def test_counsel_names_what_an_event_would_break() -> None:
    ledger = booked(*BEGUN)
    assert broken_by(ledger, RaisedTo(0, 4)) == ()
    assert [broken.clause for broken in broken_by(ledger, Checked(0))] == ["BET-CHECK"]
    assert [dict(broken.numbers) for broken in broken_by(ledger, Checked(0))] == [{"to_pay": 1}]


def test_counsel_says_what_may_be_done() -> None:
    assert menu(booked(*BEGUN)) == (0, Menu(True, False, 2, None, (4, 5)))
    assert menu(booked(*BEGUN, Called(0, 2))) == (1, Menu(True, True, 0, None, (4, 5)))
    flop = (*BEGUN, Called(0, 2), Checked(1), Burned(DECK[4]), BoardDealt(DECK[5:8]))
    assert menu(booked(*flop)) == (1, Menu(True, True, 0, (2, 3), None))
    no_free_fold = HOUSE.changed(bet_fold_free="forbid")
    assert menu(booked(*flop), no_free_fold) == (1, Menu(False, True, 0, (2, 3), None))
    assert menu(booked(*FOLDED)) == (NOBODY, Menu(False, False, 0, None, None))


def test_what_is_legal_breaks_nothing_and_after_an_error_no_remedy_either() -> None:
    bench = bench_of(HOUSE)
    begun, exposed = booked(*BEGUN), booked(*BEGUN, CardExposed(1, 1))
    assert is_legal(bench, begun, Called(0, 2))
    assert not is_legal(bench, begun, Checked(0))
    assert not is_legal(bench, exposed, Called(0, 2))
    assert names_broken(bench, exposed, Called(0, 2)) == ("MIS-H-EXPOSED",)
    assert is_legal(bench, exposed, MisdealDeclared(Fault.CARD_EXPOSED))
