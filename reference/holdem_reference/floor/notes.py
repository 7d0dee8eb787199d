"""What the dealer keeps in mind of a hand in which something went wrong, or somebody announced something."""

from typing import NamedTuple

from holdem_spec.vocabulary.cards import Card
from holdem_spec.vocabulary.floor import ChipsPushed, Declared, ErrorFound, Fault, FloorRuled
from holdem_spec.vocabulary.seats import NOBODY, Seat


class Notes(NamedTuple):
    """A street is named by the size of the board before it: 0 for the flop, 3 for the turn, 4 for the river."""

    exposed: tuple[tuple[Seat, int, Card], ...] = ()
    """Seat, place in the deal from 1, and card."""
    replaced: int = 0
    laid_away: tuple[Card, ...] = ()
    """Exposed and replaced; the burn card of the flop."""
    boxed: int = 0
    errors: tuple[ErrorFound, ...] = ()
    rulings: tuple[FloorRuled, ...] = ()
    """On what came to light last of each kind."""
    declared: bool = False
    """A misdeal was declared."""
    early: int | None = None
    """The street that was turned up too early, until the rest is shuffled."""
    loose: tuple[Card, ...] = ()
    """Face up on the table, but neither on the board nor burned."""
    too_many: int = 0
    """How many cards a flop of too many has, until it goes back."""
    unburned: int | None = None
    """The street that lies there without a burn."""
    said: tuple[Declared | ChipsPushed, ...] = ()
    """Announced and pushed since the last action."""
    must_call: Seat = NOBODY

    def error(self, fault: Fault) -> ErrorFound | None:
        """The last error of a kind (S2.27, S2.29)."""
        return next((error for error in reversed(self.errors) if error.fault == fault), None)

    def ruling(self, case: Fault) -> FloorRuled | None:
        """The decision of the director on a case (S0.63)."""
        return next((ruled for ruled in self.rulings if ruled.case == case), None)

    def anew(self, case: Fault) -> "Notes":
        """The same goes wrong once more: what was decided before does not settle it (S0.63)."""
        return self._replace(rulings=tuple(ruled for ruled in self.rulings if ruled.case != case))
