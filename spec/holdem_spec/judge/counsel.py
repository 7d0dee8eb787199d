"""Counsel: what may be done now, and which clause forbids the rest. Everything is asked of the clauses themselves."""

from functools import cache

from holdem_spec.judge.bench import Bench, Broken, primaries_broken
from holdem_spec.ledger import Ledger
from holdem_spec.terms.betting import bet_to_match, everything, least_wager, to_act
from holdem_spec.vocabulary.events import Action, Bet, Called, Checked, Event, Folded, Menu, RaisedTo
from holdem_spec.vocabulary.rulebook import HOUSE, Rulebook
from holdem_spec.vocabulary.seats import NOBODY, Seat
from holdem_spec.vocabulary.table import Chips

NOTHING = Menu(False, False, 0, None, None)


@cache
def bench_of(rulebook: Rulebook) -> Bench:
    """The bench of a rulebook, built once."""
    return Bench(rulebook)


def broken_by(ledger: Ledger, event: Event, rulebook: Rulebook = HOUSE) -> tuple[Broken, ...]:
    """The primaries that would be broken if this event came next; nothing means that it is legal."""
    return primaries_broken(bench_of(rulebook), ledger, event)


def menu(ledger: Ledger, rulebook: Rulebook = HOUSE) -> tuple[Seat, Menu]:
    """Whose turn it is and what he may do: NOBODY and nothing when no decision is open.

    Amounts are totals in front of the player. In no-limit the legal totals of a bet or raise have no gaps, so it is
    enough to ask for the least and the greatest.
    """
    seat = to_act(ledger)
    if seat == NOBODY:
        return NOBODY, NOTHING

    def legal(action: Action) -> bool:
        return not broken_by(ledger, action, rulebook)

    most = everything(ledger, seat)
    least = min(least_wager(ledger), most)
    call = min(bet_to_match(ledger), most)
    span: tuple[Chips, Chips] = (least, most)
    return seat, Menu(
        fold=legal(Folded(seat)),
        check=legal(Checked(seat)),
        call=call if legal(Called(seat, call)) else 0,
        bet=span if legal(Bet(seat, least)) and legal(Bet(seat, most)) else None,
        raise_to=span if legal(RaisedTo(seat, least)) and legal(RaisedTo(seat, most)) else None,
    )
