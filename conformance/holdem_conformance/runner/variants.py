"""Scenarios beside those as written: drawn variants of each, or those that are named."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from holdem_conformance.runner.further import file_of
from holdem_conformance.scenarios.model import Scenario
from holdem_conformance.scenarios.read import SUITE
from holdem_conformance.scenarios.variants.drawing import drawn
from holdem_conformance.scenarios.variants.making import NoVariant, steps_of, transformed
from holdem_conformance.scenarios.variants.naming import as_written, variant_of

MOST = 100
"""So many variants of one scenario are enough for any purpose."""


def with_variants(
    scenarios: Sequence[Scenario], number: int, seed: int, folders: Sequence[str]
) -> tuple[Scenario, ...]:
    """Every scenario, and behind it so many variants of it where there are as many. Raises NoVariant."""
    if not 0 <= number <= MOST:
        raise NoVariant(f"--variants is how many of each scenario are played: 0 to {MOST}")
    return tuple(_each(scenarios, number, seed, folders))


def _each(scenarios: Sequence[Scenario], number: int, seed: int, folders: Sequence[str]) -> Iterator[Scenario]:
    for scenario in scenarios:
        yield scenario
        for steps in drawn(scenario, number, seed):
            yield transformed(scenario, steps, _file(scenario, folders))


def variant_named(id: str, scenarios: Sequence[Scenario], folders: Sequence[str]) -> Scenario:
    """The variant of that id. Raises NoVariant, in one sentence, when there is none."""
    scenario = next((scenario for scenario in scenarios if scenario.id == as_written(id)), None)
    if scenario is None:
        raise NoVariant(f"there is no scenario '{as_written(id)}' to make a variant of; write an id as the report does")
    return transformed(scenario, steps_of(scenario, variant_of(id)), _file(scenario, folders))


def _file(scenario: Scenario, folders: Sequence[str]) -> Path:
    found = (file for folder in folders if (file := file_of(scenario.id, folder)))
    return next(found, SUITE / scenario.file)
