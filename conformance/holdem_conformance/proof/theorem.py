"""What a theorem is: a statement that a run shows, how far it reaches, and a mistake that the run would find.

    @theorem(
        "POT-CONSERVED",
        en="The pots hold exactly what was put in.",
        de="Die Pots enthalten genau, was eingezahlt wurde.",
        supports="POT-SUM POT-LAYERS",
        method=Method.Z3,
        scope="all integers, two to six players",
        expected=Status.PROVED,
        of=layers,
        mutant=Mutant("the folded player's chips are forgotten", layers_without_the_folded),
    )
    def the_pots_hold_what_was_put_in(layers: Layers) -> Evidence: ...

The function gets its subject: the real one, or the mutant. Of the mutant it must find the mistake, or it shows nothing.
"""

from collections.abc import Callable
from enum import StrEnum
from typing import Any, NamedTuple


class Method(StrEnum):
    """How a theorem is shown."""

    CROSSHAIR = "symbolic execution (CrossHair)"
    Z3 = "arithmetic (z3)"
    EXHAUSTIVE = "every case"
    GRAPH = "every hand of small worlds"
    SAMPLED = "random cases (Hypothesis)"


class Status(StrEnum):
    """What a run came to. A proof holds for all of the scope, a check for every case of a finite scope, a sample only
    for the cases drawn."""

    PROVED = "proved"
    CHECKED = "checked"
    SAMPLED = "sampled"
    REFUTED = "refuted"
    UNDECIDED = "undecided"


class Evidence(NamedTuple):
    """`measure` says how much was looked at (`116,416 states`); `counterexample` is what refutes the statement."""

    status: Status
    measure: str
    counterexample: str = ""


class Mutant(NamedTuple):
    """A subject with one mistake, which `says` names."""

    says: str
    subject: Any


class Theorem(NamedTuple):
    """`supports` are the clauses it is about, `of` the subject, `show` the run. A `slow` one is for the full tier."""

    id: str
    en: str
    de: str
    supports: tuple[str, ...]
    method: Method
    scope: str
    expected: Status
    of: Any
    mutant: Mutant
    show: Callable[[Any], Evidence]
    slow: bool


_THEOREMS: dict[str, Theorem] = {}


def theorem(
    id: str,
    *,
    en: str,
    de: str,
    supports: str,
    method: Method,
    scope: str,
    expected: Status,
    of: Any,
    mutant: Mutant,
    slow: bool = False,
) -> Callable[[Callable[[Any], Evidence]], Callable[[Any], Evidence]]:
    """Enter a theorem in the register. Raises ValueError for an id that is taken."""

    def enter(show: Callable[[Any], Evidence]) -> Callable[[Any], Evidence]:
        if id in _THEOREMS:
            raise ValueError(f"the theorem {id} is entered twice")
        _THEOREMS[id] = Theorem(id, en, de, tuple(supports.split()), method, scope, expected, of, mutant, show, slow)
        return show

    return enter


def entered() -> dict[str, Theorem]:
    """What has been entered so far; `theorems.everything` enters all."""
    return dict(_THEOREMS)


def refuted(measure: str, counterexample: object) -> Evidence:
    return Evidence(Status.REFUTED, measure, str(counterexample))
