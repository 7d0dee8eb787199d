"""Mistakes about what players say and push."""

from holdem_conformance.mutants.changes import instead
from holdem_conformance.mutants.mutant import Instead, Mutant
from holdem_reference.floor.notes import Notes
from holdem_reference.state import State
from holdem_spec.vocabulary.events import Action, Called, Checked, PotAwarded
from holdem_spec.vocabulary.floor import AskedAgain, ChipsPushed, Declared, FloorEvent, HandAnnounced
from holdem_spec.vocabulary.seats import NOBODY, Seat
from holdem_spec.vocabulary.table import Chips

Bound = Action | AskedAgain | None


def call_or_check(state: State, seat: Seat) -> Action:
    everything = state.in_front[seat] + state.stacks[seat]
    return Called(seat, min(state.bet, everything)) if state.bet > state.in_front[seat] else Checked(seat)


def _only_chips(was: Instead, state: State, notes: Notes) -> tuple[Declared | ChipsPushed, ...]:
    return tuple(said for said in was(state, notes) if isinstance(said, ChipsPushed))


def _on_top(was: Instead, state: State, said: tuple[Declared | ChipsPushed, ...]) -> Chips:
    """A named amount is added to the bet."""
    total: Chips = was(state, said)
    return total + state.bet if isinstance(said[0], Declared) and total else total


def _always_a_call(was: Instead, state: State, seat: Seat, total: Chips) -> Action:
    return call_or_check(state, seat)


def _all_motions_count(was: Instead, state: State, notes: Notes) -> Bound:
    """The chips of all motions together are the bet."""
    pushed = [said for said in notes.said if isinstance(said, ChipsPushed)]
    if len(pushed) < 2:
        return was(state, notes)
    others = tuple(said for said in notes.said if not isinstance(said, ChipsPushed))
    together = ChipsPushed(pushed[0].seat, sum(push.chips for push in pushed))
    return was(state, notes._replace(said=(*others, together)))


def _never_a_bet(was: Instead, state: State, seat: Seat) -> Action:
    return call_or_check(state, seat)


def _not_allowed_is_a_call(was: Instead, state: State, seat: Seat, total: Chips, a_raise: bool) -> Action:
    return call_or_check(state, seat)


def _named(was: Instead, state: State, event: FloorEvent) -> State:
    """It is kept in mind who named a hand first; what binds a player during the betting is free at the showdown."""
    after: State = was(state, event)
    if not isinstance(event, HandAnnounced) or after.notes is None or after.notes.must_call != NOBODY:
        return after
    return after._replace(notes=after.notes._replace(must_call=event.seat))


def _not_to_who_named(was: Instead, state: State) -> PotAwarded:
    said = NOBODY if state.notes is None else state.notes.must_call
    return was(state._replace(mucked=tuple(m or s == said for s, m in enumerate(state.mucked))))


MUTANTS = (
    Mutant("CON-VERBAL", "what a player announces does not bind him", instead("floor.conduct._spoken", _only_chips)),
    Mutant(
        "CON-AMOUNTTOTAL", "the amount named with a raise is added to the bet", instead("floor.conduct._total", _on_top)
    ),
    Mutant(
        "CON-ONEMOTION",
        "chips without a word are never more than a call",
        instead("floor.conduct._motion", _always_a_call),
    ),
    Mutant(
        "CON-STRING",
        "the chips of all motions together are the bet",
        instead("floor.conduct.amounts_to", _all_motions_count),
    ),
    Mutant(
        "CON-STRINGRESULT",
        "a string bet where nobody has bet is a check",
        instead("floor.conduct._string_bet", _never_a_bet),
    ),
    Mutant(
        "CON-ILLEGALSIZE",
        "an amount that is not allowed is always a call",
        instead("floor.conduct._not_allowed", _not_allowed_is_a_call),
    ),
    Mutant(
        "SHOW-CARDSSPEAK",
        "whoever names a wrong hand loses his claim",
        instead("floor.procedure.after", _named) + instead("pots.next_award", _not_to_who_named),
    ),
)
