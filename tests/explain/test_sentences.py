"""Every way in which a primary can be broken is put into a sentence, in both languages, from numbers that are there."""

import re
from collections.abc import Iterator
from functools import cache
from string import Formatter

import pytest

from holdem_conformance.desk.explain.facts import FACTS, Moment
from holdem_conformance.desk.explain.reasons import BEYOND_A_HAND, SENTENCES, plain_numbers, template_for
from holdem_conformance.desk.explain.speaking import Speaker, Template, templates, words
from holdem_conformance.proof.agreement import walk
from holdem_conformance.proof.necessity import openings
from holdem_conformance.proof.world import KillingWorld, killing_worlds, pack
from holdem_spec.clauses.everything import all_clauses
from holdem_spec.clauses.form import Form
from holdem_spec.clauses.verdicts import Finding
from holdem_spec.judge.counsel import bench_of, broken_by
from holdem_spec.ledger import Ledger, record
from holdem_spec.vocabulary.events import (
    AntesPosted,
    BetReturned,
    BlindPosted,
    Burned,
    Called,
    Event,
    Folded,
    HandStarted,
    HoleCardDealt,
    PotAwarded,
    RaisedTo,
    TraceEnded,
)
from holdem_spec.vocabulary.rulebook import HOUSE, Rulebook
from holdem_spec.vocabulary.table import Blind, Table

NAMES = ("Ada", "Ben", "Cem", "Dora", "Eva", "Finn", "Gül", "Hugo", "Ida", "Jo")
LANGUAGES = ("en", "de")
ALL = [template for file in (SENTENCES, *BEYOND_A_HAND) for template in templates(file)]


class Case:
    """A clause that is really broken: the books, the event, the numbers of the verdict."""

    def __init__(self, clause: str, numbers: dict[str, object], event: Event, books: Ledger, rules: Rulebook) -> None:
        self.clause = clause
        self.numbers = numbers
        self.event = event
        self.books = Ledger(event.table) if isinstance(event, HandStarted) else books
        self.rules = rules

    def moment(self, language: str = "en") -> Moment:
        return Moment(self.books, self.event, self.numbers, Speaker(language, NAMES))

    def template(self) -> Template | None:
        return template_for(self.clause, self.numbers, self.event, self.rules, self.moment())


def in_its_world(killing: KillingWorld) -> Iterator[Case]:
    """Breaches of the clause in the world in which it matters, until every sentence about it has been met."""
    bench = bench_of(killing.world.rules)
    missing = set(range(len(about(killing))))

    def found(books: Ledger, event: Event) -> Iterator[Case]:
        for clause in bench.primaries.get(type(event), ()):
            verdict = clause.check(event, books) if clause.id == killing.clause else None
            if verdict is not None and verdict.finding == Finding.BROKEN:
                yield Case(clause.id, dict(verdict.numbers), event, books, killing.world.rules)

    def noted(case: Case) -> Case:
        template = case.template()
        if template in about(killing):
            missing.discard(about(killing).index(template))
        return case

    for event in openings(killing.world.table):
        yield from map(noted, found(Ledger(), event))
    for node, answers in walk(killing.world, bench):
        if not missing:
            return
        for event, _ in answers:
            yield from map(noted, found(node.ledger, event))


def about(killing: KillingWorld) -> list[Template]:
    """The sentences that may be met in a world."""
    rules = killing.world.rules
    return [
        template
        for template in templates(SENTENCES)
        if template.about == killing.clause and all(rules.reading(option) == name for option, name in template.under)
    ]


def books_after(table: Table, *events: Event) -> Ledger:
    books = record(Ledger(), HandStarted(table))
    for event in events:
        books = record(books, event)
    return books


def opened(*stacks: int, ante: int = 0) -> Ledger:
    """Antes, blinds of 1 and 2, and hole cards; the button in the last seat."""
    seats = len(stacks)
    deck = pack("")
    table = Table(stacks, seats - 1, 1, 2, deck, ante=ante)
    antes = [AntesPosted((ante,) * seats)] if ante else []
    small, big = (1, 0) if seats == 2 else (0, 1)
    left = [stack - ante for stack in stacks]
    blinds = [BlindPosted(small, Blind.SMALL, min(1, left[small])), BlindPosted(big, Blind.BIG, min(2, left[big]))]
    cards = [HoleCardDealt(place % seats, deck[place]) for place in range(2 * seats)]
    return books_after(table, *antes, *blinds, *cards)


