"""Terms of fixed limit and pot limit: the unit of a street, the last complete bet, the cap, the greatest raise."""

from holdem_spec.ledger import Ledger
from holdem_spec.terms.betting import bet_to_match, everything, least_wager, price
from holdem_spec.terms.term import remembered, term
from holdem_spec.terms.wagers import complete_totals, less_than_full_blinds, one_above, pot_on_top
from holdem_spec.vocabulary.seats import Seat
from holdem_spec.vocabulary.table import Chips, Limit

MOST_RAISES = 3
"""One bet and three raises are the cap of a round (S1.56, S3.20)."""


@term("S0.21 S0.59 S1.56 S3.16 S3.20")
def unit(ledger: Ledger) -> Chips:
    """In fixed limit the size of every bet and raise: the lower limit before the flop and on it, then the upper."""
    return ledger.table.limits[0 if ledger.boards < 2 else 1]


@term("S1.56 S3.16")
@remembered
def complete_bets(ledger: Ledger) -> tuple[Chips, ...]:
    """In fixed limit the totals of the street that count as a bet or a raise, in order; the big blind is the first one
    before the flop. An all-in counts from half a unit above the one before."""
    return complete_totals(ledger.wagers, (ledger.table.big_blind,) if ledger.boards == 0 else (), unit(ledger))


@term("S1.56 S3.16")
def next_complete_bet(ledger: Ledger) -> Chips:
    """In fixed limit the total of the next bet or raise: one unit above the last complete one."""
    return one_above(complete_bets(ledger), unit(ledger))


@term("S1.56 S3.20")
def the_cap_is_reached(ledger: Ledger) -> bool:
    """Whether the round has had its bet and three raises."""
    return not sizes_are_free(ledger) and len(complete_bets(ledger)) > MOST_RAISES


@term("S3.20")
def two_were_left_before_the_cap(ledger: Ledger) -> bool:
    """Whether only two players were in the hand when the bet was made that reached the cap."""
    capping = complete_bets(ledger)[MOST_RAISES]
    return ledger.wagers_among[ledger.wagers.index(capping)] == 2


@term("S1.57")
def pot_as_it_lies(ledger: Ledger) -> Chips:
    """Everything put in so far, bets in front and antes included."""
    return sum(ledger.put_in) + ledger.dead_money


@term("S1.57")
def pot_with_full_blinds(ledger: Ledger) -> Chips:
    """The pot before the flop as if both blinds had been posted in full, later the pot as it lies."""
    if ledger.boards > 0:
        return pot_as_it_lies(ledger)
    table = ledger.table
    return pot_as_it_lies(ledger) + less_than_full_blinds(table.small_blind, table.big_blind, sum(ledger.blind_chips))


@term("S1.57")
def pot_raise(ledger: Ledger, seat: Seat, pot: Chips, after_call: bool) -> Chips:
    """The greatest total of a raise by the size of the pot, measured after the raiser's call or before it."""
    return pot_on_top(bet_to_match(ledger), pot, price(ledger, seat), after_call)


@term("S0.25 S0.26 S1.23 S1.25 S1.56")
def plain_wager(ledger: Ledger, seat: Seat) -> Chips:
    """A total that whoever may bet or raise may surely choose: the least one, or all-in if he has less."""
    least = least_wager(ledger) if sizes_are_free(ledger) else next_complete_bet(ledger)
    return min(least, everything(ledger, seat))


@term("S0.59 S1.56 S1.57")
def sizes_are_free(ledger: Ledger) -> bool:
    """Whether a bet or raise has no fixed size: in no-limit and pot limit."""
    return ledger.table.limit != Limit.FIXED_LIMIT
