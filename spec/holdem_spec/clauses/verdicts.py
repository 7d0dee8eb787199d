"""What a clause can say about an event."""

from enum import IntEnum
from typing import NamedTuple


class Finding(IntEnum):
    """HOLDS: the clause applies and is kept. BROKEN: it applies and is not. NOT_CONCERNED: it says nothing about such
    an event in such a situation. UNSEEN: it applies, but the facts it needs were not visible."""

    HOLDS = 0
    BROKEN = 1
    NOT_CONCERNED = 2
    UNSEEN = 3


class Verdict(NamedTuple):
    finding: Finding
    numbers: tuple[tuple[str, object], ...] = ()
    """For BROKEN: the names and values that make the breach plain, for example got and at_least."""


HOLDS = Verdict(Finding.HOLDS)
NOT_CONCERNED = Verdict(Finding.NOT_CONCERNED)
UNSEEN = Verdict(Finding.UNSEEN)


def broken(**numbers: object) -> Verdict:
    """The clause is broken; `numbers` say by how much."""
    return Verdict(Finding.BROKEN, tuple(numbers.items()))
