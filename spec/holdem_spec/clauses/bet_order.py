"""BET, first half: whose turn it is, and when a round is over."""

from typing import TypeAlias

from holdem_spec.clauses.form import forbids, owes
from holdem_spec.clauses.verdicts import HOLDS, NOT_CONCERNED, Verdict, broken
from holdem_spec.ledger import NOT_YET, Ledger
from holdem_spec.terms.betting import (
    able_to_bet,
    bet_to_match,
    big_blind_seat,
    can_act,
    nobody_can_bet_any_more,
    one_is_left,
    round_is_complete,
    to_act,
)
from holdem_spec.terms.dealing import hole_cards_are_dealt
from holdem_spec.vocabulary.events import Bet, BoardDealt, Burned, Called, Checked, Folded, PotAwarded, RaisedTo
from holdem_spec.vocabulary.seats import NOBODY, Seat, steps_clockwise

Acted: TypeAlias = Folded | Checked | Called | Bet | RaisedTo


@forbids("BET-AFTERDEAL", "S0.19/1 S2.11/1 S3.11/7 S4.14/2")
def nobody_acts_before_the_cards_are_out(action: Folded | Checked | Called | Bet | RaisedTo, before: Ledger) -> Verdict:
    """Nobody acts before every player holds his two cards.

    Niemand handelt, bevor alle ihre zwei Karten haben.
    """
    return HOLDS if hole_cards_are_dealt(before) else broken(cards_dealt=before.cards_dealt)


def _first_able(before: Ledger, after: Seat) -> Seat:
    able = able_to_bet(before)
    for seat in able:
        if seat > after:
            return seat
    return able[0] if able else NOBODY


def _is_turn_of(action: Acted, due: Seat) -> Verdict:
    return HOLDS if action.seat == due else broken(got=action.seat, due=due)


@forbids("BET-STARTPRE", "S0.15/3 S0.19/2 S1.34/2 S2.11/2 S3.11/8 S3.13/1 S4.25/2 S4.68/2")
def before_the_flop_the_left_of_the_big_blind_begins(
    action: Folded | Checked | Called | Bet | RaisedTo, before: Ledger
) -> Verdict:
    """With three or more players the first to act before the flop sits left of the big blind.

    Ab drei Spielern eröffnet vor dem Flop, wer links vom Big Blind sitzt.
    """
    if before.last_to_act != NOBODY or before.boards > 0 or len(before.players) == 2:
        return NOT_CONCERNED
    return _is_turn_of(action, _first_able(before, big_blind_seat(before.table)))


@forbids("BET-HUORDER", "S0.10/5 S0.57/4 S2.21/4 S3.11/8 S3.13/1 S4.98/2")
def heads_up_the_button_begins_before_the_flop(
    action: Folded | Checked | Called | Bet | RaisedTo, before: Ledger
) -> Verdict:
    """With two players the button acts first before the flop.

    Zu zweit handelt der Button vor dem Flop zuerst.
    """
    if before.last_to_act != NOBODY or before.boards > 0 or len(before.players) != 2:
        return NOT_CONCERNED
    return _is_turn_of(action, _first_able(before, big_blind_seat(before.table)))


@forbids(
    "BET-STARTPOST",
    "S0.10/6 S0.16/2 S0.17/2 S0.18/2 S0.20/2 S0.21/3 S0.57/5 S1.35/6 S2.11/3 S2.21/5 S3.16/5 S3.20/2 "
    "S3.20/3 S3.24/2 S4.25/2 S4.30/1 S4.69/1 S4.98/3",
)
def from_the_flop_the_left_of_the_button_begins(
    action: Folded | Checked | Called | Bet | RaisedTo, before: Ledger
) -> Verdict:
    """From the flop on, the first player left of the button who can still act begins.

    Ab dem Flop beginnt der erste Spieler links vom Button, der noch handeln kann.
    """
    if before.last_to_act != NOBODY or before.boards == 0:
        return NOT_CONCERNED
    return _is_turn_of(action, _first_able(before, before.table.button))


@forbids("BET-CLOCKWISE", "S1.34/3 S4.25/1 S4.30/1 S4.68/2")
def the_turn_passes_to_the_left(action: Folded | Checked | Called | Bet | RaisedTo, before: Ledger) -> Verdict:
    """The turn passes clockwise to the next player who can act; who has folded or is all-in is skipped.

    Der Zug geht im Uhrzeigersinn zum nächsten, der handeln kann; wer ausgestiegen oder all-in ist, wird übersprungen.
    """
    if before.last_to_act == NOBODY:
        return NOT_CONCERNED
    return _is_turn_of(action, _first_able(before, before.last_to_act))


@forbids("BET-ROUNDEND", "S1.27/1 S1.27/2 S3.13/11 S3.13/12 S3.24/4 S4.20/1")
def a_complete_round_is_over(action: Folded | Checked | Called | Bet | RaisedTo, before: Ledger) -> Verdict:
    """A round ends when everybody who can act has acted and all bets are equal or all-in; then nobody acts on it again.

    Eine Setzrunde endet, wenn alle Handlungsfähigen gehandelt haben und die Einsätze gleich oder all-in sind; danach
    handelt in ihr niemand mehr.
    """
    if len(able_to_bet(before)) < 2:
        return NOT_CONCERNED
    return broken(bet=bet_to_match(before)) if round_is_complete(before) else HOLDS


