"""What somebody at the table would like to do, as three small numbers."""

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

Thing = TypeVar("Thing")
MOST = 40
"""The greatest number of a wish."""


class Wish(NamedTuple):
    """Read in the light of what there is: `deed` says what, `size` how much, `who` at which seat."""

    deed: int
    size: int
    who: int

    def one_of(self, things: Sequence[Thing]) -> Thing:
        """One of some things, by all three numbers. Raises IndexError when there are none."""
        if not things:
            raise IndexError("there is nothing to choose from")
        return things[(self.deed + 7 * self.size + 3 * self.who) % len(things)]
