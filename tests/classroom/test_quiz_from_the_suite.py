"""Questions about limits and about the next hand, from the golden hands."""

from collections import Counter
from random import Random

import pytest

from holdem_conformance.classroom.paper import Paper
from holdem_conformance.classroom.quiz import limits, next_hand
from holdem_conformance.classroom.quiz.hands import Moment
from holdem_conformance.classroom.quiz.limits import cap, fixed_size, pot_maximum
from holdem_conformance.classroom.quiz.question import Disagreement, Question
from holdem_conformance.classroom.quiz.scene import Room
from holdem_conformance.classroom.quiz.suite import folder, moments_of_a_hand, notes_of_an_evening
from holdem_conformance.classroom.words import Words
from holdem_reference import hand
from holdem_spec.ledger import Ledger, record
from holdem_spec.terms.dealing import hole_cards_are_dealt
from holdem_spec.vocabulary.cards import PACK
from holdem_spec.vocabulary.events import Called, Checked, Folded, RaisedTo
from holdem_spec.vocabulary.rulebook import HOUSE, Rulebook
from holdem_spec.vocabulary.table import Limit, Table

NAMES = ("Ada", "Ben", "Cem", "Dora")
ROOM = Room(Words("en"), Paper(), HOUSE)
# Ada has the button, Ben and Cem the blinds 5 and 10; Dora is first. Limits 10 and 20.
FIXED = Table((500, 500, 500, 500), 0, 5, 10, PACK, Limit.FIXED_LIMIT, (10, 20))
POT = FIXED._replace(limit=Limit.POT_LIMIT, limits=(0, 0))


def after(table: Table, *choices, rules: Rulebook = HOUSE) -> Moment:
    """The moment behind some choices."""
    state, books, left = hand.start(table, rules), Ledger(table), list(choices)
    while True:
        event = hand.due(state)
        if event is None:
            if not left:
                return Moment(NAMES[: len(table.stacks)], books, state, Folded(0), ())
            event = left.pop(0)
            assert hand.refusal(state, event) is None, event
        books, state = record(books, event), hand.after(state, event)


def marks(question: Question, *answers: str) -> list[str | None]:
    replies = [question.reply(answer) for answer in answers]
    return [None if reply is None else reply.mark.value for reply in replies]


def said(question: Question) -> str:
    return " ".join(question.explanation.split())


def test_a_fixed_raise_goes_one_limit_above_the_last():
    """Dora to 20, so Ada to 20 + 10 = 30; the 10 alone are the size."""
    question = fixed_size(after(FIXED, RaisedTo(3, 20)), ROOM)
    assert question.solution == "30"
    assert marks(question, "30", "10", "20", "40", "much") == ["○", "△", "×", "×", None]
    assert "The last complete bet is 20 and the limit of this street 10: 20 + 10 = 30." in said(question)
    assert "  FL-LOW  " in question.explanation


def test_what_a_blind_adds_is_nearly_the_total():
    """Ben has 5 in front and goes to 30: he adds 25."""
    assert marks(fixed_size(after(FIXED, RaisedTo(3, 20), Folded(0)), ROOM), "30", "25") == ["○", "△"]


CALLED = (Called(3, 10), Called(0, 10), Called(1, 10), Checked(2))
ROUND = (Checked(1), Checked(2), Checked(3), Checked(0))


def test_from_the_turn_on_it_is_the_upper_limit():
    question = fixed_size(after(FIXED, *CALLED, *ROUND), ROOM)
    assert question.solution == "20"
    assert "the limit here is 20: a bet is exactly 20" in said(question)
    assert "  FL-HIGH  " in question.explanation


def test_one_bet_and_three_raises_are_the_cap():
    """The big blind is the bet: 10, 20, 30, 40, and no more."""
    question = cap(after(FIXED, RaisedTo(3, 20), RaisedTo(0, 30), RaisedTo(1, 40)), ROOM)
    assert question.solution == "no, FL-CAP"
    assert marks(question, "no", "no FL-CAP", "no BET-RAISE", "yes", "?") == ["○", "○", "△", "×", None]
    assert "10, 20, 30 and 40, 4 in all" in said(question)


def test_before_the_cap_one_may_raise():
    question = cap(after(FIXED, RaisedTo(3, 20), RaisedTo(0, 30)), ROOM)
    assert question.solution == "yes"
    assert "10, 20 and 30, 3 in all" in said(question)


@pytest.mark.parametrize(("tournament", "solution"), [(True, "no, FL-CAPTOURN"), (False, "yes")])
def test_two_players_have_a_cap_in_a_tournament_only(tournament, solution):
    table = FIXED._replace(stacks=(500, 500), tournament=tournament)
    question = cap(after(table, RaisedTo(0, 20), RaisedTo(1, 30), RaisedTo(0, 40)), ROOM)
    assert question.solution == solution
    assert ("It is a tournament." in question.scene) == tournament


def test_nothing_is_asked_about_a_cap_that_is_far():
    assert cap(after(FIXED), ROOM) is None


def test_the_greatest_raise_in_pot_limit():
    """5 + 10 + 30 = 45; Ada calls with 30: 75. 30 + 75 = 105."""
    question = pot_maximum(after(POT, RaisedTo(3, 30)), ROOM)
    assert question.solution == "105"
    assert marks(question, "105", "75", "45", "500") == ["○", "△", "×", "×"]
    assert "A call costs 30, and the pot is then 45 + 30 = 75." in said(question)
    assert "30 + 75 = 105" in said(question)
    assert "  PL-MAXRAISE  " in question.explanation


