"""BUTTON: where the dealer button lies, and how it moves with the blinds from hand to hand."""

from holdem_spec.clauses.form import forbids, table
from holdem_spec.clauses.verdicts import HOLDS, NOT_CONCERNED, Verdict, broken
from holdem_spec.ledger import NOT_YET, Ledger
from holdem_spec.terms.betting import able_to_bet
from holdem_spec.terms.evening import (
    Posts,
    a_hand_is_being_played,
    all_move_by_one,
    in_the_game,
    last_hand,
    last_to_pay_the_big_blind,
    next_in_the_game,
    nobody_has_played_yet,
    out_since_the_last_hand,
    place_of_the_small_blind,
    posts_of,
    somebody_is_missing,
    those_who_post,
    two_are_left,
    usual_posts,
)
from holdem_spec.vocabulary.events import Bet, ButtonMoved, Called, Checked, Folded, HandStarted, RaisedTo
from holdem_spec.vocabulary.seats import Seat
from holdem_spec.vocabulary.table import Blind, Table


@table("BTN-MARK", "S0.8/1 S1.30/2 S2.4/2 S3.7/1 S3.11/1 S4.22/1")
def one_seat_has_the_button(started: HandStarted, before: Ledger) -> Verdict:
    """Before every hand one seat of the table has the button; before the first hand of a game a player sits there.

    Vor jeder Hand hat ein Platz des Tisches den Button; vor der ersten Hand eines Spiels sitzt dort ein Spieler.
    """
    button, stacks = started.table.button, started.table.stacks
    if not 0 <= button < len(stacks):
        return broken(button=button, seats=len(stacks))
    return broken(button=button, chips=0) if nobody_has_played_yet(before) and stacks[button] == 0 else HOLDS


@table("BTN-PERSIST", "S3.16/7")
def the_button_stays_during_the_hand(moved: ButtonMoved, before: Ledger) -> Verdict:
    """The button stays where it is until the hand is over, even if its player folds or is all-in.

    Der Button bleibt liegen, bis die Hand vorbei ist, auch wenn sein Spieler aussteigt oder all-in ist.
    """
    if not a_hand_is_being_played(before):
        return NOT_CONCERNED
    return broken(got=moved.seat, stays=before.table.button)


@table("BTN-ROTATE", "S0.10/1 S0.55/1 S1.30/3 S2.5/1 S4.24/1")
def the_button_moves_one_place(started: HandStarted, before: Ledger) -> Verdict:
    """After every hand the button moves clockwise to the next player.

    Nach jeder Hand rückt der Button im Uhrzeigersinn zum nächsten Spieler.
    """
    last = last_hand(before)
    if last is None or not all_move_by_one(before):
        return NOT_CONCERNED
    return _lies(started, next_in_the_game(before, last.button))


def _lies(started: HandStarted, due: Seat) -> Verdict:
    return HOLDS if started.table.button == due else broken(button=started.table.button, due=due)


@table("BTN-DEAD", "S2.7/1 S2.7/6 S2.7/7", under="button.rule=dead")
def the_dead_button_follows_the_small_blind(started: HandStarted, before: Ledger) -> Verdict:
    """When a player is missing, the button goes to where the small blind was, even if nobody sits there any more.

    Fehlt ein Spieler, kommt der Button auf den Platz des vorigen Small Blind, auch wenn dort niemand mehr sitzt.
    """
    return _lies(started, place_of_the_small_blind(before)) if somebody_is_missing(before) else NOT_CONCERNED


@table("BTN-DEADSMALL", "S2.7/6", under="button.rule=dead")
def the_small_blind_follows_the_big_blind(started: HandStarted, before: Ledger) -> Verdict:
    """When a player is missing, the small blind is due where the big blind was; if nobody sits there, there is none.

    Fehlt ein Spieler, ist der Small Blind auf dem Platz des vorigen Big Blind fällig; sitzt dort niemand, entfällt er.
    """
    if not somebody_is_missing(before):
        return NOT_CONCERNED
    seat = last_to_pay_the_big_blind(before)
    due = ((seat, Blind.SMALL),) if seat in in_the_game(before) else ()
    got = posts_of(started.table)[:-1]
    return HOLDS if got == due else broken(before_the_big_blind=got, due=due)


