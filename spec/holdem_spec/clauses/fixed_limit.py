"""FL: fixed amounts, the cap, and the half bet."""

from holdem_spec.clauses.form import forbids, permits
from holdem_spec.clauses.offers import range_denied
from holdem_spec.clauses.verdicts import HOLDS, NOT_CONCERNED, Verdict, broken
from holdem_spec.ledger import Ledger
from holdem_spec.terms.betting import bet_to_match, everything, has_acted, somebody_could_answer, to_act
from holdem_spec.terms.limits import (
    MOST_RAISES,
    complete_bets,
    next_complete_bet,
    sizes_are_free,
    the_cap_is_reached,
    two_were_left_before_the_cap,
)
from holdem_spec.terms.wagers import is_due_in_fixed_limit
from holdem_spec.vocabulary.events import Bet, HandStarted, Offered, RaisedTo, Refused
from holdem_spec.vocabulary.seats import NOBODY
from holdem_spec.vocabulary.table import Limit


@forbids("BLIND-CASINOLIMIT", "S3.9/8")
def the_big_blind_is_the_lower_limit(started: HandStarted, before: Ledger) -> Verdict:
    """In fixed limit the big blind equals the lower limit.

    Im Fixed Limit entspricht der Big Blind dem unteren Limit.
    """
    table = started.table
    if table.limit != Limit.FIXED_LIMIT:
        return NOT_CONCERNED
    return HOLDS if table.limits[0] == table.big_blind else broken(lower=table.limits[0], big_blind=table.big_blind)


@forbids("FL-DOUBLE", "S0.21/4 S0.59/3 S1.56/3")
def the_upper_limit_is_twice_the_lower(started: HandStarted, before: Ledger) -> Verdict:
    """In fixed limit the upper limit is twice the lower one.

    Im Fixed Limit ist das obere Limit doppelt so hoch wie das untere.
    """
    table = started.table
    if table.limit != Limit.FIXED_LIMIT:
        return NOT_CONCERNED
    lower, upper = table.limits
    return HOLDS if upper == 2 * lower else broken(lower=lower, upper=upper)


def _of_fixed_size(wager: Bet | RaisedTo, before: Ledger) -> Verdict:
    if sizes_are_free(before) or wager.to <= bet_to_match(before):
        return NOT_CONCERNED
    due = next_complete_bet(before)
    fits = is_due_in_fixed_limit(wager.to, due, everything(before, wager.seat))
    return HOLDS if fits else broken(got=wager.to, due=due)


@forbids("FL-LOW", "S0.59/2 S1.56/1 S1.56/2 S3.16/11 S3.16/15 S3.16/17")
def before_the_turn_it_is_the_lower_limit(wager: Bet | RaisedTo, before: Ledger) -> Verdict:
    """In fixed limit a bet is the lower limit before the flop and on it, and a raise goes that much above the last
    complete bet; only an all-in may be less.

    Im Fixed Limit beträgt ein Einsatz vor dem Flop und am Flop das untere Limit, eine Erhöhung legt ebenso viel auf den
    letzten vollen Einsatz; nur ein All-in darf darunter liegen.
    """
    return _of_fixed_size(wager, before) if before.boards < 2 else NOT_CONCERNED


@forbids("FL-HIGH", "S0.21/4 S0.59/2 S0.59/3 S1.56/1 S1.56/3 S3.16/11 S3.16/15 S3.16/18 S3.20/4")
def from_the_turn_it_is_the_upper_limit(wager: Bet | RaisedTo, before: Ledger) -> Verdict:
    """In fixed limit a bet is the upper limit on turn and river, and a raise goes that much above the last complete
    bet; only an all-in may be less.

    Im Fixed Limit beträgt ein Einsatz am Turn und am River das obere Limit, eine Erhöhung legt ebenso viel auf den
    letzten vollen Einsatz; nur ein All-in darf darunter liegen.
    """
    return _of_fixed_size(wager, before) if before.boards >= 2 else NOT_CONCERNED


def _capped(raised: RaisedTo, before: Ledger) -> Verdict:
    return broken(raises=len(complete_bets(before)) - 1, at_most=MOST_RAISES)


def _is_capped_round(before: Ledger, two_handed: bool) -> bool:
    if sizes_are_free(before) or not the_cap_is_reached(before):
        return False
    return two_were_left_before_the_cap(before) == two_handed


