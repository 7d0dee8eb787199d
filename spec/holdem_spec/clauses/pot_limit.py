"""PL: at most the pot."""

from holdem_spec.clauses.form import forbids, permits
from holdem_spec.clauses.no_limit import has_a_plain_right
from holdem_spec.clauses.offers import range_denied
from holdem_spec.clauses.verdicts import HOLDS, NOT_CONCERNED, Verdict, broken
from holdem_spec.ledger import Ledger
from holdem_spec.terms.betting import bet_to_match, everything, least_wager, somebody_could_answer, to_act
from holdem_spec.terms.limits import pot_as_it_lies, pot_raise, pot_with_full_blinds
from holdem_spec.vocabulary.events import Bet, Offered, RaisedTo, Refused
from holdem_spec.vocabulary.seats import NOBODY
from holdem_spec.vocabulary.table import Chips, Limit


@forbids("PL-MAXBET", "S1.57/1")
def a_bet_is_at_most_the_pot(bet: Bet, before: Ledger) -> Verdict:
    """In pot limit a bet is at most what lies in the pot.

    Im Pot Limit beträgt ein Einsatz höchstens, was im Pot liegt.
    """
    if before.table.limit != Limit.POT_LIMIT:
        return NOT_CONCERNED
    most = pot_as_it_lies(before)
    return HOLDS if bet.to <= most else broken(got=bet.to, at_most=most)


def _at_most_the_pot(raised: RaisedTo, before: Ledger, pot: Chips, after_call: bool) -> Verdict:
    if before.table.limit != Limit.POT_LIMIT:
        return NOT_CONCERNED
    most = pot_raise(before, raised.seat, pot, after_call)
    return HOLDS if raised.to <= most else broken(got=raised.to, at_most=most, pot=pot)


@forbids("PL-MAXRAISE", "S1.57/2", under="pot.base=after_call pot.short_blind=assume_full")
def a_raise_is_by_the_pot_after_the_call_with_full_blinds(raised: RaisedTo, before: Ledger) -> Verdict:
    """In pot limit a raise goes at most as far above the bet as the pot would hold after the raiser's call; before the
    flop both blinds count in full.

    Im Pot Limit erhöht man höchstens um den Pot, wie er nach dem eigenen Call läge; vor dem Flop zählen beide
    Blinds voll.
    """
    return _at_most_the_pot(raised, before, pot_with_full_blinds(before), after_call=True)


@forbids("PL-MAXRAISE", under="pot.base=after_call pot.short_blind=actual")
def a_raise_is_by_the_pot_after_the_call(raised: RaisedTo, before: Ledger) -> Verdict:
    """In pot limit a raise goes at most as far above the bet as the pot would hold after the raiser's call; only chips
    that are there count.

    Im Pot Limit erhöht man höchstens um den Pot, wie er nach dem eigenen Call läge; es zählen nur die Chips, die da
    sind.
    """
    return _at_most_the_pot(raised, before, pot_as_it_lies(before), after_call=True)


@forbids("PL-MAXRAISE", under="pot.base=before_call pot.short_blind=assume_full")
def a_raise_is_by_the_pot_before_the_call_with_full_blinds(raised: RaisedTo, before: Ledger) -> Verdict:
    """In pot limit a raise goes at most as far above the bet as the pot holds before the raiser's call; before the
    flop both blinds count in full.

    Im Pot Limit erhöht man höchstens um den Pot, wie er vor dem eigenen Call liegt; vor dem Flop zählen beide
    Blinds voll.
    """
    return _at_most_the_pot(raised, before, pot_with_full_blinds(before), after_call=False)


@forbids("PL-MAXRAISE", under="pot.base=before_call pot.short_blind=actual")
def a_raise_is_by_the_pot_before_the_call(raised: RaisedTo, before: Ledger) -> Verdict:
    """In pot limit a raise goes at most as far above the bet as the pot holds before the raiser's call; only chips
    that are there count.

    Im Pot Limit erhöht man höchstens um den Pot, wie er vor dem eigenen Call liegt; es zählen nur die Chips, die da
    sind.
    """
    return _at_most_the_pot(raised, before, pot_as_it_lies(before), after_call=False)


def _up_to_the_pot_denied(offer: Offered | Refused, before: Ledger, pot: Chips, after_call: bool) -> Verdict:
    seat = to_act(before)
    if before.table.limit != Limit.POT_LIMIT or seat == NOBODY or not has_a_plain_right(before, seat):
        return NOT_CONCERNED
    limit = pot_raise(before, seat, pot, after_call) if bet_to_match(before) else pot_as_it_lies(before)
    most = min(limit, everything(before, seat))
    too_small = limit < min(least_wager(before), everything(before, seat))
    if too_small or most <= bet_to_match(before) or not somebody_could_answer(before, seat):
        return NOT_CONCERNED
    least = min(least_wager(before), most)
    return range_denied(offer, RaisedTo if bet_to_match(before) else Bet, seat, least, most)


@permits("PL-MINSAME", under="pot.base=after_call pot.short_blind=assume_full")
def any_amount_up_to_the_pot_after_the_call_with_full_blinds(offer: Offered | Refused, before: Ledger) -> Verdict:
    """Who may bet or raise in pot limit may make it any amount from the least, which is that of no-limit, up to the
    pot after his call, both blinds counted in full before the flop.

    Wer im Pot Limit setzen oder erhöhen darf, kann jeden Betrag vom kleinsten, der wie im No-Limit ist, bis zum Pot
    nach seinem Call wählen, vor dem Flop mit vollen Blinds.
    """
    return _up_to_the_pot_denied(offer, before, pot_with_full_blinds(before), after_call=True)


@permits("PL-MINSAME", under="pot.base=after_call pot.short_blind=actual")
def any_amount_up_to_the_pot_after_the_call(offer: Offered | Refused, before: Ledger) -> Verdict:
    """Who may bet or raise in pot limit may make it any amount from the least, which is that of no-limit, up to the
    pot after his call, as it lies.

    Wer im Pot Limit setzen oder erhöhen darf, kann jeden Betrag vom kleinsten, der wie im No-Limit ist, bis zum Pot
    nach seinem Call wählen, wie er liegt.
    """
    return _up_to_the_pot_denied(offer, before, pot_as_it_lies(before), after_call=True)


@permits("PL-MINSAME", under="pot.base=before_call pot.short_blind=assume_full")
def any_amount_up_to_the_pot_before_the_call_with_full_blinds(offer: Offered | Refused, before: Ledger) -> Verdict:
    """Who may bet or raise in pot limit may make it any amount from the least, which is that of no-limit, up to the
    pot before his call, both blinds counted in full before the flop.

    Wer im Pot Limit setzen oder erhöhen darf, kann jeden Betrag vom kleinsten, der wie im No-Limit ist, bis zum Pot
    vor seinem Call wählen, vor dem Flop mit vollen Blinds.
    """
    return _up_to_the_pot_denied(offer, before, pot_with_full_blinds(before), after_call=False)


@permits("PL-MINSAME", under="pot.base=before_call pot.short_blind=actual")
def any_amount_up_to_the_pot_before_the_call(offer: Offered | Refused, before: Ledger) -> Verdict:
    """Who may bet or raise in pot limit may make it any amount from the least, which is that of no-limit, up to the
    pot before his call, as it lies.

    Wer im Pot Limit setzen oder erhöhen darf, kann jeden Betrag vom kleinsten, der wie im No-Limit ist, bis zum Pot
    vor seinem Call wählen, wie er liegt.
    """
    return _up_to_the_pot_denied(offer, before, pot_as_it_lies(before), after_call=False)
