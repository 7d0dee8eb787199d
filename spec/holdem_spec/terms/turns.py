"""Whose turn it is at the showdown, which the readings of the order of showing give to different players."""

from typing import NamedTuple

from holdem_spec.ledger import Ledger
from holdem_spec.terms.showdown import last_aggressor, next_to_show, river_aggressor
from holdem_spec.terms.term import term
from holdem_spec.vocabulary.rulebook import Rulebook
from holdem_spec.vocabulary.seats import Seat

AGGRESSOR = {"last_street": river_aggressor, "any_street": last_aggressor}


class Turns(NamedTuple):
    """The readings in force of the order of showing: whose aggression counts, and whether players of side pots go
    first. A clause that needs to know names it as its third parameter."""

    first: str
    side: str

    @classmethod
    def under(cls, rulebook: Rulebook) -> "Turns":
        """The readings that a rulebook has chosen (S0.30, S0.43, S1.43, S3.26)."""
        return cls(rulebook.reading("show.first"), rulebook.reading("show.side"))


@term("S0.30 S0.43 S1.43 S3.26")
def next_in_turn(turns: Turns, ledger: Ledger) -> Seat:
    """Whose turn it is to show, muck or claim the board; NOBODY when it is no showdown or all have shown."""
    return next_to_show(ledger, AGGRESSOR[turns.first](ledger), turns.side == "side_first")
