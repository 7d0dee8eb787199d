"""NL: how much, and who may raise."""

from holdem_spec.clauses.form import forbids, permits
from holdem_spec.clauses.offers import range_denied
from holdem_spec.clauses.verdicts import HOLDS, NOT_CONCERNED, Verdict, broken
from holdem_spec.ledger import Ledger
from holdem_spec.terms.betting import (
    a_single_full_raise_came,
    bet_to_match,
    everything,
    faces_a_full_raise,
    has_acted,
    last_full_raise,
    least_wager,
    over_a_short_all_in,
    price,
    somebody_could_answer,
    to_act,
)
from holdem_spec.terms.limits import pot_as_it_lies, pot_raise, sizes_are_free
from holdem_spec.vocabulary.events import Bet, Offered, RaisedTo, Refused
from holdem_spec.vocabulary.seats import NOBODY, Seat
from holdem_spec.vocabulary.table import Limit


def _all_in(wager: Bet | RaisedTo, before: Ledger) -> bool:
    return wager.to - before.in_front[wager.seat] >= before.stacks[wager.seat]


@forbids("NL-MINBET", "S0.21/5 S0.25/1 S0.25/2 S0.47/3 S1.23/2 S4.45/4 S4.46/1 S4.46/2 S4.69/2 S4.71/1")
def a_bet_is_at_least_the_big_blind(bet: Bet, before: Ledger) -> Verdict:
    """The first bet of a round is at least one big blind; only an all-in may be less.

    Wer eine Runde mit einem Einsatz eröffnet, bringt mindestens einen Big Blind; nur ein All-in darf darunter liegen.
    """
    if not sizes_are_free(before):
        return NOT_CONCERNED
    least = before.table.big_blind
    return HOLDS if bet.to >= least or _all_in(bet, before) else broken(got=bet.to, at_least=least)


@forbids(
    "NL-MINRAISE",
    "S0.26/1 S0.26/2 S0.26/3 S0.47/1 S0.47/2 S1.25/2 S1.25/3 S4.4/1 S4.45/4 S4.47/1 S4.48/1 S4.48/2 "
    "S4.50/1 S4.51/1 S4.68/4 S4.76/1 S4.76/2",
)
def a_raise_is_at_least_the_last_full_raise(raised: RaisedTo, before: Ledger) -> Verdict:
    """A raise lifts the bet by at least the last full bet or raise of the round, before the first by one big blind;
    only an all-in may be less.

    Eine Erhöhung hebt den Einsatz mindestens um den letzten vollen Einsatz oder Raise der Runde, vor dem ersten um
    einen Big Blind; nur ein All-in darf darunter liegen.
    """
    bet = bet_to_match(before)
    if not 0 < bet < raised.to or not sizes_are_free(before):
        return NOT_CONCERNED
    least = bet + last_full_raise(before)
    return HOLDS if raised.to >= least or _all_in(raised, before) else broken(got=raised.to, at_least=least)


@forbids("NL-NOREOPEN", "S0.36/2 S0.36/3 S0.49/4 S0.49/5", under="raise.cumulative=per_player")
def who_has_acted_needs_a_full_raise_to_raise_again(raised: RaisedTo, before: Ledger) -> Verdict:
    """A player who has acted in the round may raise again only if the bet has risen by at least one full raise since; a
    short all-in alone gives him no new right.

    Wer in der Runde schon gehandelt hat, darf nur erneut erhöhen, wenn der Einsatz seither um mindestens eine volle
    Erhöhung gestiegen ist; ein Kurz-All-in allein gibt ihm kein neues Recht.
    """
    if not has_acted(before, raised.seat) or not sizes_are_free(before):
        return NOT_CONCERNED
    if faces_a_full_raise(before, raised.seat):
        return HOLDS
    return broken(risen_by=price(before, raised.seat), full_raise=last_full_raise(before))


@forbids("NL-NOREOPEN", under="raise.cumulative=never")
def who_has_acted_needs_one_full_raise_to_raise_again(raised: RaisedTo, before: Ledger) -> Verdict:
    """A player who has acted in the round may raise again only over a single full bet or raise made since; short
    all-ins never add up to one.

    Wer in der Runde schon gehandelt hat, darf nur über einen einzelnen vollen Einsatz oder Raise erneut erhöhen, der
    seither kam; Kurz-All-ins werden nie zusammengezählt.
    """
    if not has_acted(before, raised.seat) or not sizes_are_free(before):
        return NOT_CONCERNED
    if a_single_full_raise_came(before, raised.seat):
        return HOLDS
    return broken(full_raise=last_full_raise(before))


@forbids("NL-SHORTUNACTED", "S0.36/1", under="raise.unacted=call_or_fold")
def who_has_not_acted_does_not_raise_over_a_short_all_in(raised: RaisedTo, before: Ledger) -> Verdict:
    """After an all-in below the minimum raise a player who has not acted yet, too, only calls or folds.

    Nach einem All-in unter der Mindesterhöhung kann auch, wer noch nicht gehandelt hat, nur mitgehen oder aussteigen.
    """
    if has_acted(before, raised.seat) or not sizes_are_free(before):
        return NOT_CONCERNED
    return broken(short_all_in=bet_to_match(before)) if over_a_short_all_in(before) else HOLDS


