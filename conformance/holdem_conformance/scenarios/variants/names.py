"""The players are called something else."""

import re

from holdem_conformance.scenarios.model import Scenario
from holdem_conformance.scenarios.variants.draft import Draft, Transformation, respoken, with_values

OTHERS = ("Olga", "Pavel", "Quirin", "Rosa", "Sven", "Thea", "Ugo", "Vera", "Wim", "Xenia", "Yuri", "Zora")
"""More than sit at a table, so that any of them can be the first."""


def numbers(scenario: Scenario) -> range:
    return range(1, len(OTHERS) + 1)


def hindrance(scenario: Scenario) -> str:
    """No rule knows a name."""
    free = [name for name in OTHERS if name not in scenario.names]
    return "" if len(free) >= len(scenario.names) else "more players sit at the table than there are other names"


def renamed(draft: Draft, number: int) -> Draft:
    names = renaming(draft.scenario, number)
    found = re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, names))})(?![\w-])")

    def name(value: object) -> object:
        return names.get(value, value) if isinstance(value, str) else value

    said = respoken(draft, lambda text: found.sub(lambda hit: names[hit[0]], text))
    return with_values(said, name, lambda key: names.get(key, key))


def renaming(scenario: Scenario, number: int) -> dict[str, str]:
    """From a name of the scenario to the other; `number` is the place in the list at which they begin."""
    in_order = OTHERS[number - 1 :] + OTHERS[: number - 1]
    free = [name for name in in_order if name not in scenario.names]
    return dict(zip(scenario.names, free, strict=False))


def told(number: int) -> str:
    return f"the players are called {OTHERS[number - 1]} and so on"


NAMES = Transformation("names", numbers, hindrance, renamed, told)
