"""The hands the classroom tells, and a pair of ears for what it says."""

from collections.abc import Callable, Iterator
from functools import cache

import pytest

from holdem_conformance.classroom.hand import Step, Told, told
from holdem_conformance.classroom.library import scenario
from holdem_conformance.classroom.page import Book
from holdem_conformance.classroom.paper import Paper
from holdem_conformance.classroom.words import Words
from holdem_conformance.scenarios.read import suite

LIMPER = "no-limit.limper-may-not-reraise-a-short-all-in"


@cache
def golden_hands() -> tuple[Told, ...]:
    return tuple(told(golden) for golden in suite())


@pytest.fixture
def hands() -> tuple[Told, ...]:
    """Every golden hand, told."""
    return golden_hands()


@pytest.fixture
def golden_steps(hands) -> Callable[[], Iterator[tuple[Told, Step]]]:
    """Every step of every golden hand."""
    return lambda: ((hand, step) for hand in hands for step in hand.steps)


@pytest.fixture
def book() -> Callable[..., Book]:
    """A golden hand as a book in some language."""
    return lambda id=LIMPER, language="en": Book(told(scenario(id)), Words(language), Paper())


@pytest.fixture
def written(tmp_path) -> Callable[..., str]:
    """A hand in a file of its own: three players with 1000, blinds 50 and 100, Ada on the button."""

    def write(lines: str, stacks: str = "Ada = 1000, Ben = 1000, Cem = 1000", name: str = "own") -> str:
        folder = tmp_path / "my"
        folder.mkdir(exist_ok=True)
        file = folder / f"{name}.toml"
        file.write_text(
            f'id = "my.{name}"\n'
            'title = { en = "A hand of my own", de = "Eine eigene Hand" }\n'
            'clauses = ["BET-CALL@1"]\nbasis = "derived"\nwhy = "By hand."\neffect = "None."\n'
            "[table]\nblinds = [50, 100]\n"
            'seats = [["Ada", 1000], ["Ben", 1000], ["Cem", 1000]]\nbutton = "Ada"\n'
            f'[play]\nlines = """\n{lines}\n"""\n[result]\nstacks = {{ {stacks} }}\n',
            "utf-8",
        )
        return str(file)

    return write
