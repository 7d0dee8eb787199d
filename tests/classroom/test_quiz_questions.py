"""Questions: answered by the specification, held against the engine, marked and explained."""

import re

import pytest

from holdem_conformance.classroom.paper import Paper
from holdem_conformance.classroom.quiz import turns, winners
from holdem_conformance.classroom.quiz.amounts import call_price, least_raise, pot_after
from holdem_conformance.classroom.quiz.draw import KINDS, TOPICS, drawn_question
from holdem_conformance.classroom.quiz.hands import Moment
from holdem_conformance.classroom.quiz.question import Disagreement, Mark, number
from holdem_conformance.classroom.quiz.scene import Room
from holdem_conformance.classroom.quiz.turns import may_raise, who_shows_first, whose_turn
from holdem_conformance.classroom.quiz.winners import who_wins
from holdem_conformance.classroom.words import LANGUAGES, Words
from holdem_conformance.commands import quiz
from holdem_reference import hand
from holdem_spec.clauses.everything import all_clauses
from holdem_spec.ledger import Ledger, record
from holdem_spec.terms.betting import one_is_left
from holdem_spec.terms.dealing import hole_cards_are_dealt
from holdem_spec.terms.pots import Pot
from holdem_spec.terms.showdown import it_is_showdown
from holdem_spec.vocabulary.cards import cards
from holdem_spec.vocabulary.events import Bet, Called, Checked, Folded, PotAwarded, RaisedTo, Shown
from holdem_spec.vocabulary.rulebook import HOUSE, PRESETS
from holdem_spec.vocabulary.table import Table

NAMES = ("Ada", "Ben", "Cem", "Dora")
ROOM = Room(Words("en"), Paper(), HOUSE)


def pack(beginning: str) -> tuple[int, ...]:
    first = cards(beginning)
    return first + tuple(card for card in range(52) if card not in first)


def moments_of(table: Table, *choices) -> list[Moment]:
    """All moments of a hand in which the players choose so; after the last choice it stops."""
    state, books, left, found = hand.start(table, HOUSE), Ledger(table), list(choices), []
    while not state.over:
        event = hand.due(state)
        if event is None:
            found.append(Moment(NAMES[: len(table.stacks)], books, state, left[0] if left else Folded(0), ()))
            if not left:
                break
            event = left.pop(0)
            assert hand.refusal(state, event) is None, event
        else:
            found.append(Moment(NAMES[: len(table.stacks)], books, state, event, ()))
        books, state = record(books, event), hand.after(state, event)
    return found


def last(table: Table, *choices) -> Moment:
    return moments_of(table, *choices)[-1]


# Ada has the button, Ben and Cem the blinds 50 and 100; Dora is first.
FOUR = Table((5000, 5000, 5000, 5000), 0, 50, 100, pack(""))


def marks(question, *answers: str) -> list[str | None]:
    replies = [question.reply(answer) for answer in answers]
    return [None if reply is None else reply.mark.value for reply in replies]


def test_the_least_raise_is_the_bet_and_the_last_full_raise():
    """From 100 to 250 is 150; 250 + 150 = 400, and Ada has nothing in front."""
    question = least_raise(last(FOUR, RaisedTo(3, 250)), ROOM)
    assert question.solution == "400"
    assert marks(question, "400", "150", "500", "399", "none") == ["○", "△", "×", "×", None]
    assert "went from 100 to 250, by 150; the next adds at least as much: 250 + 150 = 400." in " ".join(
        question.explanation.split()
    )
    assert "  NL-MINRAISE" in question.explanation


def test_what_a_raiser_adds_is_nearly_the_total():
    """Cem has 100 in front: to 400 he adds 300."""
    question = least_raise(last(FOUR, RaisedTo(3, 250), Folded(0), Folded(1)), ROOM)
    assert marks(question, "400", "300") == ["○", "△"]


def test_a_short_all_in_does_not_change_the_measure():
    """250 by 150, then all-in to 300, only 50 more: 300 + 150 = 450."""
    table = FOUR._replace(stacks=(300, 5000, 5000, 5000))
    question = least_raise(last(table, RaisedTo(3, 250), RaisedTo(0, 300)), ROOM)
    assert question.solution == "450"
    assert "does not change that measure" in " ".join(question.explanation.split())


def test_nothing_is_asked_where_nobody_may_raise():
    table = FOUR._replace(stacks=(150, 5000, 5000, 5000))
    assert least_raise(last(table, Called(3, 100), RaisedTo(0, 150), Folded(1), Called(2, 150)), ROOM) is None


