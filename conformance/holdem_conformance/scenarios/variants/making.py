"""Variants by their ids: `pots.x~rotate2~suits7` is `pots.x` with the seats moved on by 2 and the suits of number 7.

An id says everything, so a variant that fails can be played again without the seed it was drawn with.
"""

import re
from pathlib import Path
from typing import TypeAlias

from holdem_conformance.scenarios.model import Scenario
from holdem_conformance.scenarios.read import scenario_of, source_of, values_of
from holdem_conformance.scenarios.source import Source
from holdem_conformance.scenarios.variants.chips import CHIPS
from holdem_conformance.scenarios.variants.draft import Draft, Transformation
from holdem_conformance.scenarios.variants.names import NAMES
from holdem_conformance.scenarios.variants.naming import MARK
from holdem_conformance.scenarios.variants.seats import ROTATE
from holdem_conformance.scenarios.variants.suits import SUITS

ALL = (ROTATE, SUITS, CHIPS, NAMES)
"""In the order in which they are applied and named."""

_STEP = re.compile(r"([a-z]+)([1-9][0-9]*)")

Steps: TypeAlias = tuple[tuple[Transformation, int], ...]


class NoVariant(Exception):
    """There is no such variant; the text is one sentence that says why."""


def named(steps: Steps) -> str:
    """`rotate2~suits7`."""
    return MARK.join(f"{transformation.word}{number}" for transformation, number in steps)


def steps_of(scenario: Scenario, variant: str) -> Steps:
    """The steps that a variant names. Raises NoVariant for a name that is none, and where the rules are not
    symmetric."""
    words = {transformation.word: transformation for transformation in ALL}
    found: list[tuple[Transformation, int]] = []
    for step in variant.split(MARK):
        hit = _STEP.fullmatch(step)
        if hit is None or hit[1] not in words:
            raise NoVariant(f"'{step}' is no transformation; write {', '.join(words)} with a number, such as rotate1")
        found.append((words[hit[1]], int(hit[2])))
    places = [ALL.index(transformation) for transformation, _ in found]
    if places != sorted(set(places)):
        raise NoVariant(f"in '{variant}' each transformation may stand once, in the order {', '.join(words)}")
    for transformation, number in found:
        _check(scenario, transformation, number)
    return tuple(found)


def _check(scenario: Scenario, transformation: Transformation, number: int) -> None:
    step = f"{transformation.word}{number}"
    if why := transformation.hindrance(scenario):
        raise NoVariant(f"'{step}' does not apply to {scenario.id}: {why}")
    numbers = transformation.numbers(scenario)
    if number not in numbers:
        raise NoVariant(f"there is no '{step}' of {scenario.id}; the numbers run from {numbers[0]} to {numbers[-1]}")


def transformed(scenario: Scenario, steps: Steps, file: Path) -> Scenario:
    """The variant of a scenario that stands in a file. Raises NoVariant where a step does not apply."""
    source = source_of(file)
    draft = Draft(scenario, tuple(source.lines), values_of(source))
    for transformation, number in steps:
        _check(scenario, transformation, number)
        draft = transformation.applied(draft, number)
    changed = scenario_of(Source(str(file), "\n".join(draft.lines)), draft.values, file, None)
    return changed._replace(id=f"{scenario.id}{MARK}{named(steps)}")


def told(variant: str) -> str:
    """What a variant changes, for the report; nothing for a scenario as written."""
    words = {transformation.word: transformation for transformation in ALL}
    steps = [hit for step in variant.split(MARK) if (hit := _STEP.fullmatch(step)) and hit[1] in words]
    return "; ".join(words[hit[1]].told(int(hit[2])) for hit in steps)
