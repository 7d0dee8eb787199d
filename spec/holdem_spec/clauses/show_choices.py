"""SHOW: what a player may do when it is his turn to show; one wording for each order of showing."""

from holdem_spec.clauses.form import permits
from holdem_spec.clauses.show import would_leave_a_pot
from holdem_spec.clauses.verdicts import NOT_CONCERNED, Verdict, broken
from holdem_spec.ledger import Ledger
from holdem_spec.terms.showdown import last_aggressor, next_to_show, river_aggressor
from holdem_spec.vocabulary.events import Mucked, Refused, Shown
from holdem_spec.vocabulary.seats import Seat


def _show_denied(refused: Refused, before: Ledger, due: Seat) -> Verdict:
    attempt = refused.attempt
    if not isinstance(attempt, Shown) or attempt.seat != due or attempt.cards != before.holes[due]:
        return NOT_CONCERNED
    return broken(refused=attempt)


def _muck_denied(refused: Refused, before: Ledger, due: Seat) -> Verdict:
    attempt = refused.attempt
    if not isinstance(attempt, Mucked) or attempt.seat != due or due == river_aggressor(before):
        return NOT_CONCERNED  # whether an aggressor may concede is another question, SHOW-MUSTFIRST
    return NOT_CONCERNED if would_leave_a_pot(due, before) else broken(refused=attempt)


@permits("SHOW-DOUBT", "S0.31/3", under="show.first=last_street show.side=side_first")
def showing_is_always_allowed_after_the_river_aggressor_side_pots_first(refused: Refused, before: Ledger) -> Verdict:
    """On his turn at the showdown a player may always show his hand. The order starts at the last aggressor of the
    river, players of side pots first.

    Wer beim Showdown an der Reihe ist, darf seine Hand immer zeigen. Die Reihe beginnt beim letzten Aggressor am
    River, Nebenpots zuerst.
    """
    return _show_denied(refused, before, next_to_show(before, river_aggressor(before), side_pots_first=True))


@permits(
    "SHOW-MUCK",
    "S0.31/1 S0.43/4 S0.61/2 S1.38/2 S3.30/2 S3.30/3 S4.18/2",
    under="show.muck=any show.first=last_street show.side=side_first",
)
def whoever_concedes_may_muck_after_the_river_aggressor_side_pots_first(refused: Refused, before: Ledger) -> Verdict:
    """On his turn at the showdown a player who concedes may lay his cards away unseen, whatever they are. The order
    starts at the last aggressor of the river, players of side pots first.

    Wer beim Showdown an der Reihe ist und aufgibt, darf seine Karten ungezeigt ablegen, gleich welche es sind. Die
    Reihe beginnt beim letzten Aggressor am River, Nebenpots zuerst.
    """
    return _muck_denied(refused, before, next_to_show(before, river_aggressor(before), side_pots_first=True))


@permits("SHOW-DOUBT", under="show.first=last_street show.side=seat_order")
def showing_is_always_allowed_after_the_river_aggressor_in_seat_order(refused: Refused, before: Ledger) -> Verdict:
    """On his turn at the showdown a player may always show his hand. The order starts at the last aggressor of the
    river and follows the seats.

    Wer beim Showdown an der Reihe ist, darf seine Hand immer zeigen. Die Reihe beginnt beim letzten Aggressor am
    River und folgt den Plätzen.
    """
    return _show_denied(refused, before, next_to_show(before, river_aggressor(before), side_pots_first=False))


@permits("SHOW-MUCK", under="show.muck=any show.first=last_street show.side=seat_order")
def whoever_concedes_may_muck_after_the_river_aggressor_in_seat_order(refused: Refused, before: Ledger) -> Verdict:
    """On his turn at the showdown a player who concedes may lay his cards away unseen, whatever they are. The order
    starts at the last aggressor of the river and follows the seats.

    Wer beim Showdown an der Reihe ist und aufgibt, darf seine Karten ungezeigt ablegen, gleich welche es sind. Die
    Reihe beginnt beim letzten Aggressor am River und folgt den Plätzen.
    """
    return _muck_denied(refused, before, next_to_show(before, river_aggressor(before), side_pots_first=False))


@permits("SHOW-DOUBT", under="show.first=any_street show.side=side_first")
def showing_is_always_allowed_after_the_last_aggressor_side_pots_first(refused: Refused, before: Ledger) -> Verdict:
    """On his turn at the showdown a player may always show his hand. The order starts at the last aggressor of the
    hand, players of side pots first.

    Wer beim Showdown an der Reihe ist, darf seine Hand immer zeigen. Die Reihe beginnt beim letzten Aggressor der
    Hand, Nebenpots zuerst.
    """
    return _show_denied(refused, before, next_to_show(before, last_aggressor(before), side_pots_first=True))


@permits("SHOW-MUCK", under="show.muck=any show.first=any_street show.side=side_first")
def whoever_concedes_may_muck_after_the_last_aggressor_side_pots_first(refused: Refused, before: Ledger) -> Verdict:
    """On his turn at the showdown a player who concedes may lay his cards away unseen, whatever they are. The order
    starts at the last aggressor of the hand, players of side pots first.

    Wer beim Showdown an der Reihe ist und aufgibt, darf seine Karten ungezeigt ablegen, gleich welche es sind. Die
    Reihe beginnt beim letzten Aggressor der Hand, Nebenpots zuerst.
    """
    return _muck_denied(refused, before, next_to_show(before, last_aggressor(before), side_pots_first=True))


@permits("SHOW-DOUBT", under="show.first=any_street show.side=seat_order")
def showing_is_always_allowed_after_the_last_aggressor_in_seat_order(refused: Refused, before: Ledger) -> Verdict:
    """On his turn at the showdown a player may always show his hand. The order starts at the last aggressor of the
    hand and follows the seats.

    Wer beim Showdown an der Reihe ist, darf seine Hand immer zeigen. Die Reihe beginnt beim letzten Aggressor der
    Hand und folgt den Plätzen.
    """
    return _show_denied(refused, before, next_to_show(before, last_aggressor(before), side_pots_first=False))


@permits("SHOW-MUCK", under="show.muck=any show.first=any_street show.side=seat_order")
def whoever_concedes_may_muck_after_the_last_aggressor_in_seat_order(refused: Refused, before: Ledger) -> Verdict:
    """On his turn at the showdown a player who concedes may lay his cards away unseen, whatever they are. The order
    starts at the last aggressor of the hand and follows the seats.

    Wer beim Showdown an der Reihe ist und aufgibt, darf seine Karten ungezeigt ablegen, gleich welche es sind. Die
    Reihe beginnt beim letzten Aggressor der Hand und folgt den Plätzen.
    """
    return _muck_denied(refused, before, next_to_show(before, last_aggressor(before), side_pots_first=False))
