"""Everything is said in both languages, and with the same fields."""

from pathlib import Path
from string import Formatter

import pytest

import holdem_conformance.classroom as classroom
from holdem_conformance.classroom.paper import Paper, paper_for
from holdem_conformance.classroom.quiz.draw import TOPICS
from holdem_conformance.classroom.words import LANGUAGES, Words, texts
from holdem_conformance.classroom.worth import worth_text
from holdem_spec.terms.hands import Category, value
from holdem_spec.vocabulary.cards import card, cards
from holdem_spec.vocabulary.events import GameEvent, HandEvent


def fields_of(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def test_every_text_is_there_in_both_languages_with_the_same_fields():
    for key, text in texts().items():
        assert set(text) == set(LANGUAGES), key
        assert fields_of(text["en"]) == fields_of(text["de"]), key
        assert all(text.values()), key


BUILT = (
    "deed.",
    "try.",
    "topic.",
    "ask.",
    "move.",
    "worth.",
    "rank.",
    "ranks.",
    "scene.street_",
    "table.",
    "said.",
    "fault.",
    "category.",
    "scene.button_",
    "explain.near_small",
    "explain.near_big",
)
"""Keys that are put together while the program runs, from kinds of events, topics, ranks, faults."""


def test_every_other_text_is_used():
    code = "".join(file.read_text("utf-8") for file in Path(next(iter(classroom.__path__))).rglob("*.py"))
    plain = [key for key in texts() if not key.startswith(BUILT)]
    assert len(plain) > 40
    # `explain.base_…` and `quiz.right` stand in the code by their last word.
    named = [key for key in plain for quote in "'\"" if f"{quote}{key}{quote}" in code]
    by_last_word = [key for key in plain if f'"{key.partition(".")[2]}"' in code]
    assert set(plain) - set(named) - set(by_last_word) == set()


@pytest.mark.parametrize("event", (HandEvent | GameEvent).__args__, ids=lambda kind: kind.__name__)
def test_every_event_has_a_sentence(event):
    """A new kind of event needs a line under [deed] in words.toml."""
    name = event.__name__
    assert any(key in texts() for key in (f"deed.{name}", f"deed.{name}_0"))


def test_every_topic_has_a_name():
    assert all(f"topic.{topic}" in texts() for topic in TOPICS)


@pytest.mark.parametrize(
    ("hand", "english", "german"),
    [
        ("As Kd 8c 5h 2s", "high card ace, kickers king, eight, five, deuce",
         "höchste Karte Ass, Kicker König, Acht, Fünf, Zwei"),
        ("7c 7d Th 9h 5d", "a pair of sevens, kickers ten, nine, five",
         "ein Paar Siebenen, Kicker Zehn, Neun, Fünf"),
        ("Kc Kd 9h 9s 2d", "two pair, kings and nines, kicker deuce", "zwei Paare, Könige und Neunen, Kicker Zwei"),
        ("9c 9d 9h As Kd", "three nines, kickers ace, king", "drei Neunen, Kicker Ass, König"),
        ("Ac 2d 3h 4s 5d", "a straight to the five", "eine Straße, höchste Karte Fünf"),
        ("Ah Jh 9h 4h 2h", "a flush: ace, jack, nine, four, deuce", "ein Flush: Ass, Bube, Neun, Vier, Zwei"),
        ("9c 9d 9h Ks Kd", "a full house, nines full of kings", "ein Full House, drei Neunen und zwei Könige"),
        ("8c 8d 8h 8s Ad", "four eights, kicker ace", "vier Achten, Kicker Ass"),
        ("5h 4h 3h 2h Ah", "a straight flush to the five", "ein Straight Flush, höchste Karte Fünf"),
        ("Ah Kh Qh Jh Th", "a royal flush", "ein Royal Flush"),
    ],
)  # fmt: skip
def test_a_hand_is_called_by_its_name(hand, english, german):
    assert worth_text(value(cards(hand)), Words("en")) == english
    assert worth_text(value(cards(hand)), Words("de")) == german


def test_all_categories_have_names():
    assert all(f"worth.{category.name}" in texts() for category in Category)


class Output:
    def __init__(self, encoding: str, terminal: bool) -> None:
        self.encoding = encoding
        self.terminal = terminal

    def isatty(self) -> bool:
        return self.terminal


def test_four_colours_only_on_a_terminal_that_wants_them(monkeypatch):
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert paper_for(Output("utf-8", True)) == Paper(signs=True, colours=True)
    assert paper_for(Output("utf-8", False)) == Paper(signs=True, colours=False)
    assert paper_for(Output("ascii", True)) == Paper(signs=False, colours=False)
    monkeypatch.setenv("NO_COLOR", "1")
    assert paper_for(Output("utf-8", True)) == Paper(signs=True, colours=False)


def test_cards_have_signs_and_each_suit_a_colour_of_its_own():
    assert Paper().cards(cards("Td 7c")) == "10♦ 7♣"
    assert Paper(signs=False).cards(cards("Td 7c")) == "Td 7c"
    coloured = {Paper(colours=True).card(card(f"A{suit}")).split("A")[0] for suit in "cdhs"}
    assert len(coloured) == 4