@table("BTN-DEADBIG", "S2.7/5", under="button.rule=dead")
def the_big_blind_goes_to_the_next_due(started: HandStarted, before: Ledger) -> Verdict:
    """When a player is missing, the big blind is posted by the next player clockwise from the one who posted it last.

    Fehlt ein Spieler, zahlt den Big Blind der nächste Spieler nach dem, der ihn zuletzt gezahlt hat.
    """
    if not somebody_is_missing(before):
        return NOT_CONCERNED
    due = ((next_in_the_game(before, last_to_pay_the_big_blind(before)), Blind.BIG),)
    got = posts_of(started.table)[-1:]
    return HOLDS if got == due else broken(last_post=got, due=due)


@table("BTN-MOVING", "S2.7/1 S2.7/2 S2.7/3", under="button.rule=moving")
def the_moving_button_goes_to_the_next_player(started: HandStarted, before: Ledger) -> Verdict:
    """When a player is missing, the button goes all the same to the next one who still plays. When two or more are
    missing at once, the floor decides.

    Fehlt ein Spieler, geht der Button trotzdem zum nächsten, der noch spielt. Fehlen zwei oder mehr auf einmal,
    entscheidet die Turnierleitung.
    """
    last = last_hand(before)
    if last is None or not somebody_is_missing(before):
        return NOT_CONCERNED
    missing = out_since_the_last_hand(before)
    return _lies(started, next_in_the_game(before, last.button)) if len(missing) < 2 else broken(missing=missing)


@table("BTN-MOVING2BB", "S2.7/4", under="button.rule=moving")
def who_is_passed_over_still_pays(started: HandStarted, before: Ledger) -> Verdict:
    """With the moving button nobody is spared a blind: everybody from the last big blind to the new one posts a big
    blind, so there may be two; and whoever posted it in the last hand owes the small blind, if need be on the button.

    Beim Moving Button wird niemandem ein Blind geschenkt: Vom letzten Big Blind bis zum neuen zahlt jeder einen Big
    Blind, es können also zwei sein; und wer ihn in der letzten Hand gezahlt hat, schuldet den Small Blind, notfalls am
    Button.
    """
    if not somebody_is_missing(before) or len(out_since_the_last_hand(before)) > 1:
        return NOT_CONCERNED
    due, got = _owed(before), posts_of(started.table)
    return HOLDS if got == due else broken(got=got, due=due)


def _owed(before: Ledger) -> Posts:
    last = last_hand(before)
    assert last is not None
    small = [seat for seat in those_who_post(last, Blind.BIG) if seat in in_the_game(before)]
    new = last.button
    for _ in ("button", "small blind", "big blind"):
        new = next_in_the_game(before, new)
    big = [next_in_the_game(before, last_to_pay_the_big_blind(before))]
    while big[-1] != new:
        big.append(next_in_the_game(before, big[-1]))
    return (*((seat, Blind.SMALL) for seat in small), *((seat, Blind.BIG) for seat in big))


@table("BTN-HUADJUST", "S2.21/6")
def two_who_are_left_change_over(started: HandStarted, before: Ledger) -> Verdict:
    """When only two are left, the next player clockwise from the last big blind posts it, and the other has the button
    and the small blind.

    Sind nur noch zwei übrig, zahlt den Big Blind der nächste Spieler nach dem, der ihn zuletzt gezahlt hat, und der
    andere hat Button und Small Blind.
    """
    if not two_are_left(before):
        return NOT_CONCERNED
    big = next_in_the_game(before, last_to_pay_the_big_blind(before))
    button = next_in_the_game(before, big)
    due, got = ((button, Blind.SMALL), (big, Blind.BIG)), posts_of(started.table)
    if started.table.button == button and got == due:
        return HOLDS
    return broken(button=started.table.button, got=got, due_button=button, due=due)


@table("BLIND-MOVE", "S0.10/2 S0.55/2 S4.24/2")
def the_blinds_move_with_the_button(started: HandStarted, before: Ledger) -> Verdict:
    """The blinds move with the button: in the first hand of a game, and as long as nobody is missing, they are posted
    by the next two players.

    Die Blinds rücken mit dem Button: In der ersten Hand eines Spiels und solange niemand fehlt, zahlen sie die beiden
    nächsten Spieler.
    """
    if not nobody_has_played_yet(before) and not all_move_by_one(before):
        return NOT_CONCERNED
    got, due = posts_of(started.table), usual_posts(started.table)
    return HOLDS if got == due else broken(got=got, due=due)


