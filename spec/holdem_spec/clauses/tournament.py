"""TRN: levels."""

from holdem_spec.clauses.form import table
from holdem_spec.clauses.verdicts import HOLDS, NOT_CONCERNED, UNSEEN, Verdict, broken
from holdem_spec.ledger import Ledger
from holdem_spec.terms.evening import level_in_force
from holdem_spec.vocabulary.events import NOT_TOLD, HandStarted, LevelRaised


@table("TRN-LEVELS", "S0.9/7 S1.58/1")
def the_blinds_rise_at_fixed_intervals(raised: LevelRaised, before: Ledger) -> Verdict:
    """In a tournament the big blind rises from level to level, the small blind does not fall, and the levels follow
    each other at fixed intervals.

    Im Turnier steigt der Big Blind von Stufe zu Stufe, der Small Blind fällt nicht, und die Stufen folgen in festen
    Abständen aufeinander.
    """
    if not before.evening.tournament:
        return NOT_CONCERNED
    small, big, _ = level_in_force(before) or (0, 0, 0)
    if raised.big_blind <= big or raised.small_blind < small:
        return broken(small=raised.small_blind, big=raised.big_blind, small_before=small, big_before=big)
    minutes = [level.minute for level in (*before.evening.levels, raised)]
    if NOT_TOLD in minutes:
        return UNSEEN
    due = minutes[0] * len(minutes)
    return HOLDS if raised.minute == due > 0 else broken(minute=raised.minute, due=due)


@table("TRN-LEVELHAND", "S2.9/1")
def a_level_applies_from_the_next_hand(started: HandStarted, before: Ledger) -> Verdict:
    """A hand begins with the first riffle of the shuffle and is played with the blinds and the ante that were announced
    last before that; without a new level they stay.

    Eine Hand beginnt mit dem ersten Riffeln beim Mischen und wird mit den Blinds und der Ante gespielt, die davor
    zuletzt angesagt waren; ohne neue Stufe bleiben sie.
    """
    due = level_in_force(before)
    if due is None:
        return NOT_CONCERNED
    got = (started.table.small_blind, started.table.big_blind, started.table.ante)
    return HOLDS if got == due else broken(got=got, due=due)


@table("TRN-FRAME")
def a_tournament_is_one_from_first_to_last(started: HandStarted, before: Ledger) -> Verdict:
    """Every hand of a tournament is played as a tournament hand, and none of another game is.

    Jede Hand eines Turniers wird als Turnierhand gespielt, und keine eines anderen Spiels.

    No sentence of its own; S1.58 speaks of a whole game.
    """
    if not before.evening.open:
        return NOT_CONCERNED
    due = before.evening.tournament
    return HOLDS if started.table.tournament == due else broken(tournament=started.table.tournament, due=due)
