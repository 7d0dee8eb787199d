"""Mistakes about levels, places, and the end of a game."""

from holdem_conformance.mutants.changes import allows, instead
from holdem_conformance.mutants.mutant import Instead, Mutant
from holdem_reference.evening import Evening
from holdem_reference.places import Places
from holdem_spec.vocabulary.events import GameEnded, HandStarted, LevelRaised
from holdem_spec.vocabulary.seats import Seat
from holdem_spec.vocabulary.table import Chips, Table

Stacks = tuple[Chips, ...]


def _nobody_leaves(was: Instead, *given: object) -> Places:
    return ()


def _best_place_first(was: Instead, began: Stacks, ended: Stacks, simul: str) -> Places:
    """Places counted from the best of those who are out."""
    places: Places = was(began, ended, simul)
    return tuple((seat, len(began) - place) for seat, place in places)


def _smaller_stack_better(was: Instead, began: Stacks, ended: Stacks, simul: str) -> Places:
    return was(tuple(max(began) + 1 - chips if chips else 0 for chips in began), ended, simul)


def _never_shared(was: Instead, began: Stacks, ended: Stacks, simul: str) -> Places:
    """Each his own place, by seat where stacks are equal."""
    places: Places = was(began, ended, simul)
    best = min((place for _, place in places), default=0)
    return tuple((seat, best + number) for number, (seat, _) in enumerate(places))


def _place_of_those_left(was: Instead, began: Stacks, ended: Stacks, simul: str) -> Places:
    return tuple((seat, place - 1) for seat, place in was(began, ended, simul))


def _goes_on_for_one(was: Instead, evening: Evening) -> object:
    due = was(evening)
    return None if isinstance(due, GameEnded) and not evening.time_is_up else due


def _least_chips_win(was: Instead, stacks: Stacks) -> tuple[Seat, ...]:
    left = [chips for chips in stacks if chips]
    return tuple(seat for seat, chips in enumerate(stacks) if chips == min(left))


def _lowest_seat_wins(was: Instead, stacks: Stacks) -> tuple[Seat, ...]:
    """Of several with the most chips the first wins."""
    return was(stacks)[:1]


def _time_does_not_matter(was: Instead, evening: Evening) -> str | None:
    refused: str | None = was(evening)
    return None if refused and refused.startswith("END-TIME") else refused


def _level_only_for_the_small_blind(was: Instead, evening: Evening, event: object) -> Evening:
    """New blinds are forgotten."""
    after: Evening = was(evening, event)
    return after._replace(level=evening.level) if isinstance(event, LevelRaised) else after


def _level_doubles(was: Instead, evening: Evening, event: object) -> Evening:
    """Every hand the blinds rise by themselves."""
    after: Evening = was(evening, event)
    small, big, ante = after.level
    return after._replace(level=(2 * small, 2 * big, ante)) if isinstance(event, HandStarted) else after


def _another_game(was: Instead, evening: Evening) -> Table:
    table: Table = was(evening)
    return table._replace(tournament=not table.tournament)


MUTANTS = (
    Mutant("TRN-LEVELS", "levels may come at any time and of any size", allows("TRN-LEVELS")),
    Mutant("TRN-LEVELHAND", "new blinds are forgotten", instead("evening.after", _level_only_for_the_small_blind)),
    Mutant("TRN-LEVELHAND", "the blinds double after every hand", instead("evening.after", _level_doubles)),
    Mutant(
        "TRN-FRAME",
        "a hand of a tournament is played as one of a cash game",
        instead("evening.next_table", _another_game),
    ),
    Mutant("END-ELIM", "who has no chips stays in the game", instead("evening.leaving", _nobody_leaves)),
    Mutant("END-SIMUL", "places are one too good", instead("evening.leaving", _place_of_those_left)),
    Mutant(
        "END-SIMUL",
        "who had less when the hand began is placed better",
        instead("evening.leaving", _smaller_stack_better),
        (("end.simul", "by_start_stack"),),
    ),
    Mutant("END-SIMUL", "no place is shared", instead("evening.leaving", _never_shared)),
    Mutant("END-LAST", "the game goes on with one player", instead("evening.due", _goes_on_for_one)),
    Mutant(
        "END-TIME", "when the time is up the fewest chips win", instead("evening.with_most_chips", _least_chips_win)
    ),
    Mutant(
        "END-TIME",
        "hands begin although the time is up",
        instead("evening._no_hand", _time_does_not_matter) + instead("evening._end_by_time", lambda was, evening: None),
    ),
    Mutant(
        "END-TIETIME",
        "of several with the most chips the first one wins",
        instead("evening.with_most_chips", _lowest_seat_wins),
    ),
)