@table(
    "BTN-NO2BB",
    "S0.55/4 S2.21/7",
    under="button.rule=dead",
    implied_by="BTN-ROTATE BLIND-MOVE BTN-DEADBIG BTN-HUADJUST",
)
def nobody_pays_the_big_blind_twice_running(started: HandStarted, before: Ledger) -> Verdict:
    """Nobody pays the big blind in two hands running.

    Niemand zahlt den Big Blind in zwei Händen nacheinander.
    """
    last = last_hand(before)
    if last is None:
        return NOT_CONCERNED
    paid = those_who_post(last, Blind.BIG)
    twice = [seat for seat in those_who_post(started.table, Blind.BIG) if seat in paid]
    return broken(twice=tuple(twice)) if twice else HOLDS


@table(
    "BTN-NO2BB",
    "S0.55/4 S2.21/7",
    under="button.rule=moving",
    implied_by="BTN-ROTATE BLIND-MOVE BTN-MOVING BTN-MOVING2BB BTN-HUADJUST",
)
def nobody_pays_it_twice_where_another_could(started: HandStarted, before: Ledger) -> Verdict:
    """Nobody pays the big blind in two hands running, unless two are left who have both just paid it.

    Niemand zahlt den Big Blind in zwei Händen nacheinander, außer es sind zwei übrig, die ihn beide gerade gezahlt
    haben.
    """
    last = last_hand(before)
    if last is not None and set(in_the_game(before)) <= set(those_who_post(last, Blind.BIG)):
        return NOT_CONCERNED
    return nobody_pays_the_big_blind_twice_running(started, before)


@table("BTN-FAIRNESS", "S0.10/3 S0.55/3 S2.5/2", implied_by="BTN-ROTATE BLIND-MOVE")
def everybody_has_the_button_once_in_a_round(started: HandStarted, before: Ledger) -> Verdict:
    """While the same players play on, each of them has the button once in as many hands as there are players.

    Solange dieselben Spieler spielen, hat jeder von ihnen den Button einmal in so vielen Händen, wie es Spieler sind.
    """
    round = _one_round(started, before)
    if not round or any(hand.button not in hand.players() for hand in round):
        return NOT_CONCERNED
    buttons = tuple(hand.button for hand in round)
    return HOLDS if len(set(buttons)) == len(buttons) else broken(buttons=buttons)


@table("BLIND-ORBIT", "S0.9/6 S4.24/2", implied_by="BTN-ROTATE BLIND-MOVE")
def everybody_pays_each_blind_once_in_a_round(started: HandStarted, before: Ledger) -> Verdict:
    """While the same players play on, each of them pays each blind once in as many hands as there are players: nobody
    can wait for good cards for ever without paying.

    Solange dieselben Spieler spielen, zahlt jeder von ihnen jeden Blind einmal in so vielen Händen, wie es Spieler
    sind: Niemand kann ewig auf gute Karten warten, ohne zu zahlen.
    """
    round = _one_round(started, before)
    if not round:
        return NOT_CONCERNED
    paid = [post for hand in round for post in posts_of(hand)]
    return HOLDS if len(set(paid)) == len(paid) else broken(paid=tuple(paid))


def _one_round(started: HandStarted, before: Ledger) -> tuple[Table, ...]:
    """The last hands with this one, as many as there are players, if the same played in all of them and the blinds of
    those before were the usual ones; else none."""
    players = started.table.players()
    round = (*before.evening.tables, started.table)[-len(players) or None :]
    if len(round) < len(players) or any(hand.players() != players for hand in round):
        return ()
    return round if all(posts_of(hand) == usual_posts(hand) for hand in round[:-1]) else ()


@forbids("BTN-LASTPOST", "S0.8/4 S2.5/3", implied_by="BET-STARTPOST BET-CLOCKWISE")
def the_button_acts_last_from_the_flop_on(
    action: Folded | Checked | Called | Bet | RaisedTo, before: Ledger
) -> Verdict:
    """From the flop on the button has its first turn of a street when all others have had theirs.

    Ab dem Flop ist der Button erstmals an der Reihe, wenn alle anderen schon gehandelt haben.
    """
    if before.boards == 0 or action.seat != before.table.button or before.answered[action.seat] != NOT_YET:
        return NOT_CONCERNED
    waiting = [seat for seat in able_to_bet(before) if seat != action.seat and before.answered[seat] == NOT_YET]
    return broken(still_to_act=tuple(waiting)) if waiting else HOLDS
