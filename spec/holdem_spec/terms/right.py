"""What a player has a right to do, where readings differ about it."""

from typing import NamedTuple

from holdem_spec.ledger import Ledger
from holdem_spec.terms.betting import (
    a_single_full_raise_came,
    bet_to_match,
    everything,
    faces_a_full_raise,
    has_acted,
    over_a_short_all_in,
    price,
    somebody_could_answer,
)
from holdem_spec.terms.term import term
from holdem_spec.vocabulary.rulebook import Rulebook
from holdem_spec.vocabulary.seats import Seat


def _anybody(ledger: Ledger, seat: Seat) -> bool:
    return True


def _over_no_short_all_in(ledger: Ledger, seat: Seat) -> bool:
    return not over_a_short_all_in(ledger)


UNACTED = {"may_raise": _anybody, "call_or_fold": _over_no_short_all_in}
ACTED = {"per_player": faces_a_full_raise, "never": a_single_full_raise_came}


class Right(NamedTuple):
    """The readings in force of who may raise over short all-ins, who has not acted yet and who has, and of whether one
    may fold for nothing. A clause that needs to know names it as its third parameter."""

    unacted: str
    cumulative: str
    fold_free: str

    @classmethod
    def under(cls, rulebook: Rulebook) -> "Right":
        """The readings that a rulebook has chosen (S0.36, S0.49, S1.26)."""
        return cls(*[rulebook.reading(option) for option in ("raise.unacted", "raise.cumulative", "bet.fold_free")])


@term("S0.36 S0.49")
def may_wager(right: Right, ledger: Ledger, seat: Seat) -> bool:
    """Whether a bet or raise of any size is open to the player: he has chips for it, somebody could answer it, and he
    has the right."""
    has_it = ACTED[right.cumulative] if has_acted(ledger, seat) else UNACTED[right.unacted]
    enough = everything(ledger, seat) > bet_to_match(ledger)
    return enough and somebody_could_answer(ledger, seat) and has_it(ledger, seat)


@term("S1.21 S1.26")
def may_fold(right: Right, ledger: Ledger, seat: Seat) -> bool:
    """Whether the player may fold: he owes something, or one may fold for nothing."""
    return price(ledger, seat) > 0 or right.fold_free == "allow"
