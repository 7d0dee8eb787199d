"""The suite as written, scenarios of the test's own."""

from collections.abc import Callable
from pathlib import Path

import pytest

from holdem_conformance.runner.certification import Certificate, certify
from holdem_conformance.scenarios.model import Scenario
from holdem_conformance.scenarios.read import SUITE, read_scenario, whole_suite
from holdem_conformance.scenarios.variants.making import steps_of, transformed
from holdem_spec.vocabulary.rulebook import HOUSE

SPLIT = """
id = "mine.split"
title = { en = "Two share a pot", de = "Zwei teilen einen Pot" }
clauses = ["POT-SPLIT@1"]
basis = "derived"
why = "Both play the board."
effect = "Chips go astray."

[table]
blinds = [BLINDS]
seats = [["Ada", 1000], ["Ben", 1000], ["Cem", 1000]]
button = "Ada"
cards = { Ada = "2c 3d", Cem = "2d 3c" }
board = "Ah Kh Qh Jh Th"

[play]
lines = \"\"\"
Ada calls    # deal 3 cards and 5 chips
Ben folds
Cem checks
Cem checks
Ada checks
Cem checks
Ada checks
Cem checks
Ada checks
Cem shows
Ada shows
\"\"\"

[result]
stacks = { STACKS }
"""


@pytest.fixture(scope="session")
def the_suite() -> tuple[Scenario, ...]:
    return whole_suite()


@pytest.fixture
def mine(tmp_path: Path) -> Callable[[str, str], tuple[Scenario, Path]]:
    """A hand in which a pot is shared, with its blinds and stacks; and its file."""

    def write(blinds: str, stacks: str) -> tuple[Scenario, Path]:
        (tmp_path / "mine").mkdir()
        file = tmp_path / "mine" / "split.toml"
        file.write_text(SPLIT.replace("BLINDS", blinds).replace("STACKS", stacks))
        return read_scenario(file), file

    return write


@pytest.fixture(scope="session")
def varied() -> Callable[..., Scenario]:
    """The variant of a scenario, by the name of the variant."""
    return _varied


def _varied(scenario: Scenario, variant: str, file: Path | None = None) -> Scenario:
    return transformed(scenario, steps_of(scenario, variant), file or SUITE / scenario.file)


@pytest.fixture(scope="session")
def certified() -> Callable[..., Certificate]:
    """What an engine makes of some scenarios."""
    return _certified


def _certified(engine: object, *scenarios: Scenario) -> Certificate:
    return certify(engine, scenarios, HOUSE, spec=False)