def _raise_denied(offer: Offered | Refused, before: Ledger, seat: Seat) -> Verdict:
    """Whether a bet or raise to some total from the least to all-in is denied; nothing is due when the stack does not
    go above the bet or nobody could answer."""
    most = everything(before, seat)
    if most <= bet_to_match(before) or not somebody_could_answer(before, seat) or not sizes_are_free(before):
        return NOT_CONCERNED
    least = min(least_wager(before), most)
    if before.table.limit == Limit.POT_LIMIT:  # up to what every reading of the pot allows
        most = min(most, pot_raise(before, seat, pot_as_it_lies(before), after_call=False))
        if least > most:
            return NOT_CONCERNED
    return range_denied(offer, RaisedTo if bet_to_match(before) else Bet, seat, least, most)


def has_a_plain_right(before: Ledger, seat: Seat) -> bool:
    """The right to bet or raise that no reading disputes (S0.36, S0.49)."""
    if has_acted(before, seat):
        return a_single_full_raise_came(before, seat)
    return not over_a_short_all_in(before)


@permits(
    "NL-MAXSTACK",
    "S0.24/1 S0.28/1 S0.47/4 S0.59/1 S1.13/11 S1.25/4 S1.42/2 S3.13/5 S3.13/6 S3.16/14 S3.24/3 S4.3/5 "
    "S4.39/2 S4.45/2 S4.45/4 S4.50/1 S4.68/4",
)
def any_amount_up_to_the_stack(offer: Offered | Refused, before: Ledger) -> Verdict:
    """A player who may bet or raise may make it any amount from the least up to all his chips.

    Wer setzen oder erhöhen darf, kann jeden Betrag vom kleinsten zulässigen bis zu allen seinen Chips wählen.
    """
    seat = to_act(before)
    if before.table.limit != Limit.NO_LIMIT or seat == NOBODY or not has_a_plain_right(before, seat):
        return NOT_CONCERNED
    return _raise_denied(offer, before, seat)


@permits("NL-SHORTALLIN", "S0.28/1 S0.28/2 S0.28/3 S0.49/1 S0.49/2 S0.49/3 S4.52/1")
def an_all_in_may_be_below_the_least(offer: Offered | Refused, before: Ledger) -> Verdict:
    """A player whose chips do not reach the minimum bet or raise may go all-in all the same.

    Wessen Chips für Mindesteinsatz oder Mindesterhöhung nicht reichen, der darf trotzdem all-in gehen.
    """
    seat = to_act(before)
    if seat == NOBODY or not has_a_plain_right(before, seat) or everything(before, seat) >= least_wager(before):
        return NOT_CONCERNED
    return _raise_denied(offer, before, seat)


@permits("NL-SHORTUNACTED", under="raise.unacted=may_raise")
def who_has_not_acted_may_raise_over_a_short_all_in(offer: Offered | Refused, before: Ledger) -> Verdict:
    """A player who has not acted yet may raise over an all-in below the minimum raise.

    Wer noch nicht gehandelt hat, darf über ein All-in unter der Mindesterhöhung erhöhen.
    """
    seat = to_act(before)
    if seat == NOBODY or has_acted(before, seat) or not over_a_short_all_in(before):
        return NOT_CONCERNED
    return _raise_denied(offer, before, seat)


@permits("NL-SHORTCUM", under="raise.cumulative=per_player")
def short_all_ins_add_up(offer: Offered | Refused, before: Ledger) -> Verdict:
    """A player who has acted may raise again when several short all-ins since have together lifted the bet by a full
    raise; the minimum raise stays measured by the last full one.

    Wer gehandelt hat, darf erneut erhöhen, wenn mehrere Kurz-All-ins seither zusammen eine volle Erhöhung ausmachen;
    das Maß der Mindesterhöhung bleibt die letzte volle.
    """
    seat = to_act(before)
    if seat == NOBODY or not has_acted(before, seat) or a_single_full_raise_came(before, seat):
        return NOT_CONCERNED
    return _raise_denied(offer, before, seat) if faces_a_full_raise(before, seat) else NOT_CONCERNED


@permits("NL-NOCAP", "S0.59/5")
def raises_are_not_counted(offer: Offered | Refused, before: Ledger) -> Verdict:
    """The number of raises in a round is not limited.

    Die Zahl der Erhöhungen einer Runde ist nicht begrenzt.
    """
    seat = to_act(before)
    if seat == NOBODY or len(before.wagers) < 4 or not has_a_plain_right(before, seat):
        return NOT_CONCERNED
    return _raise_denied(offer, before, seat)


@forbids("NL-STREETSAME", "S0.21/5", implied_by="NL-MINBET")
def the_least_bet_is_the_same_on_every_street(bet: Bet, before: Ledger) -> Verdict:
    """In no-limit the minimum bet is one big blind on flop, turn and river alike.

    Im No-Limit beträgt der Mindesteinsatz auf Flop, Turn und River gleichermaßen einen Big Blind.
    """
    if before.boards == 0 or not sizes_are_free(before):
        return NOT_CONCERNED
    least = min(before.table.big_blind, everything(before, bet.seat))
    return HOLDS if bet.to >= least else broken(got=bet.to, at_least=least)