def by_hand() -> Iterator[tuple[Ledger, Event, Rulebook]]:
    """Breaches that the worlds do not reach: for lack of chips to give back or to act with, of antes that leave nobody
    a chip, or because they would follow another breach."""
    yield Ledger(), HandStarted(Table((5, 5), 1, 0, 2, pack(""))), HOUSE
    yield opened(1, 2, 1, ante=1), Folded(0), HOUSE  # antes and blinds take every chip
    yield opened(1, 1), Folded(0), HOUSE
    # Heads-up with 5 and 3: the button, seat 1, is all-in to 3, seat 0 has put in 5, so 2 go back.
    uneven = record(record(opened(5, 3), RaisedTo(1, 3)), RaisedTo(0, 5))
    yield uneven, BetReturned(0, 1), HOUSE
    yield uneven, PotAwarded(0, ((0, 8),)), HOUSE
    yield opened(5, 5), Burned(pack("")[4]), HOUSE
    yield opened(5, 5), TraceEnded(), HOUSE
    yield opened(5, 5, 5, ante=1), AntesPosted((1, 1, 1)), HOUSE
    # Everybody but one folds before the cards are out, which is a breach of its own.
    early = books_after(Table((5, 5), 1, 1, 2, pack("")), Folded(0))
    yield early, PotAwarded(0, ((1, 3),)), HOUSE


@cache
def cases() -> tuple[Case, ...]:
    found = [case for killing in killing_worlds() for case in in_its_world(killing)]
    for books, event, rules in by_hand():
        found += [Case(b.clause, dict(b.numbers), event, books, rules) for b in broken_by(books, event, rules)]
    return tuple(found)


def test_every_primary_on_hand_events_has_a_sentence_for_every_way_to_break_it() -> None:
    lacking = {(case.clause, *case.numbers) for case in cases() if case.template() is None}
    assert lacking == set()


def test_every_primary_on_hand_events_is_broken_here_once() -> None:
    due = {clause.id for clause in all_clauses() if clause.primary and clause.form in (Form.FORBIDS, Form.OWES)}
    assert {case.clause for case in cases()} >= due


def test_no_sentence_is_idle() -> None:
    used = [case.template() for case in cases()]
    idle = [(t.about, sorted(t.numbers), t.when) for t in templates(SENTENCES) if t not in used]
    assert idle == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fields_of_every_sentence_are_there(language: str) -> None:
    for template in ALL:
        fields = {name for _, name, _, _ in Formatter().parse(template.text[language]) if name}
        assert fields <= template.numbers | FACTS.keys(), template.about


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_breach_can_be_said_and_its_sums_are_right(language: str) -> None:
    for case in cases():
        template = case.template()
        assert template is not None
        sentence = Speaker(language, NAMES).fill(template.text, case.moment(language))
        assert re.fullmatch(r"[A-ZÄÖÜ\d].*\.", sentence), sentence
        assert not re.search(r"[{}_]", sentence), sentence
        check_sums(sentence)


def check_sums(sentence: str) -> None:
    """`50 in front + 100 = 150`, `5 + 3 (the pot) = 8`, `150 − 100 = 50`: both sides come to the same."""
    for left, right in re.findall(r"([^;:.=]*) = (\d+)", sentence):
        total, sign = 0, 1
        for word in re.findall(r"[+−]|\d+", left):
            if word.isdigit():
                total += sign * int(word)
            else:
                sign = -1 if word == "−" else 1
        assert total == int(right), sentence


def test_sentences_differ_between_the_languages() -> None:
    for template in ALL:
        assert template.text["en"] != template.text["de"]


def test_a_clause_without_a_sentence_lists_its_numbers() -> None:
    numbers = {"got": 3, "at_least": 4, "new_word": (1, 2)}
    assert plain_numbers(numbers, Speaker("en", NAMES)) == "got: 3, at least: 4, new word: [1, 2]."
    german = plain_numbers(numbers, Speaker("de", NAMES, scale=2))
    assert german == "ist: 3, mindestens: 4, new word: [1, 2] (eine Einheit der Datei sind 2 Chips)."
    assert plain_numbers({}, Speaker("en", NAMES)) == "The clause gives no numbers."


def test_too_little_and_too_much_are_told_apart() -> None:
    """The button owes 1 on top of his small blind of 1: a call goes to 2."""
    books = opened(9, 9)
    said = {}
    for to in (1, 3):
        (broken,) = [b for b in broken_by(books, Called(1, to), HOUSE) if b.clause == "BET-CALL"]
        case = Case(broken.clause, dict(broken.numbers), Called(1, to), books, HOUSE)
        template = case.template()
        assert template is not None
        said[to] = Speaker("en", NAMES).fill(template.text, case.moment())
    assert said == {
        1: "1 in front + 1 = 2; 1 is too little for a call.",
        3: "1 in front + 1 = 2; 3 is too much for a call.",
    }


def test_all_words_are_there_in_both_languages_with_the_same_fields() -> None:
    for table in words().values():
        for name, entry in table.items():
            assert entry.keys() == {"en", "de"}, name
            fields = [
                {field for _, field, _, _ in Formatter().parse(entry[language])} - {None} for language in LANGUAGES
            ]
            assert fields[0] == fields[1], name
