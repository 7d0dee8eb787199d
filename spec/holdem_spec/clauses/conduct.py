"""CON: what announcements and chips amount to, and the claims of a showdown."""

from holdem_spec.clauses.form import forbids, remedy
from holdem_spec.clauses.verdicts import HOLDS, NOT_CONCERNED, Verdict, broken
from holdem_spec.ledger import Ledger
from holdem_spec.terms.betting import nobody_can_bet_any_more, one_is_left, to_act
from holdem_spec.terms.conduct import (
    Meant,
    announced_action,
    corrected,
    disallowed_total,
    is_a_string_bet,
    motion_by_itself,
    motions,
    worth_of_a_string_bet,
)
from holdem_spec.terms.floor import floor
from holdem_spec.terms.pots import pots
from holdem_spec.terms.right import Right
from holdem_spec.terms.showdown import hand_value, it_is_showdown
from holdem_spec.terms.turns import Turns, next_in_turn
from holdem_spec.vocabulary.events import Bet, Called, Checked, Folded, PotAwarded, RaisedTo, Shown
from holdem_spec.vocabulary.floor import AskedAgain, PlaysTheBoard


def _fits(action: Folded | Checked | Called | Bet | RaisedTo, meant: Meant) -> Verdict:
    return HOLDS if meant.fits(action) else broken(got=action, due=(meant.kind.__name__, meant.to))


@remedy("CON-VERBAL", "S0.27/1")
def an_announcement_binds(action: Folded | Checked | Called | Bet | RaisedTo, before: Ledger, right: Right) -> Verdict:
    """What a player announces on his turn, before he moves chips, is what he does.

    Was ein Spieler am Zug ansagt, bevor er Chips bewegt, das tut er auch.
    """
    meant = announced_action(before, right)
    if meant is None:
        return NOT_CONCERNED
    if meant.kind is RaisedTo and isinstance(action, RaisedTo):
        return HOLDS  # the amount is CON-AMOUNTTOTAL's
    return _fits(action, meant)


@remedy("CON-AMOUNTTOTAL", "S4.47/2")
def a_named_amount_is_the_total(raised: RaisedTo, before: Ledger, right: Right) -> Verdict:
    """The amount that a player names with a raise is the new total, not what he adds to the bet.

    Der Betrag, den ein Spieler beim Erhöhen nennt, ist der neue Gesamtbetrag, nicht der Zuschlag.
    """
    meant = announced_action(before, right)
    if meant is None or meant.kind is not RaisedTo:
        return NOT_CONCERNED
    return _fits(raised, meant)


@remedy("CON-ONEMOTION", "S0.27/2")
def chips_of_one_motion_are_the_bet(
    action: Folded | Checked | Called | Bet | RaisedTo, before: Ledger, right: Right
) -> Verdict:
    """Without an announcement, the chips brought in one motion are the bet, the raise or the call.

    Ohne Ansage sind die in einer Bewegung gebrachten Chips der Einsatz, die Erhöhung oder der Call.
    """
    meant = motion_by_itself(before, right)
    return NOT_CONCERNED if meant is None or is_a_string_bet(before) else _fits(action, meant)


@remedy("CON-STRING", "S0.27/3")
def a_second_motion_adds_nothing(
    action: Folded | Checked | Called | Bet | RaisedTo, before: Ledger, right: Right
) -> Verdict:
    """Chips that follow in a second motion, without an announcement before the first, are a string bet and add nothing.

    Chips, die ohne vorherige Ansage in einer zweiten Bewegung nachkommen, sind ein String Bet und erhöhen nichts.
    """
    if not is_a_string_bet(before):
        return NOT_CONCERNED
    most = worth_of_a_string_bet(before, right)
    beyond = isinstance(action, Bet | RaisedTo) and action.to > (most.to if most.kind in (Bet, RaisedTo) else 0)
    return broken(got=action.to, motions=motions(before)) if beyond else HOLDS  # type: ignore[union-attr]


@remedy("CON-STRINGRESULT", "S0.27/4")
def of_a_string_bet_the_first_motion_counts(
    action: Folded | Checked | Called | Bet | RaisedTo, before: Ledger, right: Right
) -> Verdict:
    """Of a string bet the first motion counts if it is allowed by itself; otherwise it is a call, and where there is
    nothing to call the minimum bet.

    Beim String Bet zählt die erste Bewegung, wenn sie für sich erlaubt ist; sonst ist er ein Call, und wo nichts zu
    bezahlen ist, der Mindesteinsatz.
    """
    if not is_a_string_bet(before):
        return NOT_CONCERNED
    meant = worth_of_a_string_bet(before, right)
    if isinstance(action, Bet | RaisedTo) and action.to > (meant.to if meant.kind in (Bet, RaisedTo) else 0):
        return NOT_CONCERNED  # that it adds nothing is CON-STRING's
    return _fits(action, meant)


