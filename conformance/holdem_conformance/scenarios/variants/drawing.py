"""Variants drawn at random: the same seed draws the same ones, in any version of Python."""

from collections.abc import Iterator
from hashlib import sha256

from holdem_conformance.scenarios.model import Scenario
from holdem_conformance.scenarios.variants.making import ALL, Steps

MOST_TRIES = 40
"""A scenario has perhaps fewer variants than are asked for; after so many draws without a new one there are no more."""


def drawn(scenario: Scenario, number: int, seed: int) -> tuple[Steps, ...]:
    """So many different variants of a scenario, or as many as were found; none where no transformation applies."""
    there = [transformation for transformation in ALL if not transformation.hindrance(scenario)]
    if not there or number == 0:
        return ()
    dice = _throws(f"{seed} {scenario.id}")
    found: list[Steps] = []
    tries = 0
    while len(found) < number and tries < MOST_TRIES:
        chosen = 1 + next(dice) % (2 ** len(there) - 1)
        steps = tuple(
            (transformation, _one_of(transformation.numbers(scenario), next(dice)))
            for place, transformation in enumerate(there)
            if chosen >> place & 1
        )
        tries = tries + 1 if steps in found else 0
        found += [] if steps in found else [steps]
    return tuple(found)


def _one_of(numbers: range, throw: int) -> int:
    return numbers[throw % len(numbers)]


def _throws(beginning: str) -> Iterator[int]:
    number = 0
    while True:
        yield int.from_bytes(sha256(f"{beginning} {number}".encode()).digest()[:8])
        number += 1
