"""BET, second half: check, bet, fold, call, raise."""

from holdem_spec.clauses.form import forbids, permits
from holdem_spec.clauses.offers import denied
from holdem_spec.clauses.verdicts import HOLDS, NOT_CONCERNED, Verdict, broken
from holdem_spec.ledger import Ledger
from holdem_spec.terms.betting import (
    a_single_full_raise_came,
    bet_to_match,
    call_total,
    has_acted,
    price,
    somebody_could_answer,
    to_act,
)
from holdem_spec.terms.limits import complete_bets, plain_wager, pot_as_it_lies, sizes_are_free, the_cap_is_reached
from holdem_spec.vocabulary.events import (
    Bet,
    BetReturned,
    BoardDealt,
    Burned,
    Called,
    Checked,
    Folded,
    HandEnded,
    Mucked,
    Offered,
    PotAwarded,
    RaisedTo,
    Refused,
    Shown,
)


@forbids("BET-CHECK", "S0.19/4 S0.20/4 S1.22/1 S1.22/2 S1.35/7 S3.13/2 S3.16/12 S4.34/1 S4.40/2 S4.69/1 S4.92/1")
def a_check_costs_nothing(checked: Checked, before: Ledger) -> Verdict:
    """A player checks only when he has nothing to pay; before the flop that is the big blind in an unraised pot.

    Checken kann nur, wer nichts zu zahlen hat; vor dem Flop ist das der Big Blind, wenn niemand erhöht hat.
    """
    due = price(before, checked.seat)
    return HOLDS if due <= 0 else broken(to_pay=due)


@forbids(
    "BET-CALL",
    "S1.24/1 S1.34/5 S3.13/4 S3.16/13 S4.38/1 S4.42/1 S4.42/2 S4.43/1 S4.68/6 S4.69/3 S4.79/1 S4.79/2 "
    "S4.82/1 S4.82/2 S4.92/2",
)
def a_call_equals_the_bet(called: Called, before: Ledger) -> Verdict:
    """A call needs something to pay and brings the player's own bet exactly to the highest bet of the round, or puts
    him all-in for less; he pays only what is missing.

    Ein Call setzt voraus, dass etwas zu zahlen ist, und bringt den eigenen Einsatz genau auf den höchsten der Runde
    oder für weniger all-in; zu zahlen ist nur der fehlende Betrag.
    """
    if price(before, called.seat) <= 0:
        return broken(to_pay=0)
    due = call_total(before, called.seat)
    return HOLDS if called.to == due else broken(got=called.to, due=due)


@forbids("BET-BET", "S1.23/1 S4.35/1 S4.69/2 S4.71/1")
def a_bet_comes_first(bet: Bet, before: Ledger) -> Verdict:
    """A bet is the first wager of a round; where a bet is to be matched already, one can only raise it.

    Ein Bet ist der erste Einsatz einer Runde; wo schon ein Einsatz zu erreichen ist, kann man nur erhöhen.
    """
    there = bet_to_match(before)
    return HOLDS if there == 0 else broken(bet_already=there)


@forbids("BET-RAISE", "S1.25/1 S3.13/5 S3.16/14 S4.3/5 S4.39/1 S4.47/2")
def a_raise_goes_above_the_bet(raised: RaisedTo, before: Ledger) -> Verdict:
    """A raise matches an existing bet and puts more on top; it is named by the new total.

    Ein Raise gleicht einen bestehenden Einsatz aus und legt darauf; genannt wird der neue Gesamtbetrag.
    """
    bet = bet_to_match(before)
    return HOLDS if raised.to > bet > 0 else broken(got=raised.to, bet=bet)


@permits("BET-FOLDFREE", "S1.21/3 S1.26/4 S3.16/9 S4.3/3", under="bet.fold_free=allow")
def folding_is_always_open(offer: Offered | Refused, before: Ledger) -> Verdict:
    """A player may fold on any turn of his, also when he could check.

    Aussteigen darf man, wann immer man an der Reihe ist, auch wenn man checken könnte.
    """
    seat = to_act(before)
    if seat < 0 or price(before, seat) > 0:
        return NOT_CONCERNED
    return denied(offer, Folded(seat))


@forbids("BET-FOLDFREE", under="bet.fold_free=forbid")
def no_fold_when_checking_is_free(folded: Folded, before: Ledger) -> Verdict:
    """A player folds only against a bet; when he could check, folding is not offered.

    Aussteigen kann man nur gegenüber einem Einsatz; wer checken könnte, dem wird es nicht angeboten.
    """
    return HOLDS if price(before, folded.seat) > 0 else broken(to_pay=0)


@permits("BET-MENUNOBET", "S0.20/4 S1.22/2 S1.23/1 S1.35/7 S3.16/8 S3.16/10 S3.24/3 S4.3/2 S4.32/1 S4.34/2 S4.35/2")
def who_faces_no_bet_may_check_or_bet(offer: Offered | Refused, before: Ledger) -> Verdict:
    """As long as nobody has bet in the round and no blind is to be matched, the player to act may check, and bet if
    somebody could call.

    Solange in der Runde niemand gesetzt hat und kein Blind auszugleichen ist, darf, wer an der Reihe ist, checken,
    und setzen, wenn jemand mitgehen könnte.
    """
    seat = to_act(before)
    if seat < 0 or bet_to_match(before) > 0:
        return NOT_CONCERNED
    return denied(offer, Checked(seat), Bet(seat, plain_wager(before, seat)))


