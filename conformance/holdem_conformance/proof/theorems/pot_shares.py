"""The shares of a pot and the award of a whole hand: the engine's construction and the specification's definition."""

from collections.abc import Callable, Iterator

from holdem_conformance.proof.crosshair import Claim, shown
from holdem_conformance.proof.theorem import Evidence, Method, Mutant, Status, theorem
from holdem_reference.layers import divided
from holdem_spec.terms.shares import all_to_the_first, equal_share, left_over, one_chip_each
from holdem_spec.vocabulary.table import Chips

Divided = Callable[[Chips, int, bool], tuple[Chips, ...]]


def due(chips: Chips, winners: int, all_to_first: bool) -> tuple[Chips, ...]:
    """The shares of the specification, beginning left of the button."""
    extra = all_to_the_first if all_to_first else one_chip_each
    return tuple([equal_share(chips, winners) + more for more in extra(left_over(chips, winners), winners)])


def to_the_last(chips: Chips, winners: int, all_to_first: bool) -> tuple[Chips, ...]:
    return divided(chips, winners, all_to_first)[::-1]


@theorem(
    "SHARES-AS-DEFINED",
    en="The engine divides a pot into the shares that the specification defines, with odd chips one each or all "
    "to the first; together they are the whole pot.",
    de="Die Engine teilt einen Pot in die Anteile, die die Spezifikation festlegt, unteilbare Chips einzeln oder "
    "alle an den Ersten; zusammen ergeben sie den ganzen Pot.",
    supports="POT-SPLIT POT-ODD POT-ODDMULTI POT-SUM",
    method=Method.CROSSHAIR,
    scope="all amounts of chips, one to ten winners, both readings of pot.odd",
    expected=Status.PROVED,
    of=divided,
    mutant=Mutant("the odd chips go to the winner furthest from the button", to_the_last),
)
def shares_are_as_defined(divide: Divided) -> Evidence:
    return shown(_of_shares, divide, observed=0.5)


def _of_shares(divide: Divided) -> Iterator[Claim]:
    return (_of_so_many(divide, winners) for winners in range(1, 11))


def _of_so_many(divide: Divided, winners: int) -> Claim:
    def they_are_those_of_the_specification(chips: int, all_to_first: bool) -> bool:
        assert chips >= 0
        shares = divide(chips, winners, all_to_first)
        return shares == due(chips, winners, all_to_first) and sum(shares) == chips

    return they_are_those_of_the_specification
