"""A mutant of the reference: the engine with one rule wrong and all else right."""

from collections.abc import Callable
from typing import Any, NamedTuple

Instead = Callable[..., Any]
"""Gets the function that it stands in for, then what that one is called with."""


class Swap(NamedTuple):
    """One function of the reference replaced: `name` is `betting.open_street`, by its module and its name there."""

    name: str
    by: Instead


Change = tuple[Swap, ...]


class Mutant(NamedTuple):
    """`clause` is the rule that is wrong, `says` the mistake in one sentence, as a fact about the engine. `under` are
    readings, option by option, to which it is confined; without them it must be found out under every reading that the
    clause has."""

    clause: str
    says: str
    change: Change
    under: tuple[tuple[str, str], ...] = ()
