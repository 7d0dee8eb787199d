"""BLIND: the two forced bets."""

from holdem_spec.clauses.form import forbids, owes
from holdem_spec.clauses.verdicts import HOLDS, NOT_CONCERNED, Verdict, broken
from holdem_spec.ledger import NOT_YET, Ledger
from holdem_spec.terms.betting import blinds_due, number_of_blinds
from holdem_spec.terms.limits import pot_as_it_lies
from holdem_spec.vocabulary.events import (
    Bet,
    BlindPosted,
    Called,
    Checked,
    Folded,
    HandStarted,
    HoleCardDealt,
    HoleCardsKnown,
    LevelRaised,
    RaisedTo,
)
from holdem_spec.vocabulary.table import Blind, Chips


@forbids("BLIND-RATIO", "S3.9/7")
def the_small_blind_is_not_above_the_big(event: HandStarted | LevelRaised, before: Ledger) -> Verdict:
    """Both blinds are more than nothing and the small blind is not above the big one; usually it is half of it.

    Beide Blinds sind größer als null, und der Small Blind liegt nicht über dem Big Blind; üblich ist die Hälfte.
    """
    fixed = event.table if isinstance(event, HandStarted) else event
    small, big = fixed.small_blind, fixed.big_blind
    return HOLDS if 0 < small <= big else broken(small=small, big=big)


@forbids("BLIND-TWO", "S0.9/1 S1.29/3 S2.9/3 S3.5/2 S3.9/1 S3.9/4 S3.9/5 S4.13/1 S4.23/1 S4.68/1")
def two_blinds_are_posted(posted: BlindPosted, before: Ledger) -> Verdict:
    """Two blinds are posted, first the small, then the big, each once, unless the movement of the button leaves a hand
    with other ones; nobody else posts a blind.

    Zwei Blinds werden gezahlt, erst der kleine, dann der große, jeder einmal, sofern der Lauf des Buttons einer Hand
    nicht andere lässt; sonst zahlt niemand einen Blind.
    """
    due = [blind for _, blind in blinds_due(before.table)][len(before.blinds) :]
    return HOLDS if posted.blind in due[:1] else broken(posted_before=len(before.blinds))


@forbids("BLIND-SEATS", "S0.9/2 S0.9/3 S1.31/1 S1.31/2 S2.9/4 S2.9/5 S3.9/9 S3.9/10 S4.22/3 S4.22/4")
def the_blinds_sit_left_of_the_button(posted: BlindPosted, before: Ledger) -> Verdict:
    """With three or more players the small blind is posted left of the button, the big blind by the next seat.

    Ab drei Spielern zahlt der Platz links vom Button den Small Blind, der nächste den Big Blind.
    """
    return NOT_CONCERNED if len(before.players) == 2 else _in_his_seat(posted, before)


@forbids("BLIND-HU", "S0.10/4 S0.57/3 S1.31/3 S1.31/4 S2.21/1 S2.21/2 S4.98/1")
def heads_up_the_button_posts_the_small_blind(posted: BlindPosted, before: Ledger) -> Verdict:
    """With two players the button posts the small blind, the other player the big blind.

    Sind nur zwei im Spiel, bringt der Button selbst den Small Blind und sein Gegner den Big Blind.
    """
    return _in_his_seat(posted, before) if len(before.players) == 2 else NOT_CONCERNED


def _in_his_seat(posted: BlindPosted, before: Ledger) -> Verdict:
    due = [seat for seat, blind in blinds_due(before.table) if blind == posted.blind and seat not in before.blinds]
    if not due:
        return NOT_CONCERNED
    return HOLDS if posted.seat == due[0] else broken(got=posted.seat, due=due[0])


@forbids("BLIND-AMOUNT", "S1.29/2 S4.13/2 S4.23/3 S4.23/5 S4.49/1 S4.65/2 S4.68/1")
def a_blind_has_its_fixed_amount(posted: BlindPosted, before: Ledger) -> Verdict:
    """Each blind is posted in the amount fixed before play; 5/10 means 5 for the small and 10 for the big blind.

    Jeder Blind wird in der vorher festgelegten Höhe gezahlt; 5/10 heißt 5 für den Small und 10 für den Big Blind.
    """
    due = _fixed(posted, before)
    if before.stacks[posted.seat] < due:
        return NOT_CONCERNED
    return HOLDS if posted.chips == due else broken(got=posted.chips, due=due)