@forbids("BET-LASTSTANDING", "S0.6/2 S0.12/3 S1.13/9 S1.39/1 S4.8/3 S4.19/2 S4.71/2")
def the_last_player_has_nothing_to_decide(
    action: Folded | Checked | Called | Bet | RaisedTo, before: Ledger
) -> Verdict:
    """As soon as all but one have folded, the hand is decided and nobody acts any more.

    Sobald alle bis auf einen ausgestiegen sind, ist die Hand entschieden und niemand handelt mehr.
    """
    return broken(players_left=1) if one_is_left(before) else HOLDS


ORDER = "BET-STARTPRE BET-HUORDER BET-STARTPOST BET-CLOCKWISE"


@forbids("BET-TURN", "S1.21/2", implied_by=f"{ORDER} BET-AFTERDEAL BET-ROUNDEND BET-LASTSTANDING AI-RUNOUT")
def only_who_is_due_acts(action: Folded | Checked | Called | Bet | RaisedTo, before: Ledger) -> Verdict:
    """Only the player whose turn it is acts.

    Es handelt nur, wer an der Reihe ist.
    """
    return _is_turn_of(action, to_act(before))


@forbids("BET-SKIP", "S4.29/1 S4.29/2", implied_by=ORDER)
def who_has_folded_or_is_all_in_gets_no_turn(
    action: Folded | Checked | Called | Bet | RaisedTo, before: Ledger
) -> Verdict:
    """A player who has folded or is all-in does not act.

    Wer ausgestiegen oder all-in ist, handelt nicht.
    """
    return HOLDS if can_act(before, action.seat) else broken(seat=action.seat, stack=before.stacks[action.seat])


@forbids("BET-BBLAST", "S0.19/6 S1.34/6 S3.13/7", implied_by=ORDER)
def the_big_blind_acts_last_before_the_flop(
    action: Folded | Checked | Called | Bet | RaisedTo, before: Ledger
) -> Verdict:
    """In the first pass before the flop the big blind acts after everybody else.

    Im ersten Durchgang vor dem Flop handelt der Big Blind nach allen anderen.
    """
    seat = big_blind_seat(before.table)
    if before.boards > 0 or action.seat != seat or before.answered[seat] != NOT_YET:
        return NOT_CONCERNED
    early = [other for other in able_to_bet(before) if other != seat and before.answered[other] == NOT_YET]
    return broken(not_yet_acted=tuple(early)) if early else HOLDS


@forbids("BET-ORDERTABLE", "S2.2/1 S4.28/1 S4.28/2 S4.30/1", implied_by=ORDER)
def the_first_pass_goes_round_in_order(action: Folded | Checked | Called | Bet | RaisedTo, before: Ledger) -> Verdict:
    """In the first pass of a round the players act in the order of their seats: six-handed before the flop from the
    third seat left of the button to the big blind, afterwards from the small blind to the button, the way the cards
    were dealt.

    Im ersten Durchgang einer Setzrunde handeln die Spieler in der Folge ihrer Plätze: zu sechst vor dem Flop vom
    dritten Platz links vom Button bis zum Big Blind, danach vom Small Blind bis zum Button, wie auch gegeben wurde.
    """
    if before.answered[action.seat] != NOT_YET:
        return NOT_CONCERNED
    seats = len(before.stacks)
    start = big_blind_seat(before.table) if before.boards == 0 else before.table.button
    way = steps_clockwise(start + 1, action.seat, seats)
    early = [
        seat
        for seat in able_to_bet(before)
        if before.answered[seat] == NOT_YET and steps_clockwise(start + 1, seat, seats) < way
    ]
    return broken(before_him=tuple(early)) if early else HOLDS


@owes("BET-REOPEN", "S3.13/10 S4.29/3", implied_by="DEAL-STREETGATE SHOW-REVEAL")
def a_raise_is_answered(closing: Burned | BoardDealt | PotAwarded, before: Ledger) -> Verdict:
    """After a raise, whoever raised, the big blind included, everybody else who can act gets another turn.

    Nach einer Erhöhung, auch des Big Blinds, kommt jeder andere, der handeln kann, noch einmal an die Reihe.
    """
    if one_is_left(before) or nobody_can_bet_any_more(before) or not before.wagers:
        return NOT_CONCERNED
    due = [seat for seat in able_to_bet(before) if before.answered[seat] < len(before.wagers)]
    return broken(not_answered=tuple(due)) if due else HOLDS


@forbids(
    "BET-FOURROUNDS",
    "S0.6/4 S0.12/1 S0.21/2 S0.22/2 S0.65/2 S1.13/6 S1.34/1 S1.35/5 S1.36/3 S1.37/3 S2.13/14 S4.3/1 "
    "S4.14/2 S4.15/2 S4.16/2 S4.17/2",
    implied_by="DEAL-MAXBOARD",
)
def there_are_four_rounds_at_most(dealt: BoardDealt, before: Ledger) -> Verdict:
    """A hand has at most four betting rounds: one before the board and one after each of flop, turn and river.

    Eine Hand hat höchstens vier Setzrunden: eine vor dem Board und je eine nach Flop, Turn und River.
    """
    return HOLDS if before.boards < 3 else broken(rounds=before.boards + 2, at_most=4)