@permits(
    "BET-MENUBET",
    "S0.19/5 S0.36/1 S1.24/1 S1.26/4 S3.13/3 S3.13/4 S3.13/6 S3.16/13 S3.24/3 S4.3/4 S4.32/1 S4.37/3 "
    "S4.38/2 S4.68/3 S4.71/2",
)
def who_faces_a_bet_may_fold_or_call(offer: Offered | Refused, before: Ledger) -> Verdict:
    """A player facing a bet may always fold it or call it.

    Wer einem Einsatz gegenübersteht, darf immer aussteigen oder mitgehen.
    """
    seat = to_act(before)
    if seat < 0 or price(before, seat) <= 0:
        return NOT_CONCERNED
    return denied(offer, Folded(seat), Called(seat, call_total(before, seat)))


@permits("BET-BBOPTION", "S0.19/7 S1.34/7 S3.13/8 S3.13/9 S3.13/11 S3.13/12 S4.40/3 S4.40/4")
def the_big_blind_may_check_or_raise(offer: Offered | Refused, before: Ledger) -> Verdict:
    """When nobody has raised before the flop, a player who owes nothing, which is the big blind, may check or raise; he
    has this choice once.

    Hat vor dem Flop niemand erhöht, darf, wer nichts schuldet, also der Big Blind, checken oder erhöhen; diese Wahl hat
    er einmal.
    """
    seat = to_act(before)
    if seat < 0 or before.boards > 0 or before.wagers or price(before, seat) > 0:
        return NOT_CONCERNED
    return denied(offer, Checked(seat), RaisedTo(seat, plain_wager(before, seat)))


@permits("BET-CHECKRAISE", "S4.3/5")
def who_has_checked_may_raise(offer: Offered | Refused, before: Ledger) -> Verdict:
    """A player who has checked may raise later in the round when he then faces a full bet.

    Wer gecheckt hat, darf später in der Runde erhöhen, wenn er dann einem vollen Einsatz gegenübersteht.
    """
    seat = to_act(before)
    if seat < 0 or before.in_front[seat] > 0:
        return NOT_CONCERNED
    faces_a_full_bet = a_single_full_raise_came(before, seat) if sizes_are_free(before) else complete_bets(before)
    if not has_acted(before, seat) or not faces_a_full_bet or the_cap_is_reached(before):
        return NOT_CONCERNED
    to = plain_wager(before, seat)
    if to <= bet_to_match(before) or not somebody_could_answer(before, seat):
        return NOT_CONCERNED
    return denied(offer, RaisedTo(seat, to))


@forbids("BET-ROUNDRESET", "S0.20/3 S4.42/3", implied_by="BET-CALL")
def every_round_begins_at_nothing(called: Called, before: Ledger) -> Verdict:
    """Every round begins at nothing: from the flop on a call matches a bet of the same round.

    Jede Runde beginnt bei null: Ab dem Flop gleicht ein Call einen Einsatz derselben Runde aus.
    """
    if before.boards == 0:
        return NOT_CONCERNED
    most = max(before.wagers, default=0)
    return HOLDS if 0 < called.to <= most else broken(got=called.to, at_most=most)


@forbids("BET-CHECKAROUND", "S0.20/5 S4.20/2 S4.70/1 S4.70/2", implied_by="BET-BET BET-CALL BET-RAISE")
def a_checked_round_costs_nothing(dealt: Burned | BoardDealt, before: Ledger) -> Verdict:
    """A round from the flop on in which everybody checks ends without a chip having been put in.

    Eine Runde ab dem Flop, in der alle checken, endet ohne einen gesetzten Chip.
    """
    if before.boards == 0 or before.wagers:
        return NOT_CONCERNED
    return HOLDS if sum(before.in_front) == 0 else broken(got=sum(before.in_front), due=0)


@forbids(
    "BET-FOLD",
    "S1.13/8 S1.26/1 S1.26/3 S4.37/1 S4.37/2",
    implied_by="BET-STARTPRE BET-HUORDER BET-STARTPOST BET-CLOCKWISE SHOW-WHEN POT-ELIG",
)
def who_has_folded_is_out_of_the_hand(
    event: Folded | Checked | Called | Bet | RaisedTo | Shown | Mucked | PotAwarded, before: Ledger
) -> Verdict:
    """A player who has folded lays his cards away and takes no further part: he neither acts nor shows nor wins.

    Wer aussteigt, legt seine Karten weg und spielt nicht mehr mit: Er handelt nicht, zeigt nicht und gewinnt nicht.
    """
    seats = [seat for seat, _ in event.shares] if isinstance(event, PotAwarded) else [event.seat]
    back = [seat for seat in seats if before.folded[seat]]
    return broken(folded=tuple(back)) if back else HOLDS


@forbids("BET-FOLDLOSE", "S1.26/2 S1.53/2 S4.68/5 S4.72/3 S4.94/1 S4.94/2", implied_by="POT-RETURN")
def folded_chips_stay_in_the_pot(returned: BetReturned, before: Ledger) -> Verdict:
    """Chips that a folding player has put in stay in the pot.

    Was ein Aussteiger eingezahlt hat, bleibt im Pot.
    """
    return broken(folded=returned.seat) if before.folded[returned.seat] else HOLDS


@forbids("BET-TOPOT", "S1.13/7 S1.21/1 S4.8/1 S4.65/4 S4.68/7 S4.69/4", implied_by="POT-SUM END-PAID")
def all_bets_go_into_the_pot(ended: HandEnded, before: Ledger) -> Verdict:
    """Everything bet in the hand and not returned goes into the pots, and all of it is paid out.

    Alles, was in der Hand gesetzt und nicht zurückgegeben wird, kommt in die Pots und wird ausgezahlt.
    """
    paid, bet = sum(before.won), pot_as_it_lies(before)
    return HOLDS if paid == bet else broken(paid=paid, bet=bet)
