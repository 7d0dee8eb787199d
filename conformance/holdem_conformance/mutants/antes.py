"""Mistakes about antes."""

from holdem_conformance.mutants.changes import instead
from holdem_conformance.mutants.mutant import Instead, Mutant
from holdem_reference.seats import big_blind
from holdem_reference.state import State
from holdem_spec.vocabulary.events import AntesPosted, BlindPosted
from holdem_spec.vocabulary.seats import Seat


def _paid_by(seats: Instead) -> Instead:
    """The ante, or what there is, from these seats."""

    def antes(was: Instead, state: State) -> AntesPosted:
        payers = seats(state)
        stacks = enumerate(state.stacks)
        return AntesPosted(tuple(min(state.table.ante, chips) if seat in payers else 0 for seat, chips in stacks))

    return antes


def _not_the_short(was: Instead, state: State) -> AntesPosted:
    """Whoever has less than the ante pays nothing."""
    posted: AntesPosted = was(state)
    return AntesPosted(tuple(paid if paid == state.table.ante else 0 for paid in posted.chips))


def _others(state: State) -> tuple[Seat, ...]:
    """Everybody where the big blind pays for all, the big blind where everybody pays."""
    if state.rules.reading("ante.mode") == "each":
        return (big_blind(state),)
    return state.table.players()


def _one_chip(was: Instead, state: State) -> AntesPosted | BlindPosted:
    """An ante of one chip, where the table has none."""
    return was(state._replace(table=state.table._replace(ante=state.table.ante or 1)))


def _blinds_first(was: Instead, state: State) -> AntesPosted | BlindPosted:
    """The other order: where antes come first the blinds, where blinds come first the antes."""
    behind = state.rules.reading("ante.mode") == "big_blind" and state.rules.reading("ante.order") == "blind_first"
    blinds_left = state.blinds_posted < 2
    if behind:
        return was(state._replace(blinds_posted=2)) if not state.antes_posted else was(state)
    return was(state._replace(antes_posted=state.antes_posted or blinds_left))


def _added(was: Instead, state: State, posted: AntesPosted) -> State:
    """Antes come on top of what lies there."""
    after: State = was(state, posted)
    if state.rules.reading("ante.mode") == "big_blind":
        return after
    return after._replace(put_in=tuple(had + paid for had, paid in zip(state.put_in, posted.chips, strict=True)))


def _ante_counts_as_bet(was: Instead, state: State, posted: AntesPosted) -> State:
    after: State = was(state, posted)
    return after._replace(in_front=tuple(had + paid for had, paid in zip(after.in_front, posted.chips, strict=True)))


MUTANTS = (
    Mutant("VAR-ANTE", "the ante is paid by the wrong players", instead("dealing._antes", _paid_by(_others))),
    Mutant(
        "VAR-ANTE",
        "whoever has less than the ante pays nothing",
        instead("dealing._antes", _not_the_short),
        (("ante.mode", "each"),),
    ),
    Mutant("VAR-NOANTE", "everybody pays a chip where there is no ante", instead("dealing.next_post", _one_chip)),
    Mutant(
        "VAR-ANTEWHEN",
        "antes and blinds are paid in the other order",
        instead("dealing.next_post", _blinds_first) + instead("dealing.after_antes", _added),
    ),
    Mutant("VAR-ANTELIVE", "an ante counts as part of the call", instead("dealing.after_antes", _ante_counts_as_bet)),
)