def test_a_call_costs_the_difference():
    """30 to match, 10 in front: 20 (EX-35)."""
    table = Table((1000, 1000, 1000), 0, 5, 10, pack(""))
    question = call_price(last(table, RaisedTo(0, 30), Folded(1)), ROOM)
    assert question.solution == "20"
    assert marks(question, "20", "30", "10") == ["○", "△", "×"]
    assert "30 - 10 = 20" in question.explanation


def test_a_call_costs_no_more_than_the_stack():
    """400 to match, Ben has 150 in all, 50 of it in front: the price is 350, he calls with 100."""
    table = FOUR._replace(stacks=(5000, 150, 5000, 5000))
    question = call_price(last(table, RaisedTo(3, 400), Folded(0)), ROOM)
    assert question.solution == "100"
    assert marks(question, "100", "350", "400") == ["○", "△", "△"]
    assert "  AI-ALWAYS" in question.explanation


def test_the_pot_grows_by_what_is_added():
    """150 of blinds and 250; Cem comes from 100 to 250 and adds 150: 400 + 150 = 550."""
    before = moments_of(FOUR, RaisedTo(3, 250), Folded(0), Folded(1), Called(2, 250))
    moment = next(moment for moment in before if moment.follows == Called(2, 250))
    question = pot_after(moment, ROOM)
    assert question.solution == "550"
    assert marks(question, "550", "650", "400", "1") == ["○", "△", "△", "×"]
    assert "400 + 150 = 550" in question.explanation


def test_whose_turn_it_is():
    first = whose_turn(last(FOUR), ROOM)
    assert first.solution == "Dora"
    assert marks(first, "dora", "Ada", "nobody", "Zoe") == ["○", "×", "×", None]
    assert "  BET-STARTPRE" in first.explanation
    heads_up = Table((1000, 1000), 1, 5, 10, pack(""))
    assert whose_turn(last(heads_up), ROOM).solution == "Ben"
    on_the_flop = last(heads_up, Called(1, 10), Checked(0))
    assert whose_turn(on_the_flop, ROOM).solution == "Ada"
    assert "  BET-STARTPOST" in whose_turn(on_the_flop, ROOM).explanation


def test_in_a_run_out_it_is_nobodys_turn():
    table = Table((100, 1000), 0, 5, 10, pack(""))
    played = moments_of(table, RaisedTo(0, 100), Called(1, 100))
    found = [whose_turn(moment, ROOM) for moment in played if hole_cards_are_dealt(moment.books)]
    over = [question for question in found if question is not None and question.kind == "nobody"]
    assert over
    assert {question.solution for question in over} == {"nobody"}
    assert all("  AI-RUNOUT" in question.explanation for question in over)


def test_nobody_is_asked_whose_turn_it_is_when_betting_is_over():
    """Not at the showdown, not when one is left, and not between a burn and its street."""
    table = Table((1000, 1000), 0, 5, 10, pack(""))
    checked = (Called(0, 10), Checked(1), *(Checked(1), Checked(0)) * 3)
    for moment in moments_of(table, *checked):
        if moment.books.burns_since_board or it_is_showdown(moment.books):
            assert whose_turn(moment, ROOM) is None
    assert it_is_showdown(moment.books), "the last moment is the showdown"
    folded = moments_of(table, Folded(0))[-1]
    assert one_is_left(folded.books)
    assert whose_turn(folded, ROOM) is None


def test_who_shows_first_after_a_bet_on_the_river_and_by_another_reading():
    """Ada bets the flop, the river is checked: Ben, left of the button, shows; by any_street it would be Ada."""
    table = Table((1000, 1000), 0, 5, 10, pack(""))
    checked = (Called(0, 10), Checked(1), Checked(1), Bet(0, 20), Called(1, 20), *(Checked(1), Checked(0)) * 2)
    question = who_shows_first(_first_show(table, *checked), ROOM)
    assert question.solution == "Ben"
    assert marks(question, "Ben", "Ada", "x") == ["○", "△", None]
    assert "show.first as any_street" in question.reply("Ada").remark
    assert "  SHOW-FIRSTCHECKED" in question.explanation
    bet = (*checked[:-2], Checked(1), Bet(0, 50), Called(1, 50))
    question = who_shows_first(_first_show(table, *bet), ROOM)
    assert question.solution == "Ada"
    assert marks(question, "Ada", "Ben") == ["○", "×"]
    assert "  SHOW-FIRSTAGGR" in question.explanation


