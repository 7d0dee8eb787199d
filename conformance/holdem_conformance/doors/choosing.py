"""The scenarios that an author wants to have played."""

from fnmatch import fnmatchcase
from typing import NamedTuple

from holdem_conformance.runner.catalogue import clauses
from holdem_conformance.runner.further import further_scenarios
from holdem_conformance.runner.profiles import profile_of, profiles_of
from holdem_conformance.scenarios.model import Scenario
from holdem_conformance.scenarios.read import whole_suite


class UnknownChoice(ValueError):
    """There is no such profile or scenario; the text is one sentence."""


class Choice(NamedTuple):
    """A profile, ids or patterns of ids, and folders of further scenarios. Nothing chosen is everything."""

    profile: str | None = None
    only: tuple[str, ...] = ()
    folders: tuple[str, ...] = ()


def chosen(choice: Choice) -> tuple[Scenario, ...]:
    """The scenarios, sorted by id. Raises UnknownChoice for what none of them has, ScenarioError for a bad file."""
    found = {scenario.id: scenario for scenario in whole_suite(frozenset(clauses()))}
    for folder in choice.folders:
        found |= {scenario.id: scenario for scenario in further_scenarios(folder)}
    there = tuple(found[id] for id in sorted(found))
    if choice.profile is not None and choice.profile not in profiles_of(there):
        raise UnknownChoice(
            f"there is no profile '{choice.profile}' here; choose one of {', '.join(profiles_of(there))}"
        )
    for id in choice.only:
        if not any(fnmatchcase(name, id) for name in found):
            raise UnknownChoice(f"there is no scenario '{id}'; write an id as the report shows it, or one with a *")
    left = tuple(
        scenario
        for scenario in there
        if choice.profile in (None, profile_of(scenario))
        and (not choice.only or any(fnmatchcase(scenario.id, id) for id in choice.only))
    )
    if not left:
        raise UnknownChoice(f"no scenario of the profile '{choice.profile}' is among those chosen")
    return left