@forbids("BLIND-SHORT", "S0.49/2")
def a_short_stack_posts_all_it_has(posted: BlindPosted, before: Ledger) -> Verdict:
    """A player with less than his blind posts all he has and is all-in.

    Wer weniger als seinen Blind hat, zahlt alles und ist all-in.
    """
    stack = before.stacks[posted.seat]
    if stack >= _fixed(posted, before):
        return NOT_CONCERNED
    return HOLDS if posted.chips == stack else broken(got=posted.chips, due=stack)


def _fixed(posted: BlindPosted, before: Ledger) -> Chips:
    return before.table.small_blind if posted.blind == Blind.SMALL else before.table.big_blind


@owes("BLIND-BEFORE", "S2.9/2 S2.10/1 S3.5/2 S3.11/2 S4.13/1 S4.23/2")
def the_blinds_are_in_before_the_cards(dealt: HoleCardDealt | HoleCardsKnown, before: Ledger) -> Verdict:
    """Both blinds are posted before the first card is dealt.

    Beide Blinds sind gezahlt, bevor die erste Karte gegeben wird.
    """
    due = number_of_blinds(before.table)
    return HOLDS if len(before.blinds) >= due else broken(posted=len(before.blinds), due=due)


@forbids("BLIND-SEED", "S0.9/5 S1.29/4 S3.9/2", implied_by="BET-AFTERDEAL BLIND-BEFORE BLIND-AMOUNT BLIND-SHORT")
def every_pot_begins_with_chips(action: Folded | Checked | Called | Bet | RaisedTo, before: Ledger) -> Verdict:
    """Thanks to the blinds there are chips in the pot before anybody acts.

    Dank der Blinds liegen Chips im Pot, bevor jemand handelt.
    """
    return HOLDS if pot_as_it_lies(before) > 0 else broken(pot=0)


@forbids("BLIND-LIVE", "S0.19/3 S1.34/4 S1.34/5 S4.40/1 S4.43/1 S4.49/1 S4.79/1", implied_by="BET-CALL")
def blinds_are_bets(called: Called, before: Ledger) -> Verdict:
    """Blinds count as bets of the first round: before a raise a call comes to the big blind, and a blind pays only the
    rest of it.

    Blinds zählen als Einsätze der ersten Runde: Vor einer Erhöhung geht ein Call auf den Big Blind, und wer einen
    Blind gezahlt hat, legt nur den Rest dazu.
    """
    if before.boards > 0 or before.wagers:
        return NOT_CONCERNED
    due = min(before.table.big_blind, before.in_front[called.seat] + before.stacks[called.seat])
    return HOLDS if called.to == due else broken(got=called.to, due=due)


@forbids("BLIND-SHORTSB", implied_by="BET-CALL BET-RAISE NL-MINRAISE FL-LOW")
def a_short_small_blind_changes_nothing_for_others(action: Called | RaisedTo, before: Ledger) -> Verdict:
    """A small blind posted short leaves the amount to call and the minimum raise as they are.

    Ein zu kurzer Small Blind ändert weder den Callbetrag noch die Mindesterhöhung.
    """
    return _full_big_blind(action, before, Blind.SMALL, before.table.small_blind)


@forbids("BLIND-SHORTBB", implied_by="BET-CALL BET-RAISE NL-MINRAISE FL-LOW")
def a_short_big_blind_is_called_in_full(action: Called | RaisedTo, before: Ledger) -> Verdict:
    """When the big blind is posted short, the others still call the full big blind, and the minimum raise is to two.

    Wird der Big Blind zu kurz gezahlt, gehen die anderen trotzdem den vollen mit, und erhöht wird mindestens auf zwei.
    """
    return _full_big_blind(action, before, Blind.BIG, before.table.big_blind)


def _full_big_blind(action: Called | RaisedTo, before: Ledger, blind: Blind, fixed: Chips) -> Verdict:
    posters = [seat for seat, due in blinds_due(before.table) if due == blind]
    if before.boards > 0 or before.wagers or not posters:
        return NOT_CONCERNED
    poster = posters[-1]
    if before.put_in[poster] >= fixed or before.answered[poster] != NOT_YET:
        return NOT_CONCERNED
    big = before.table.big_blind
    least = big if isinstance(action, Called) else 2 * big
    all_in = action.to - before.in_front[action.seat] >= before.stacks[action.seat]
    return HOLDS if action.to >= least or all_in else broken(got=action.to, at_least=least)
