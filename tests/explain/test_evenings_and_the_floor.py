"""Evenings and floor scenarios: what is due at a step, what must not be done there, and why."""

import json
import re
from collections.abc import Iterator
from functools import cache

import pytest

from holdem_conformance import cli
from holdem_conformance.classroom.paper import LETTERS
from holdem_conformance.classroom.telling import Teller
from holdem_conformance.classroom.watching import chronicle_of
from holdem_conformance.classroom.words import Words
from holdem_conformance.desk.explain.as_text import all_steps, one_step
from holdem_conformance.desk.explain.between import forbidden_between, is_between_hands
from holdem_conformance.desk.explain.facts import Moment
from holdem_conformance.desk.explain.floor_attempts import forbidden_on_the_floor
from holdem_conformance.desk.explain.reasons import BEYOND_A_HAND, template_for
from holdem_conformance.desk.explain.speaking import Speaker, templates
from holdem_conformance.desk.explain.telling import Told, tell
from holdem_conformance.desk.explain.watched import account_of
from holdem_conformance.desk.explain.wording import event_text
from holdem_conformance.scenarios.model import Scenario
from holdem_conformance.scenarios.read import SUITE, read_scenario, whole_suite
from holdem_spec.judge.counsel import broken_by
from holdem_spec.ledger import Ledger, record
from holdem_spec.vocabulary.cards import PACK
from holdem_spec.vocabulary.events import (
    BlindPosted,
    CardDrawn,
    Eliminated,
    Event,
    Folded,
    GameOpened,
    HandEnded,
    HandStarted,
    HoleCardDealt,
    TimeCalled,
    TraceEnded,
)
from holdem_spec.vocabulary.floor import (
    MISDEALS,
    BecameBurn,
    BoardMended,
    CardExposed,
    CardReplaced,
    ErrorFound,
    Fault,
    MisdealDeclared,
    StubShuffled,
)
from holdem_spec.vocabulary.rulebook import HOUSE, PRESETS, Rulebook
from holdem_spec.vocabulary.table import Blind, Table

LANGUAGES = ("en", "de")


@cache
def goldens() -> tuple[Scenario, ...]:
    return tuple(golden for golden in whole_suite() if golden.evening or golden.floor)


@cache
def all_told() -> tuple[tuple[Scenario, Told], ...]:
    return tuple((golden, tell(account_of(golden))) for golden in goldens())


def explained(id: str, *words: str, capsys) -> str:
    assert cli.main(["explain", id, *words]) == 0
    return capsys.readouterr().out


def test_every_scenario_is_told_to_its_end_without_a_breach():
    for golden, told in all_told():
        assert told.untold == 0, golden.id
        assert told.account.trouble is None, golden.id
        assert (told.steps[-1].breach is None) == (golden.refused is None), golden.id


def test_nothing_is_left_out_that_the_pages_of_play_have():
    for golden, told in all_told():
        notes = chronicle_of(golden, golden.rules).notes
        happened = [note.event for note in notes if not note.tried]
        if golden.refused is None:
            assert [event for step in told.steps for event in step.events] == happened
            assert [each.event for step in told.steps for each in step.tried] == [n.event for n in notes if n.tried]


def breaches() -> Iterator[tuple[Scenario, Ledger, Event]]:
    """Whatever a scenario says must not be done, and whatever one might think of at a step besides."""
    for golden, told in all_told():
        for step in told.steps:
            yield from ((golden, tried.books, tried.event) for tried in step.tried)
            if is_between_hands(step.after):
                yield from ((golden, step.after, each.event) for each in forbidden_between(step, golden.rules))
            else:
                found = forbidden_on_the_floor(step.after, step.ahead, golden.rules)
                yield from ((golden, step.after, each.event) for each in found)
        if golden.refused is not None:
            yield golden, Ledger(), told.steps[0].events[0]


def by_hand() -> Iterator[tuple[Rulebook, Ledger, Event]]:
    """What no scenario tries: misdeals without an error, remedies without need or when one is left, an evening that is
    broken off."""
    table = Table((1000, 1000, 1000), 0, 5, 10, PACK)
    plain = books_after(HandStarted(table), *_opening())
    for rules in (HOUSE, PRESETS["tda"]):
        yield from ((rules, plain, MisdealDeclared(fault)) for fault in MISDEALS)
    yield HOUSE, plain, BoardMended(PACK[0], PACK[1:2])
    declared = record(record(plain, ErrorFound(Fault.EXTRA_CARD, 0, PACK[8])), MisdealDeclared(Fault.EXTRA_CARD))
    yield HOUSE, declared, Folded(0)
    alone = record(record(plain, Folded(0)), Folded(1))
    yield HOUSE, alone, StubShuffled(())
    yield HOUSE, alone, BecameBurn(PACK[0])
    exposed = record(record(plain, CardExposed(1, 4)), CardReplaced(1, PACK[6]))
    yield PRESETS["tda"], exposed, BecameBurn(PACK[7])
    evening = books_after(GameOpened((10, 10)), HandStarted(Table((10, 10), 0, 5, 10)), HandEnded((20, 0)))
    yield HOUSE, evening, TraceEnded()
    yield HOUSE, books_after(GameOpened((10, 10)), HandStarted(Table((10, 10), 0, 5, 10))), Eliminated(0, 2)
    yield HOUSE, books_after(GameOpened((10, 0, 10))), HandStarted(Table((10, 0, 10), 1, 5, 10))
    told_out = record(record(evening, Eliminated(1, 2)), TimeCalled())
    yield HOUSE, told_out, CardDrawn(0, PACK[0])
    yield HOUSE, books_after(GameOpened((10, 10))), HandStarted(Table((10, 10), 0, 5, 10, tournament=True))
    late = books_after(GameOpened((15, 5)), HandStarted(Table((10, 10), 0, 5, 10)), HandEnded((15, 5)), TimeCalled())
    yield HOUSE, late, CardDrawn(0, PACK[0])


