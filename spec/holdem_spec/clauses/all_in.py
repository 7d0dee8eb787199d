"""AI: all-in, and the run-out when nobody can bet any more."""

from holdem_spec.clauses.form import forbids, owes, permits
from holdem_spec.clauses.offers import denied
from holdem_spec.clauses.verdicts import HOLDS, NOT_CONCERNED, Verdict, broken
from holdem_spec.ledger import Ledger
from holdem_spec.terms.betting import (
    able_to_bet,
    bet_to_match,
    everything,
    nobody_can_bet_any_more,
    one_is_left,
    price,
    somebody_could_answer,
    to_act,
)
from holdem_spec.terms.showdown import yet_to_show
from holdem_spec.vocabulary.events import (
    Bet,
    BoardDealt,
    Burned,
    Called,
    Checked,
    Folded,
    HandEnded,
    Offered,
    RaisedTo,
    Refused,
)


@forbids("AI-RUNOUT", "S1.45/1 S1.45/2 S4.60/1 S4.60/2")
def no_more_betting_in_a_run_out(action: Folded | Checked | Called | Bet | RaisedTo, before: Ledger) -> Verdict:
    """When no bet is left to answer and at most one of the remaining players has chips, nobody acts any more; the rest
    of the board follows at once. An open bet is answered first.

    Ist kein Einsatz mehr zu beantworten und hat höchstens einer der Verbliebenen noch Chips, handelt niemand mehr; der
    Rest des Boards folgt sofort. Ein offener Einsatz wird vorher beantwortet.
    """
    if len(able_to_bet(before)) > 1 or one_is_left(before):
        return NOT_CONCERNED
    return broken(players_with_chips=len(able_to_bet(before))) if nobody_can_bet_any_more(before) else HOLDS


@forbids("AI-NORAISE", "S1.45/1")
def no_wager_that_nobody_could_answer(wager: Bet | RaisedTo, before: Ledger) -> Verdict:
    """A player whose remaining opponents are all all-in only calls or folds; he does not bet or raise.

    Wessen verbliebene Gegner alle all-in sind, der geht nur mit oder steigt aus; er setzt und erhöht nicht.
    """
    if one_is_left(before):
        return NOT_CONCERNED
    return HOLDS if somebody_could_answer(before, wager.seat) else broken(opponents_with_chips=0)


@permits("AI-ALWAYS", "S0.28/1 S0.49/1 S1.42/1 S4.54/3 S4.96/1")
def lack_of_chips_never_forces_a_fold(offer: Offered | Refused, before: Ledger) -> Verdict:
    """A player who cannot pay the whole call may call all-in with what he has.

    Wer den Call nicht ganz zahlen kann, darf mit allem, was er hat, all-in mitgehen.
    """
    seat = to_act(before)
    if seat < 0 or price(before, seat) <= before.stacks[seat]:
        return NOT_CONCERNED
    return denied(offer, Called(seat, everything(before, seat)))


@owes("AI-FACEUP", under="allin.show=before_runout")
def all_hands_are_tabled_before_the_run_out(dealt: Burned | BoardDealt, before: Ledger) -> Verdict:
    """When nobody can bet any more, all remaining hands are turned up before the next card.

    Kann niemand mehr setzen, werden alle verbliebenen Hände vor der nächsten Karte aufgedeckt.
    """
    if one_is_left(before) or not nobody_can_bet_any_more(before):
        return NOT_CONCERNED
    hidden = yet_to_show(before)
    return broken(not_shown=hidden) if hidden else HOLDS


@forbids("AI-DEF", "S1.42/3 S4.54/1", implied_by="BET-BET BET-CALL BET-RAISE NL-MINBET NL-MINRAISE FL-LOW FL-HIGH")
def all_in_is_everything(wager: Called | Bet | RaisedTo, before: Ledger) -> Verdict:
    """Only an all-in may be for less than the rules ask; then all the player's remaining chips go in.

    Nur ein All-in darf unter dem liegen, was die Regel verlangt; dann gehen alle restlichen Chips in den Pot.
    """
    bet = bet_to_match(before)
    asked = bet if isinstance(wager, Called) else bet + 1
    if wager.to >= asked and (bet > 0 or wager.to >= before.table.big_blind):
        return NOT_CONCERNED
    left = everything(before, wager.seat) - wager.to
    return HOLDS if left <= 0 else broken(chips_kept=left)


@forbids(
    "AI-STAYS", "S1.42/4 S1.42/5 S4.54/2 S4.96/2", implied_by="BET-STARTPRE BET-HUORDER BET-STARTPOST BET-CLOCKWISE"
)
def an_all_in_player_stays_to_the_end(folded: Folded, before: Ledger) -> Verdict:
    """An all-in player stays in the hand to the showdown and decides nothing more.

    Wer all-in ist, bleibt bis zum Showdown in der Hand und entscheidet nichts mehr.
    """
    return HOLDS if before.stacks[folded.seat] > 0 else broken(stack=0)


@forbids(
    "AI-WINCAP",
    "S0.35/3 S0.51/3 S1.42/6 S4.55/1 S4.59/1 S4.85/1 S4.96/3",
    implied_by="POT-ORDER POT-ELIG POT-SUM END-PAID",
)
def nobody_wins_more_from_another_than_he_put_in(ended: HandEnded, before: Ledger) -> Verdict:
    """A player wins from each opponent at most as much as he put in himself.

    Von jedem Gegner gewinnt man höchstens so viel, wie man selbst eingezahlt hat.
    """
    for seat, won in enumerate(before.won):
        most = sum([min(put_in, before.put_in[seat]) for put_in in before.put_in]) + before.dead_money
        if won > most:
            return broken(seat=seat, got=won, at_most=most)
    return HOLDS
