"""Profiles: the parts of the suite by which an engine is certified, each with its own count."""

from collections.abc import Sequence
from functools import cache

from holdem_conformance.scenarios.model import Scenario
from holdem_conformance.scenarios.read import SUITE

CORE = "core"
PROFILES = (CORE, "fixed-limit", "pot-limit", "ante", "pineapple", "table", "tournament", "floor")
"""In the order of the report. A profile is the folder of that name; core is one hand of no-limit without an ante, and
every folder that is not named here."""


def profile_of(scenario: Scenario) -> str:
    return _profile_of(scenario.id)


def _profile_of(id: str) -> str:
    folder = id.partition(".")[0]
    return folder if folder in PROFILES else CORE


def profiles_of(scenarios: Sequence[Scenario]) -> tuple[str, ...]:
    """The profiles of which there are scenarios, in the order of the report."""
    there = {profile_of(scenario) for scenario in scenarios}
    return tuple(profile for profile in PROFILES if profile in there)


def profiles_shipped() -> tuple[str, ...]:
    """The profiles of which the suite has scenarios, without reading them."""
    return tuple(name for name in PROFILES if name == CORE or any((SUITE / name).glob("*.toml")))


@cache
def ids_shipped() -> dict[str, frozenset[str]]:
    """The ids of the scenarios of each such profile, without reading them."""
    ids = [f"{file.parent.name}.{file.stem}" for file in SUITE.glob("*/*.toml")]
    return {name: frozenset(id for id in ids if _profile_of(id) == name) for name in profiles_shipped()}
