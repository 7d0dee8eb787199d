"""Mistakes about showing and mucking."""

from collections.abc import Callable

from holdem_conformance.mutants.changes import allows, instead, then
from holdem_conformance.mutants.mutant import Change, Instead, Mutant
from holdem_reference.state import Stage, State
from holdem_spec.vocabulary.events import HandEvent, Mucked, Shown
from holdem_spec.vocabulary.seats import NOBODY, Seat


def _queue(change: Callable[[State, tuple[Seat, ...]], tuple[Seat, ...]]) -> Change:
    """Another order of showing."""
    return then("showdown.open_showdown", lambda opened: opened._replace(to_show=change(opened, opened.to_show)))


def _from_the_button(state: State, queue: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return tuple(sorted(queue, key=lambda seat: (seat - state.table.button) % len(state.stacks)))


def _the_rest_backwards(state: State, queue: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return (*queue[:1], *queue[:0:-1])


def _nobody_leads(was: Instead, state: State, hidden: list[Seat]) -> Seat:
    return NOBODY


def _shallowest_first(was: Instead, state: State, queue: list[Seat]) -> list[Seat]:
    return sorted(queue, key=lambda seat: state.put_in[seat])


def _nobody_mucks(was: Instead, state: State, event: Shown | Mucked) -> str | None:
    refused: str | None = was(state, event)
    return refused or ("SHOW-MUCK" if isinstance(event, Mucked) else None)


def _only_the_first_may_show(was: Instead, state: State, event: Shown | Mucked) -> str | None:
    refused: str | None = was(state, event)
    return refused or ("not asked" if isinstance(event, Shown) and state.opened else None)


def _one_card_shown(was: Instead, told: object, before: State, event: HandEvent) -> object:
    return was(told, before, event._replace(cards=event.cards[:1]) if isinstance(event, Shown) else event)


def _paid_when_one_has_shown(was: Instead, state: State) -> bool:
    return not state.opened and was(state)


def _mucked_hands_win(was: Instead, state: State) -> object:
    return was(state._replace(mucked=(False,) * len(state.mucked)))


def _uncontested_shows(was: Instead, state: State) -> State:
    after: State = was(state)
    winner = [seat for seat, folded in enumerate(after.folded) if not folded]
    if after.stage != Stage.UNCONTESTED or state.stage == Stage.UNCONTESTED:
        return after
    return after._replace(stage=Stage.SHOWDOWN, to_show=tuple(winner))


MUTANTS = (
    Mutant("SHOW-WHEN", "hands may be shown and laid away at any time", allows("SHOW-WHEN")),
    Mutant("CON-SECRET", "hands may be shown while the betting goes on", allows("SHOW-WHEN")),
    Mutant(
        "SHOW-REVEAL",
        "pots are paid when the first hand lies open",
        instead("hand._somebody_must_show", _paid_when_one_has_shown),
    ),
    Mutant(
        "SHOW-FIRSTAGGR",
        "the order of showing begins left of the button, whoever bet last",
        instead("showdown._leader", _nobody_leads),
    ),
    Mutant("SHOW-FIRSTCHECKED", "after checks the order of showing begins on the button", _queue(_from_the_button)),
    Mutant("SHOW-CLOCKWISE", "after the first hand the others follow counterclockwise", _queue(_the_rest_backwards)),
    Mutant(
        "SHOW-SIDEORDER",
        "players of the main pot alone show first",
        instead("showdown._deepest_first", _shallowest_first),
        (("show.side", "side_first"),),
    ),
    Mutant("SHOW-MUSTFIRST", "who was called may lay his cards away", allows("SHOW-MUSTFIRST")),
    Mutant("SHOW-MUCK", "anybody may lay his cards away", allows("SHOW-MUCK"), (("show.muck", "if_beaten"),)),
    Mutant("SHOW-MUCK", "anybody may lay his cards away", allows("SHOW-MUCK"), (("show.muck", "never"),)),
    Mutant(
        "SHOW-MUCK",
        "nobody may lay his cards away",
        instead("showdown.refused_showing", _nobody_mucks),
        (("show.muck", "any"),),
    ),
    Mutant("SHOW-LASTLIVE", "the last live hand may be laid away", allows("SHOW-LASTLIVE")),
    Mutant(
        "SHOW-LASTMUCK",
        "when all others have laid their cards away nobody has to show",
        instead(
            "hand._somebody_must_show",
            lambda was, s: was(s._replace(rules=s.rules.with_changes({"show.last_live": "no_show"}))),
        ),
    ),
    Mutant("SHOW-MUCKDEAD", "a hand laid away wins if it was the best", instead("pots.next_award", _mucked_hands_win)),
    Mutant("SHOW-BOTHCARDS", "one card is enough to show", instead("engine.adapter.told_of", _one_card_shown)),
    Mutant(
        "SHOW-UNCONTESTED",
        "the last player has to show before he is paid",
        instead("hand._moved_on", _uncontested_shows),
    ),
    Mutant(
        "SHOW-DOUBT",
        "who comes after an open hand may not show his own",
        instead("showdown.refused_showing", _only_the_first_may_show),
    ),
    Mutant(
        "AI-FACEUP",
        "the board is run out before the hands are turned up",
        instead("hand.to_show", lambda was, s: was(s) if s.stage == Stage.SHOWDOWN else NOBODY),
    ),
)
