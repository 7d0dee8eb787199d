"""What the wagers of a street come to: the totals bet and raised to, in order, over the bet there was before them.

These say what they say of any numbers, since the books take any event; what is shown of them names its hypotheses.
"""

from collections.abc import Sequence

from holdem_spec.vocabulary.table import Chips


def full_size(wagers: Sequence[Chips], bet: Chips, big_blind: Chips) -> Chips:
    """The size of the last full bet or raise, at least one big blind (S0.26, S0.47, S1.25)."""
    size = big_blind
    for to in wagers:
        if to - bet >= size:
            size = to - bet
        bet = to
    return size


def one_was_full(wagers: Sequence[Chips], bet: Chips, big_blind: Chips, since: int) -> bool:
    """Whether, of the wagers from a number on, one alone was a full bet or raise (S0.36, S0.49)."""
    size = big_blind
    came = False
    for number, to in enumerate(wagers):
        if to - bet >= size:
            size = to - bet
            came = came or number >= since
        bet = to
    return came


def last_was_short(wagers: Sequence[Chips], bet: Chips, big_blind: Chips) -> bool:
    """Whether the last wager was less than a full bet or raise (S0.36)."""
    size = big_blind
    short = False
    for to in wagers:
        short = to - bet < size
        size = max(size, to - bet)
        bet = to
    return short


def complete_totals(wagers: Sequence[Chips], first: Sequence[Chips], unit: Chips) -> tuple[Chips, ...]:
    """Fixed limit: the totals that count as a bet or raise, `first` among them, the others from half a unit above the
    one before (S1.56, S3.16)."""
    complete = list(first)
    for to in wagers:
        if 2 * (to - (complete[-1] if complete else 0)) >= unit:
            complete.append(to)
    return tuple(complete)


def one_above(complete: Sequence[Chips], unit: Chips) -> Chips:
    """Fixed limit: the total of the next bet or raise (S1.56, S3.16)."""
    return (complete[-1] if complete else 0) + unit


def is_due_in_fixed_limit(to: Chips, due: Chips, all_in: Chips) -> bool:
    """Whether a total is the one that is due, or all-in for less (S1.56, S3.16)."""
    return to == due or (to < due and to >= all_in)


def pot_on_top(bet: Chips, pot: Chips, to_pay: Chips, after_call: bool) -> Chips:
    """Pot limit: the total of a raise by the whole pot, as it is after the raiser's call or before it (S1.57)."""
    return bet + pot + (to_pay if after_call else 0)


def less_than_full_blinds(small_blind: Chips, big_blind: Chips, posted: Chips) -> Chips:
    """What is missing of both blinds (S1.57)."""
    return max(0, small_blind + big_blind - posted)


def called_total(bet: Chips, in_front: Chips, behind: Chips) -> Chips:
    """A call: up to the bet, or all that the player has in front and behind (S1.24, S4.38)."""
    return min(bet, in_front + behind)