def _opening() -> tuple[Event, ...]:
    dealt = [HoleCardDealt((at + 1) % 3, PACK[at]) for at in range(6)]
    return BlindPosted(1, Blind.SMALL, 5), BlindPosted(2, Blind.BIG, 10), *dealt


def books_after(*events: Event) -> Ledger:
    books = Ledger()
    for event in events:
        books.apply(event)
    return books


def all_breaches() -> Iterator[tuple[Scenario, Ledger, Event]]:
    yield from breaches()
    any_names = goldens()[0]._replace(names=("Ada", "Ben", "Cem"))
    yield from ((any_names._replace(rules=rules), books, event) for rules, books, event in by_hand())


def test_every_breach_has_its_sentence_and_no_sentence_is_idle():
    used, lacking = set(), set()
    for golden, books, event in all_breaches():
        for broken in broken_by(books, event, golden.rules):
            numbers = dict(broken.numbers)
            moment = Moment(books, event, numbers, Speaker("en", golden.names))
            template = template_for(broken.clause, numbers, event, golden.rules, moment)
            if template is None:
                lacking.add((broken.clause, *numbers))
            else:
                used.add((template.about, *sorted(template.numbers)))
                for language in LANGUAGES:
                    sentence = Speaker(language, golden.names).fill(template.text, moment)
                    assert re.fullmatch(r"[A-ZÄÖÜ\d].*\.", sentence), sentence
                    assert not re.search(r"[{}_]", sentence), sentence
    assert lacking == set()
    idle = {(t.about, *sorted(t.numbers)) for file in BEYOND_A_HAND for t in templates(file)} - used
    assert idle == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scenario_can_be_told(language):
    for golden, told in all_told():
        text = all_steps(told, Speaker(language, golden.names))
        assert not re.search(r"[{}]|[a-z]_[a-z]|: \d+, [a-z ]+: \d+\.", text.partition("\n\n")[2]), text


def test_between_two_hands_the_next_is_announced_and_others_are_refused(capsys):
    lines = explained("table.dead-button-then-heads-up", "--step", "4", capsys=capsys).splitlines()
    assert (
        "Next: hand 2: Ada 2000, Cem 1000, Dora 1000; blinds 50/100, button seat 2, small blind Cem, big blind Dora"
        in lines
    )
    at = next(n for n, line in enumerate(lines) if "button Cem, small blind Dora, big blind Ada" in line)
    why = "\n".join(lines[at : at + 8])
    assert "A player is missing: the button goes to where the small blind was, the seat of Ben, not of Cem." in why
    assert "    BTN-DEAD  S2.7" in why


def test_an_object_between_two_hands(capsys):
    found = json.loads(explained("tournament.out-in-fifth-place", "--step", "15", "--json", capsys=capsys))
    assert found["event"] == "Ben is out, in place 5"
    assert found["seats"][1] == {
        "seat": 1, "player": "Ben", "button": True, "stack": 0, "place": 5, "drew": [], "wins": False
    }  # fmt: skip
    assert found["due"].startswith("hand 3: ")
    assert found["why_nobody"]["reason"] == "between"
    assert ("Ada is out, in place 4", "END-ELIM") in [(each["action"], each["clause"]) for each in found["forbidden"]]


def test_after_an_error_the_hand_says_what_it_waits_for(capsys):
    """Cem has a third card before anybody acted: misdeal, and not the floor's choice."""
    text = explained("floor.an-extra-card-before-any-action-house", "--step", "5", capsys=capsys)
    assert "Step 5 of 7: an error comes to light: a card too many (Cem)" in text
    assert "To act: nobody. An error is put right first.\nNext: misdeal: a card too many\nLegal: nothing" in text
    assert "  dealer: all bets go back\n" in text
    assert "No misdeal has been declared." in text
    assert "MIS-H-PLAYON  S0.63" in text
    assert "  dealer: the floor rules (a card too many): play on" in text
    assert "Cem: the floor" not in text