@remedy("CON-ILLEGALSIZE", under="con.illegal=reject")
def a_wrong_amount_counts_for_nothing(
    event: Folded | Checked | Called | Bet | RaisedTo | AskedAgain, before: Ledger, right: Right
) -> Verdict:
    """An amount that is not allowed, announced or brought in one motion, counts for nothing: before anything is done
    the player is asked again. What is allowed is not asked again.

    Ein unzulässiger Betrag, angesagt oder in einer Bewegung gebracht, gilt nichts: Bevor etwas geschieht, wird der
    Spieler noch einmal gefragt. Was erlaubt ist, wird nicht noch einmal gefragt.
    """
    total = disallowed_total(before, right)
    if isinstance(event, AskedAgain):
        return HOLDS if total is not None and event.seat == to_act(before) else broken(allowed=True)
    return NOT_CONCERNED if total is None else broken(owed="he is asked again", named=total)


@remedy("CON-ILLEGALSIZE", under="con.illegal=tda_correct")
def a_wrong_amount_is_corrected(
    event: Folded | Checked | Called | Bet | RaisedTo | AskedAgain, before: Ledger, right: Right
) -> Verdict:
    """An amount that is not allowed, announced or brought in one motion, is taken for the minimum raise if a raise was
    announced or if it lifts the bet by half of it or more, and for a call below that; where nobody has bet, for the
    minimum bet. Nobody is asked again.

    Ein unzulässiger Betrag, angesagt oder in einer Bewegung gebracht, gilt als Mindesterhöhung, wenn ein Raise angesagt
    war oder wenn er den Einsatz um die Hälfte davon oder mehr hebt, darunter als Call; wo niemand gesetzt hat, als
    Mindesteinsatz. Noch einmal gefragt wird niemand.
    """
    if isinstance(event, AskedAgain):
        return broken(corrected=True)
    total = disallowed_total(before, right)
    return NOT_CONCERNED if total is None else _fits(event, corrected(before, right, total))


@forbids("CON-SECRET", "S1.32/9", implied_by="SHOW-WHEN")
def nobody_shows_his_cards_during_the_hand(shown: Shown, before: Ledger) -> Verdict:
    """As long as betting goes on, a player shows his hole cards to nobody.

    Solange noch gesetzt wird, zeigt ein Spieler seine Handkarten niemandem.
    """
    over = one_is_left(before) or it_is_showdown(before) or nobody_can_bet_any_more(before)
    return HOLDS if over else broken(seat=shown.seat)


@forbids("SHOW-CARDSSPEAK", "S0.31/5 S3.32/2", implied_by="POT-WINBEST")
def cards_speak(awarded: PotAwarded, before: Ledger) -> Verdict:
    """A shown hand counts for what it is: what a player says about it, too much or too little, changes nothing.

    Eine gezeigte Hand gilt, was sie ist: Was ein Spieler dazu sagt, zu viel oder zu wenig, ändert nichts.
    """
    said = [announced.seat for announced in floor(before).announced]
    if not said or not it_is_showdown(before) or not 0 <= awarded.pot < len(pots(before)):
        return NOT_CONCERNED
    rivals = [seat for seat in pots(before)[awarded.pot].contestants if not before.mucked[seat]]
    worth = {seat: hand_value(before, seat) for seat in rivals}
    known = [value for value in worth.values() if value is not None]
    if len(known) < len(rivals) or not known:
        return NOT_CONCERNED
    paid = {seat for seat, _ in awarded.shares}
    wrong = [seat for seat in rivals if (worth[seat] == max(known)) != (seat in paid)]
    return broken(paid=tuple(paid), wrongly=tuple(wrong)) if wrong else HOLDS


@remedy("SHOW-BOARDANNOUNCE", under="board.claim=show_both")
def the_board_is_claimed_with_both_cards(claimed: PlaysTheBoard, before: Ledger) -> Verdict:
    """Who plays the board shows both his cards like anybody else; to say so is not enough.

    Wer das Board spielt, zeigt wie jeder andere beide Karten; es anzusagen genügt nicht.
    """
    return broken(shown=False)


@remedy("SHOW-BOARDANNOUNCE", "S2.14/4", under="board.claim=announce")
def the_board_is_claimed_before_the_cards_are_thrown_away(
    claimed: PlaysTheBoard, before: Ledger, turns: Turns
) -> Verdict:
    """Who plays the board says so at the showdown, when it is his turn, before he throws his cards away; he then has
    his share without showing.

    Wer das Board spielt, sagt es beim Showdown an, wenn er an der Reihe ist und bevor er seine Karten wegwirft; er hat
    dann seinen Anteil, ohne zu zeigen.
    """
    due = next_in_turn(turns, before) if it_is_showdown(before) else None
    return HOLDS if claimed.seat == due else broken(got=claimed.seat, due=due)