def test_another_measure_of_the_pot_is_told_and_used():
    """5 + 10 + 25 = 40; without the call it is 25 + 40 = 65."""
    rules = HOUSE.with_changes({"pot.base": "before_call"})
    question = pot_maximum(after(POT, RaisedTo(3, 25), rules=rules), ROOM._replace(rules=rules))
    assert question.solution == "65"
    assert "The pot is 40. By so much the bet may rise: 25 + 40 = 65." in said(question)
    assert "The rules of this table: house, pot.base=before_call." in question.scene
    assert "The rules of this table" not in pot_maximum(after(POT, RaisedTo(3, 30)), ROOM).scene


def test_a_short_blind_counts_in_full():
    """Cem has only 4 for his big blind: 5 + 4 lie there, 15 count. A call costs 10: 10 + 15 + 10 = 35."""
    question = pot_maximum(after(POT._replace(stacks=(500, 500, 4, 500))), ROOM)
    assert question.solution == "35"
    assert "9 lie there; before the flop a short blind counts in full, so the pot is 15." in said(question)


def test_the_greatest_bet_is_the_pot():
    question = pot_maximum(after(POT, *CALLED), ROOM)
    assert question.solution == "40"
    assert "  PL-MAXBET  " in question.explanation


def test_who_cannot_pay_the_pot_is_not_asked():
    assert pot_maximum(after(POT._replace(stacks=(60, 500, 500, 500)), RaisedTo(3, 30)), ROOM) is None


def test_an_engine_that_is_wrong_about_limits_is_not_believed(monkeypatch):
    menu = hand.menu
    monkeypatch.setattr(hand, "menu", lambda state: menu(state)._replace(raise_to=(1, 2)))
    with pytest.raises(Disagreement, match="size of a fixed bet"):
        fixed_size(after(FIXED, RaisedTo(3, 20)), ROOM)
    with pytest.raises(Disagreement, match="greatest bet in pot limit"):
        pot_maximum(after(POT, RaisedTo(3, 30)), ROOM)


def about(id: str, hand_number: int, what: str) -> Question:
    """The question about a hand of an evening, counted from 1."""
    golden = next(golden for golden in folder(id.partition(".")[0]) if golden.id == id)
    notes = notes_of_an_evening(id)
    note = next(
        note
        for note in notes
        if len(note.after.evening.tables) == hand_number - 1 and type(note.ahead.event).__name__ == "HandStarted"
    )
    room = ROOM._replace(rules=golden.rules)
    return next_hand._question(note, note.ahead.event.table, what, golden.names, room)


def test_a_dead_button_lies_where_the_small_blind_was():
    """Ben, the small blind, is out: the button comes to his seat, Cem owes the small blind, Dora the big one. With a
    moving button it would go on to the next player, Cem."""
    id = "table.dead-button-then-heads-up"
    question = about(id, 2, "button")
    assert question.solution == "Ben"
    assert marks(question, "ben", "Cem", "Ada", "Fritz") == ["○", "△", "×", None]
    assert "button.rule as moving" in question.reply("Cem").remark
    assert marks(about(id, 2, "small"), "Cem", "Dora", "Ada", "nobody") == ["○", "△", "×", "×"]
    assert marks(about(id, 2, "big"), "Dora", "Cem", "Ada") == ["○", "△", "×"]
    assert "  BTN-DEADBIG  " in about(id, 2, "big").explanation


def test_a_small_blind_may_be_nobodys():
    question = about("table.dead-button-big-blind-out", 2, "small")
    assert question.solution == "nobody"
    assert marks(question, "nobody", "Dora", "Ben") == ["○", "△", "×"]


def test_two_may_post_the_big_blind():
    question = about("table.moving-button-two-big-blinds-play", 2, "big")
    names = question.solution.split(" and ")
    assert len(names) == 2
    assert marks(question, " ".join(names), f"{names[1]} and {names[0]}", names[0]) == ["○", "○", "△"]
    assert "Played with a moving button." in question.scene


def test_the_next_hand_must_break_no_clause(monkeypatch):
    monkeypatch.setattr(next_hand, "broken_by", lambda *_: ("something",))
    with pytest.raises(Disagreement, match="about the next hand"):
        about("table.button-out", 2, "button")


def test_the_suite_holds_many_questions_of_every_kind():
    kinds = Counter()
    for name, asks in (("fixed-limit", (fixed_size, cap)), ("pot-limit", (pot_maximum,))):
        for golden in folder(name):
            dealt = [moment for moment in moments_of_a_hand(golden.id) if hole_cards_are_dealt(moment.books)]
            asked = [ask(moment, ROOM._replace(rules=golden.rules)) for moment in dealt for ask in asks]
            kinds.update((name, question.kind) for question in asked if question is not None)
    assert min(kinds[key] for key in (("fixed-limit", "size"), ("fixed-limit", "yes"), ("fixed-limit", "no"))) > 15
    assert kinds["pot-limit", "raise"] > 50
    assert kinds["pot-limit", "bet"] > 5
    asked = [question for seed in range(40) for question in next_hand.next_hand(Random(seed), ROOM)]
    assert len({question.scene for question in asked}) > 15


@pytest.mark.parametrize("topic", [limits.fixed_limit, limits.pot_limit, next_hand.next_hand])
def test_every_answer_of_every_golden_position_is_right_and_explained(topic):
    for seed in range(25):
        for question in topic(Random(seed), ROOM):
            assert marks(question, question.solution) == ["○"], question.scene
            assert "\n  " in question.explanation
