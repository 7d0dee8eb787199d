"""SEAT: players and their chips."""

from holdem_spec.clauses.form import forbids
from holdem_spec.clauses.verdicts import HOLDS, NOT_CONCERNED, Verdict, broken
from holdem_spec.ledger import Ledger
from holdem_spec.terms.betting import able_to_bet
from holdem_spec.vocabulary.events import Bet, BlindPosted, Called, Checked, Folded, HandEnded, HandStarted, RaisedTo
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
