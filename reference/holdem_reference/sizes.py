"""How much a call, a bet or a raise may be: chips, all as totals in front of the player."""

from holdem_spec.vocabulary.table import Chips


def call_total(bet: Chips, all_in: Chips) -> Chips:
    """A call goes up to the bet, or all-in for less (S1.24, S4.38)."""
    assert bet > 0
    assert all_in > 0
    return min(bet, all_in)


def lifted(bet: Chips, full_raise: Chips, to: Chips) -> tuple[bool, Chips]:
    """Whether a bet or raise is a full one, and the least size of the next: an all-in that lifts the bet by less leaves
    it as it was (S0.26, S0.47, S1.25)."""
    assert 0 <= bet < to
    assert full_raise > 0
    lift = to - bet
    full = lift >= full_raise
    return full, lift if full else full_raise


def free_range(bet: Chips, full_raise: Chips, all_in: Chips, most: Chips) -> tuple[Chips, Chips] | None:
    """The least and the greatest bet or raise where sizes are free, up to some `most`; None where that is too little.
    Only an all-in may be less than a full bet or raise (S0.24–S0.26, S0.28)."""
    assert 0 <= bet < all_in
    assert full_raise > 0
    least = min(bet + full_raise, all_in)
    greatest = min(most, all_in)
    return (least, greatest) if least <= greatest else None


def pot_raise(bet: Chips, in_front: Chips, pot: Chips, after_call: bool) -> Chips:
    """Pot limit: the greatest bet or raise, whatever the stack; a raise is measured after the raiser's call or before
    it (S1.57)."""
    assert 0 <= in_front <= bet
    assert pot >= 0
    return bet + pot + (bet - in_front if after_call else 0)


def missing_blinds(small_blind: Chips, big_blind: Chips, posted: Chips) -> Chips:
    """What full blinds would have brought more than was posted (S1.57)."""
    assert 0 < small_blind <= big_blind
    assert posted >= 0
    return max(0, small_blind + big_blind - posted)


def fixed_total(complete: Chips, unit: Chips, all_in: Chips) -> Chips:
    """Fixed limit: the one size of a bet or raise, a unit above the last that counted, or all-in for less (S1.56)."""
    assert 0 <= complete < all_in
    assert unit > 0
    return min(complete + unit, all_in)


def counts(to: Chips, complete: Chips, unit: Chips) -> bool:
    """Fixed limit: whether a wager counts as a bet or raise, which it does from half a unit above the last that
    counted (S1.56, S3.16)."""
    assert complete >= 0
    assert unit > 0
    return 2 * (to - complete) >= unit
