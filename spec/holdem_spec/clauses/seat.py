"""SEAT: players and their chips."""

from holdem_spec.clauses.form import forbids, table
from holdem_spec.clauses.verdicts import HOLDS, NOT_CONCERNED, Verdict, broken
from holdem_spec.ledger import Ledger
from holdem_spec.terms.betting import able_to_bet
from holdem_spec.terms.evening import a_hand_is_being_played
from holdem_spec.vocabulary.events import (
    Bet,
    BlindPosted,
    BoughtIn,
    Called,
    Checked,
    Folded,
    GameOpened,
    HandEnded,
    HandStarted,
    RaisedTo,
)
from holdem_spec.vocabulary.seats import NOBODY, steps_clockwise


@forbids("SEAT-COUNT", "S0.4/2 S0.57/1 S1.14/1 S2.18/4 S4.65/1")
def two_to_ten_play(started: HandStarted, before: Ledger) -> Verdict:
    """A hand is played by two to ten players, each with chips.

    Eine Hand spielen zwei bis zehn Spieler, jeder mit Chips.
    """
    players = len(started.table.players())
    return HOLDS if 2 <= players <= 10 else broken(players=players, least=2, most=10)


@forbids("SEAT-TABLESTAKES", "S0.47/5 S4.45/3")
def nobody_puts_in_more_than_he_has(paid: BlindPosted | Called | Bet | RaisedTo, before: Ledger) -> Verdict:
    """A player plays with the chips he had when the hand began; he cannot put in more than he has left.

    Gespielt wird mit den Chips, die man zu Beginn der Hand hatte; niemand kann mehr einsetzen, als er noch hat.
    """
    chips = paid.chips if isinstance(paid, BlindPosted) else paid.to - before.in_front[paid.seat]
    return HOLDS if chips <= before.stacks[paid.seat] else broken(got=chips, at_most=before.stacks[paid.seat])


@forbids("SEAT-CHIPCONSERVE", "S4.72/1")
def no_chip_is_made_or_lost(ended: HandEnded, before: Ledger) -> Verdict:
    """At the end everybody has what he began with, less what he put into the pots, plus what he won.

    Am Ende hat jeder, womit er begann, abzüglich seiner Einsätze, zuzüglich seiner Gewinne.
    """
    due = tuple([behind + won for behind, won in zip(before.stacks, before.won, strict=True)])
    return HOLDS if ended.stacks == due else broken(got=ended.stacks, due=due)


@forbids("SEAT-CLOCKWISE", "S1.34/3", implied_by="BET-CLOCKWISE")
def nobody_is_passed_over(action: Folded | Checked | Called | Bet | RaisedTo, before: Ledger) -> Verdict:
    """The turn runs clockwise: nobody who can act sits between the last to act and the next.

    Reihum geht es im Uhrzeigersinn: Zwischen dem, der zuletzt gehandelt hat, und dem Nächsten sitzt niemand, der
    handeln könnte.
    """
    last = before.last_to_act
    if last == NOBODY:
        return NOT_CONCERNED
    seats = len(before.stacks)
    way = steps_clockwise(last, action.seat, seats) or seats
    passed = [seat for seat in able_to_bet(before) if 0 < steps_clockwise(last, seat, seats) < way]
    return broken(passed_over=tuple(passed)) if passed else HOLDS


@table("SEAT-EQUALSTART", "S1.15/3 S1.29/1", under="start.stacks=equal")
def all_begin_with_the_same(event: GameOpened | BoughtIn, before: Ledger) -> Verdict:
    """All players begin the game with the same number of chips, and none are added later.

    Alle Spieler beginnen das Spiel mit gleich vielen Chips, und später kommen keine dazu.
    """
    if isinstance(event, BoughtIn):
        return broken(added=event.chips)
    sizes = {chips for chips in event.stacks if chips > 0}
    return HOLDS if len(sizes) < 2 else broken(least=min(sizes), most=max(sizes))


@table("SEAT-BUYIN", "S3.5/1", under="start.stacks=buyin")
def everybody_brings_what_he_bought(bought: BoughtIn, before: Ledger) -> Verdict:
    """Everybody brings the chips he has bought; who is in the game may buy more between two hands, never during one.

    Jeder bringt die Chips mit, die er gekauft hat; wer im Spiel ist, darf zwischen zwei Händen nachkaufen, nie während
    einer Hand.
    """
    if a_hand_is_being_played(before):
        return broken(during_a_hand=bought.chips)
    if not before.evening.open:
        return NOT_CONCERNED
    evening = before.evening
    playing = evening.stacks[bought.seat] > 0 or bool(evening.tables and evening.tables[-1].stacks[bought.seat])
    gone = bought.seat in [seat for seat, _ in evening.eliminated] or not playing
    return broken(out_of_the_game=bought.seat) if gone or bought.chips <= 0 else HOLDS


@table("SEAT-KEEPCHIPS")
def chips_stay_with_their_owner(started: HandStarted, before: Ledger) -> Verdict:
    """A hand begins with the chips everybody had when the last one ended, and with those bought since.

    Eine Hand beginnt mit den Chips, die jeder am Ende der letzten hatte, und mit den seither gekauften.

    No sentence of its own; S1.46 and S1.48 count chips over the hands.
    """
    if not before.evening.open or a_hand_is_being_played(before):
        return NOT_CONCERNED
    got, due = started.table.stacks, before.evening.stacks
    return HOLDS if got == due else broken(got=got, due=due)


@table("SEAT-INDIVIDUAL", "S1.14/2", implied_by="SEAT-KEEPCHIPS")
def everybody_plays_for_himself(started: HandStarted, before: Ledger) -> Verdict:
    """Everybody plays for himself: between two hands no chips pass from one player to another.

    Jeder spielt für sich: Zwischen zwei Händen gehen keine Chips von einem Spieler an einen anderen.
    """
    if not before.evening.open or a_hand_is_being_played(before):
        return NOT_CONCERNED
    pairs = list(zip(started.table.stacks, before.evening.stacks, strict=False))
    richer = [seat for seat, (now, then) in enumerate(pairs) if now > then]
    poorer = [seat for seat, (now, then) in enumerate(pairs) if now < then]
    return broken(gave=tuple(poorer), got=tuple(richer)) if richer and poorer else HOLDS