def test_a_flop_of_four_waits_for_the_floor(capsys):
    text = explained("floor.a-flop-of-four-tda", "--step", "12", "--lang", "de", capsys=capsys)
    assert "An der Reihe: niemand. Die Hand wartet auf eine Entscheidung der Turnierleitung." in text
    assert "Als Nächstes: die Turnierleitung muss entscheiden" in text
    assert "Zuerst greift die Turnierleitung eine der vier Karten." in text


def test_a_string_bet_leaves_one_action(capsys):
    text = explained("floor.string-bet-call", "--step", "10", capsys=capsys)
    assert "Step 10 of 21: Ben pushes 200 forward in one motion" in text
    assert "\nLegal: call 100 (to 100)\n" in text
    assert "The motions were 100, 200; only the first can count, and 300 is more." in text


def test_other_rules_may_end_a_scenario_early(capsys):
    """By the house a flop of four goes back; the ruling of the scenario is then out of place."""
    text = explained("floor.a-flop-of-four-tda", "--rules", "house", capsys=capsys)
    assert "The scenario does not hold here: its line 'dealer may not go on: ERR-FLOP4-T'" in " ".join(text.split())


def test_a_game_that_must_not_begin_says_why(capsys):
    text = explained("table.unequal-start", capsys=capsys)
    assert "Here the hand breaks SEAT-EQUALSTART (S1.15 S1.29)" in text
    assert "here one has 500 and one 1000" in " ".join(text.split())
    assert explained("table.unequal-start", "--step", "1", capsys=capsys).count("SEAT-EQUALSTART") == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", ["floor.card-5-exposed-roberts", "table.draw-again", "tournament.time-tie-draw-again"])
def test_every_position_can_be_told(id, language):
    golden = read_scenario(SUITE / f"{id.replace('.', '/', 1)}.toml")
    told = tell(account_of(golden))
    for step in told.steps:
        text = one_step(told, step.number, Speaker(language, golden.names))
        assert not re.search(r"[{}]|[a-z]_[a-z]", text.partition("\n\n")[2]), text


def test_between_two_hands_it_is_said_who_is_out_where_the_button_goes_and_which_level_is_in_force(capsys):
    """Cem, the big blind, is out. The moving button goes to Ben; Dora and Eva both post a big blind, and nobody a small
    one, for Cem would owe it. No level has been announced."""
    lines = explained("table.moving-button-two-big-blinds-play", "--step", "4", capsys=capsys).splitlines()
    place = lines.index("Last hand: button Ada, small blind Ben, big blind Cem; now without chips: Cem")
    assert lines[place + 1] == "Level: 50/100, as in the last hand"
    assert lines[place + 2].endswith("button Ben, big blind Dora, big blind Eva")
    until = lines.index("Not legal:")
    because = [line.split()[0] for line in lines[place + 3 : until] if line.startswith("  ") and line[2] != " "]
    assert because == ["BTN-MOVING", "BTN-MOVING2BB", "TRN-LEVELHAND"]


def test_under_each_step_between_two_hands_stand_its_clauses(capsys):
    lines = explained("table.dead-button-small-blind-out-again", capsys=capsys).splitlines()
    under = {lines[place - 1]: line.strip() for place, line in enumerate(lines) if line.startswith("     by ")}
    assert under["  4  Ben is out, in place 5"] == "by END-ELIM, END-SIMUL"
    [second] = [clauses for step, clauses in under.items() if step.startswith("  5  hand 2: ")]
    assert second == "by BTN-DEAD, BTN-DEADBIG, BTN-DEADSMALL, TRN-LEVELHAND"
    german = explained("table.dead-button-small-blind-out-again", "--lang", "de", capsys=capsys)
    assert "     nach END-ELIM, END-SIMUL\n" in german


def test_a_new_level_is_said_before_the_hand_it_applies_to(capsys):
    """Step 4 announces 100/200; the hand before it was played for 50/100."""
    rise = ("tournament.blinds-rise", "--step", "4")
    assert "\nLevel: 100/200 from the next hand on\n" in explained(*rise, capsys=capsys)
    found = json.loads(explained(*rise, "--json", capsys=capsys))
    assert found["level"] == [100, 200, 0]
    assert found["due_by"] == ["BTN-ROTATE", "BLIND-MOVE", "TRN-LEVELHAND"]


def test_when_the_game_is_over_there_is_no_next_level(capsys):
    last = explained("tournament.the-last-one-wins", "--json", capsys=capsys)
    text = explained("tournament.the-last-one-wins", "--step", str(json.loads(last)["step"]), capsys=capsys)
    assert "the game ends" in text
    assert "Level: " not in text
    assert json.loads(last)["by"] == ["END-LAST"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fault", Fault)
def test_a_fault_has_the_name_that_the_classroom_gives_it(fault, language):
    """Whoever reads a page of the classroom beside an explained hand finds the same words."""
    names, books = ("Ada", "Ben"), Ledger()
    explained_as = event_text(MisdealDeclared(fault), books, Speaker(language, names)).partition(": ")[2]
    told_as = Teller(names, Words(language), LETTERS).deed(MisdealDeclared(fault), books)
    assert explained_as
    assert explained_as in told_as
