"""Counsel: what may be done now, and which clause forbids the rest. Everything is asked of the clauses themselves."""

from functools import cache

from holdem_spec.judge.bench import Bench, Broken, is_legal, primaries_broken
from holdem_spec.ledger import Ledger
from holdem_spec.terms.betting import bet_to_match, everything, to_act
from holdem_spec.terms.conduct import totals_spoken_of
from holdem_spec.terms.limits import plain_wager, pot_as_it_lies, pot_raise, pot_with_full_blinds
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

    Amounts are totals in front of the player. The legal totals of a bet or raise have no gaps, so it is enough to find
    the least and the greatest among those at which some limit may end.
    """
    seat = to_act(ledger)
    if seat == NOBODY:
        return NOBODY, NOTHING

    def legal(action: Action) -> bool:
        return is_legal(bench_of(rulebook), ledger, action)

    def span(wager: type[Bet] | type[RaisedTo]) -> tuple[Chips, Chips] | None:
        totals = [to for to in _limits_of_a_wager(ledger, seat) if legal(wager(seat, to))]
        return (min(totals), max(totals)) if totals else None

    call = min(bet_to_match(ledger), everything(ledger, seat))
    return seat, Menu(
        fold=legal(Folded(seat)),
        check=legal(Checked(seat)),
        call=call if legal(Called(seat, call)) else 0,
        bet=span(Bet),
        raise_to=span(RaisedTo),
    )


def _limits_of_a_wager(ledger: Ledger, seat: Seat) -> set[Chips]:
    """The totals at which a bet or raise may begin or end: the least one, the pot in every reading, all-in."""
    pots = (pot_as_it_lies(ledger), pot_with_full_blinds(ledger))
    raises = {pot_raise(ledger, seat, pot, after_call) for pot in pots for after_call in (True, False)}
    most = everything(ledger, seat)
    said = () if ledger.floor is None else totals_spoken_of(ledger)
    return {to for to in {plain_wager(ledger, seat), *pots, *raises, most, *said} if 0 < to <= most}