def _first_show(table: Table, *choices) -> Moment:
    seat = hand.to_show(last(table, *choices).state)
    moment = last(table, *choices)
    return moment._replace(follows=Shown(seat, moment.state.holes[seat]))


def test_the_right_to_raise():
    table = FOUR._replace(stacks=(150, 5000, 5000, 5000))
    limper = may_raise(last(table, Called(3, 100), RaisedTo(0, 150), Folded(1), Called(2, 150)), ROOM)
    assert limper.solution == "no, NL-NOREOPEN"
    answers = ("no", "nein", "no NL-NOREOPEN", "no, nl-noreopen", "no AI-NORAISE", "yes", "perhaps", "")
    assert marks(limper, *answers) == ["○", "○", "○", "○", "△", "×", None, None]
    assert "the bet has risen by 50; a full raise is 100" in " ".join(limper.explanation.split())
    fresh = may_raise(last(table, Called(3, 100), RaisedTo(0, 150)), ROOM)
    assert fresh.solution == "yes"
    assert marks(fresh, "ja", "y", "no") == ["○", "○", "×"]
    assert "Ben may raise to 250–5000" in fresh.explanation
    short = may_raise(last(table, Called(3, 100)), ROOM)
    assert short.solution == "yes"
    assert "Ada may only raise all-in to 150" in short.explanation


def test_nobody_raises_when_all_opponents_are_all_in():
    table = Table((1000, 100), 0, 5, 10, pack(""))
    question = may_raise(last(table, Called(0, 10), RaisedTo(1, 100)), ROOM)
    assert question.solution == "no, AI-NORAISE"


def test_who_wins_a_pot_that_is_shared():
    """Ben folds his 5: 20 + 20 + 5 = 45; 45 : 2 = 22, one left over, and Cem sits nearer left of the button."""
    table = Table((1000, 1000, 1000), 0, 5, 20, pack("9c As Ad 9d Kd Ks 2c 7h 8c 3d 2d 4s 2h Jc"))
    choices = (Called(0, 20), Folded(1), Checked(2), *(Checked(2), Checked(0)) * 3)
    shows = (Shown(2, hand_of(table, 2)), Shown(0, hand_of(table, 0)))
    moment = next(m for m in moments_of(table, *choices, *shows) if isinstance(m.follows, PotAwarded))
    question = who_wins(moment, ROOM)
    assert question.solution == "Ada 22, Cem 23"
    answers = ("Ada 22, Cem 23", "cem 23 and ada 22", "Ada 23, Cem 22", "Ada, Cem", "Ada 45", "Ada 22 23", "Ada x")
    assert marks(question, *answers) == ["○", "○", "△", "△", "×", None, None]
    told = " ".join(question.explanation.split())
    assert "45 : 2 = 22 for each, 1 left over; left of the button Cem comes first: Ada (22) and Cem (23)." in told
    assert "  POT-ODD" in question.explanation


@pytest.mark.parametrize(
    ("reading", "shares"), [("one_each", {1: 34, 2: 34, 0: 33}), ("all_to_first", {1: 35, 2: 33, 0: 33})]
)
def test_two_odd_chips(reading, shares):
    """101 = 3 · 33 + 2; seat 0 has the button. All play the board."""
    books = Ledger(Table((100, 100, 100), 0, 5, 10))
    books.board = cards("As Kd Qc Jh Ts")
    books.holes = [cards("2c 3c"), cards("2d 3d"), cards("2h 3h")]
    room = ROOM._replace(rules=HOUSE.changed(pot_odd=reading))
    assert winners._shares(books, Pot(101, (0, 1, 2)), room) == shares


def hand_of(table: Table, seat: int) -> tuple[int, ...]:
    """Cards go round from the left of the button, one each."""
    seats = len(table.stacks)
    place = (seat - table.button - 1) % seats
    return table.deck[place], table.deck[place + seats]


def test_a_sole_winner_needs_no_amount():
    table = Table((1000, 1000), 0, 5, 10, pack("As 9c Ad Kd 2c 7h 8c 3d 2d 4s 2h Jc"))
    choices = (Called(0, 10), Checked(1), *(Checked(1), Checked(0)) * 3)
    shows = (Shown(1, hand_of(table, 1)), Shown(0, hand_of(table, 0)))
    moment = next(m for m in moments_of(table, *choices, *shows) if isinstance(m.follows, PotAwarded))
    question = who_wins(moment, ROOM)
    assert question.solution == "Ben 20"
    assert marks(question, "Ben", "Ben 20", "Ben 10", "Ada", "Ada Ben") == ["○", "○", "△", "×", "×"]