@forbids("FL-CAP", "S0.59/4 S1.56/4 S3.20/5")
def one_bet_and_three_raises(raised: RaisedTo, before: Ledger) -> Verdict:
    """In fixed limit a round has at most one bet and three raises, the big blind being the bet before the flop; two
    players who were alone before that are a case of their own.

    Im Fixed Limit hat eine Runde höchstens einen Einsatz und drei Erhöhungen, vor dem Flop ist der Big Blind der
    Einsatz; zwei Spieler, die schon vorher allein waren, sind ein eigener Fall.
    """
    if sizes_are_free(before):
        return NOT_CONCERNED
    return _capped(raised, before) if _is_capped_round(before, two_handed=False) else HOLDS


@forbids("FL-CAPTOURN", "S3.20/7", under="limit.cap_tournament=always")
def in_a_tournament_the_cap_holds_for_two_as_well(raised: RaisedTo, before: Ledger) -> Verdict:
    """In a tournament the cap also holds when only two players are left in the hand.

    Im Turnier gilt die Obergrenze auch, wenn nur noch zwei Spieler in der Hand sind.
    """
    if not before.table.tournament or not _is_capped_round(before, two_handed=True):
        return NOT_CONCERNED
    return _capped(raised, before)


@forbids("FL-CAPTOURN", under="limit.cap_tournament=until_heads_up")
def in_a_tournament_the_cap_holds_until_two_are_left_in_it(raised: RaisedTo, before: Ledger) -> Verdict:
    """In a tournament the cap also holds with two players in the hand, until only two are left in the event.

    Im Turnier gilt die Obergrenze auch mit zwei Spielern in der Hand, bis nur noch zwei im Turnier sind.
    """
    if not before.table.tournament or not _is_capped_round(before, two_handed=True):
        return NOT_CONCERNED
    return HOLDS if len(before.players) == 2 else _capped(raised, before)


@forbids("FL-CAPCASH", "S3.20/8", under="limit.cap_cash=capped")
def in_a_cash_game_the_cap_holds_for_two_as_well(raised: RaisedTo, before: Ledger) -> Verdict:
    """In a cash game the cap also holds when only two players are left in the hand.

    Im Cash Game gilt die Obergrenze auch, wenn nur noch zwei Spieler in der Hand sind.
    """
    if before.table.tournament or not _is_capped_round(before, two_handed=True):
        return NOT_CONCERNED
    return _capped(raised, before)


@permits("FL-CAPCASH", under="limit.cap_cash=uncapped")
def in_a_cash_game_two_may_raise_on(offer: Offered | Refused, before: Ledger) -> Verdict:
    """In a cash game two players who were alone before the cap was reached may raise on.

    Im Cash Game dürfen zwei Spieler, die vor Erreichen der Obergrenze allein waren, weiter erhöhen.
    """
    seat = to_act(before)
    if seat == NOBODY or before.table.tournament or not _is_capped_round(before, two_handed=True):
        return NOT_CONCERNED
    return _fixed_amount_denied(offer, before)


@forbids("FL-SHORTALLIN")
def less_than_half_a_bet_reopens_nothing(raised: RaisedTo, before: Ledger) -> Verdict:
    """In fixed limit an all-in of at least half a unit counts as a bet or raise; less gives a player who has acted no
    new right to raise.

    Im Fixed Limit zählt ein All-in ab einem halben Einsatz als Einsatz oder Erhöhung; weniger gibt dem, der schon
    gehandelt hat, kein neues Erhöhungsrecht.
    """
    if sizes_are_free(before) or not has_acted(before, raised.seat):
        return NOT_CONCERNED
    complete = max(complete_bets(before), default=0)
    return HOLDS if complete > before.in_front[raised.seat] else broken(last_complete_bet=complete)


@permits("FL-FIXED")
def the_fixed_amount_may_be_bet(offer: Offered | Refused, before: Ledger) -> Verdict:
    """In fixed limit a player who may bet or raise may do so by the fixed amount, or all-in if he has less.

    Wer im Fixed Limit setzen oder erhöhen darf, darf es um den festen Betrag, oder all-in, wenn er weniger hat.

    No sentence of its own; the other side of S1.56.
    """
    seat = to_act(before)
    if sizes_are_free(before) or seat == NOBODY or the_cap_is_reached(before):
        return NOT_CONCERNED
    return _fixed_amount_denied(offer, before)


def _fixed_amount_denied(offer: Offered | Refused, before: Ledger) -> Verdict:
    seat = to_act(before)
    if has_acted(before, seat) and max(complete_bets(before), default=0) <= before.in_front[seat]:
        return NOT_CONCERNED
    to = min(next_complete_bet(before), everything(before, seat))
    if to <= bet_to_match(before) or not somebody_could_answer(before, seat):
        return NOT_CONCERNED
    return range_denied(offer, RaisedTo if bet_to_match(before) else Bet, seat, to, to)
