"""Which scenarios are to be played: of the suite and of folders besides, by profile, id and clause, with variants."""

from fnmatch import fnmatchcase
from pathlib import Path
from typing import NamedTuple

from holdem_conformance.runner.catalogue import clauses, ids_of
from holdem_conformance.runner.further import further_scenarios
from holdem_conformance.runner.profiles import profile_of, profiles_of
from holdem_conformance.runner.variants import variant_named, with_variants
from holdem_conformance.scenarios.model import Scenario
from holdem_conformance.scenarios.read import whole_suite
from holdem_conformance.scenarios.variants.naming import MARK


class UnknownChoice(ValueError):
    """What is asked for is not there; the text is one sentence."""


class Choice(NamedTuple):
    """`only` are ids or patterns such as `pots.*`, `about` ids of clauses, `folders` those with further scenarios;
    each scenario is also played in so many `variants`, drawn by `seed`. Nothing chosen is everything."""

    profiles: tuple[str, ...] = ()
    only: tuple[str, ...] = ()
    about: tuple[str, ...] = ()
    folders: tuple[str, ...] = ()
    variants: int = 0
    seed: int = 0


def chosen(choice: Choice) -> tuple[Scenario, ...]:
    """The scenarios, sorted by id, and behind them variants that are named by their ids. Raises UnknownChoice for what
    none of them has, ScenarioError for a bad file, NoVariant for a variant that there is not."""
    there = _all(choice.folders)
    named = [id for id in choice.only if MARK in id]
    written = tuple(id for id in choice.only if MARK not in id)
    left = () if named and not written else _asked_for(there, choice._replace(only=written))
    more = (variant_named(id, there, choice.folders) for id in named)
    return (*with_variants(left, choice.variants, choice.seed, choice.folders), *more)


def _all(folders: tuple[str, ...]) -> tuple[Scenario, ...]:
    found = {scenario.id: scenario for scenario in whole_suite(frozenset(clauses()))}
    for folder in folders:
        if not Path(folder).is_dir():
            raise UnknownChoice(f"there is no folder '{folder}'; give one that holds scenarios as .toml files")
        further = further_scenarios(folder)
        if not further:
            raise UnknownChoice(f"the folder '{folder}' holds no scenario; give one that holds some as .toml files")
        for scenario in further:
            if scenario.id in found:
                raise UnknownChoice(f"scenario '{scenario.id}' of folder '{folder}' is in the suite already; rename it")
            found[scenario.id] = scenario
    return tuple(found[id] for id in sorted(found))


def _asked_for(scenarios: tuple[Scenario, ...], choice: Choice) -> tuple[Scenario, ...]:
    _check(scenarios, choice)
    left = tuple(
        scenario
        for scenario in scenarios
        if (not choice.profiles or profile_of(scenario) in choice.profiles)
        and (not choice.only or any(fnmatchcase(scenario.id, id) for id in choice.only))
        and (not choice.about or set(choice.about) & set(ids_of(scenario)))
    )
    if not left:
        raise UnknownChoice("no scenario is left; choose ids, clauses and profiles that have one in common")
    return left


def _check(scenarios: tuple[Scenario, ...], choice: Choice) -> None:
    """Raises UnknownChoice for a profile, an id or a clause that no scenario has."""
    there = profiles_of(scenarios)
    for profile in choice.profiles:
        if profile not in there:
            raise UnknownChoice(f"there is no profile '{profile}' here; choose one of {', '.join(there)}")
    for id in choice.only:
        if not any(fnmatchcase(scenario.id, id) for scenario in scenarios):
            raise UnknownChoice(f"there is no scenario '{id}'; write an id as the report shows it, or one with a *")
    for id in choice.about:
        if not any(id in ids_of(scenario) for scenario in scenarios):
            what = "no scenario is about clause" if id in clauses() else "there is no clause"
            raise UnknownChoice(f"{what} '{id}'; write a clause id such as NL-MINRAISE")