@pytest.mark.parametrize("topic", TOPICS)
def test_every_question_explains_itself_with_a_clause_in_both_languages(topic):
    known = {clause.id for clause in all_clauses()}
    for n in range(1, 9):
        asked = [drawn_question(5, n, (topic,), Room(Words(language), Paper(), HOUSE)) for language in LANGUAGES]
        english, german = asked
        assert english.asks != german.asks
        for question in asked:
            assert question.topic == topic
            assert question.reply(question.solution).mark == Mark.RIGHT
            named = re.findall(r"^  ([A-Z]+-[A-Z0-9]+)  ", question.explanation + "  ", re.MULTILINE)
            assert named or re.search(r"^  ([A-Z]+-[A-Z0-9]+)$", question.explanation, re.MULTILINE)
            assert set(named) <= known


@pytest.mark.parametrize("rules", PRESETS.values(), ids=lambda rules: rules.name)
def test_specification_and_engine_agree_on_every_topic(rules):
    """`drawn_question` raises Disagreement where they do not."""
    for topic in TOPICS:
        for n in range(1, 4):
            drawn_question(11, n, (topic,), Room(Words("en"), Paper(), rules))


def test_an_engine_that_is_wrong_is_not_believed(monkeypatch):
    monkeypatch.setattr(hand, "menu", lambda state: hand.menus.menu(state)._replace(raise_to=(1, 2), call=77))
    with pytest.raises(Disagreement, match="about the minimum raise the specification says"):
        least_raise(last(FOUR, RaisedTo(3, 250)), ROOM)
    with pytest.raises(Disagreement, match="about the price of a call"):
        call_price(last(FOUR, RaisedTo(3, 250)), ROOM)


def test_an_engine_that_asks_the_wrong_player_is_not_believed(monkeypatch):
    moment = last(FOUR)
    monkeypatch.setattr(hand, "to_act", lambda state: 2)
    with pytest.raises(Disagreement, match="player to act"):
        whose_turn(moment, ROOM)


def test_terms_that_clauses_forbid_are_not_believed(monkeypatch):
    table = Table((1000, 1000), 0, 5, 10, pack("As 9c Ad Kd 2c 7h 8c 3d 2d 4s 2h Jc"))
    choices = (Called(0, 10), Checked(1), *(Checked(1), Checked(0)) * 3)
    shows = (Shown(1, hand_of(table, 1)), Shown(0, hand_of(table, 0)))
    moment = next(m for m in moments_of(table, *choices, *shows) if isinstance(m.follows, PotAwarded))
    monkeypatch.setattr(winners, "_shares", lambda books, pot, room: {0: pot.chips})
    with pytest.raises(Disagreement, match="which POT-WINBEST forbids"):
        who_wins(moment, ROOM)


def test_the_right_to_raise_must_have_the_same_reason(monkeypatch):
    table = FOUR._replace(stacks=(150, 5000, 5000, 5000))
    moment = last(table, Called(3, 100), RaisedTo(0, 150), Folded(1), Called(2, 150))
    monkeypatch.setattr(turns, "why_no_wager", lambda books, seat, rules: "NL-MINRAISE")
    with pytest.raises(Disagreement, match="right to raise"):
        may_raise(moment, ROOM)


def test_the_same_seed_asks_the_same_questions():
    def asked(seed: int) -> list[tuple[str, str, str]]:
        questions = [drawn_question(seed, n, tuple(TOPICS), ROOM) for n in range(1, 8)]
        return [(question.scene, question.asks, question.solution) for question in questions]

    assert asked(3) == asked(3)
    assert asked(3) != asked(4)


def test_questions_do_not_repeat_and_answers_are_not_one_sided():
    questions = [drawn_question(1, n, ("may-raise",), ROOM) for n in range(1, 13)]
    assert len({question.scene for question in questions}) == 12
    kinds = [question.kind for question in questions]
    assert all(kinds.count(kind) >= 3 for kind in KINDS["may-raise"])


def test_the_command_names_all_topics():
    assert tuple(TOPICS) == quiz.TOPICS


def test_how_an_amount_may_be_written():
    assert [number(text) for text in ("400", " 1,400 ", "1.400", "1 400", "-4", "vier", "")] == [
        400, 1400, 1400, 1400, None, None, None
    ]  # fmt: skip
