"""Mistakes about the end of a hand."""

from holdem_conformance.mutants.changes import instead
from holdem_conformance.mutants.mutant import Instead, Mutant
from holdem_reference.seats import still_in
from holdem_reference.state import Stage, State
from holdem_spec.vocabulary.events import HandEnded, HandEvent


def _after_the_first_pot(was: Instead, state: State) -> HandEvent:
    """The hand ends when the first of several pots is paid."""
    paid = sum(state.won) > 0
    return was(state._replace(pots=() if paid else state.pots))


def _left_unpaid(was: Instead, state: State) -> HandEvent | None:
    """When all but one have folded the hand is left as it is."""
    return None if state.stage == Stage.UNCONTESTED else was(state)


def _ended_again(was: Instead, state: State) -> HandEvent | None:
    due: HandEvent | None = was(state)
    return HandEnded(state.stacks) if state.over and not state.burned else due


def _twice(was: Instead, state: State, event: HandEvent) -> State:
    """The mark that the second end has come is a burn for which no street follows."""
    after: State = was(state, event)
    return after._replace(burned=state.over) if isinstance(event, HandEnded) else after


def _won_by_a_bet(was: Instead, state: State) -> State:
    """As soon as somebody folds to a raise the pot is the raiser's."""
    one_folded = any(out and cards for out, cards in zip(state.folded, state.holes, strict=True))
    raiser = state.aggressor
    if state.stage != Stage.BETTING or not one_folded or raiser < 0 or len(still_in(state)) < 2:
        return was(state)
    folded = tuple(seat != raiser for seat in range(len(state.folded)))
    return was(state._replace(folded=folded, waiting=(), stage=Stage.STREET_END))


MUTANTS = (
    Mutant(
        "END-PAID",
        "the hand ends when the first of several pots is paid",
        instead("hand._payment", _after_the_first_pot),
    ),
    Mutant(
        "END-OVER", "the end of a hand comes twice", instead("hand.due", _ended_again) + instead("hand.after", _twice)
    ),
    Mutant("END-PLAYED", "a hand in which all but one have folded is left as it is", instead("hand.due", _left_unpaid)),
    Mutant("ADV-BLUFF", "one fold to a raise is enough to win the pot", instead("hand._moved_on", _won_by_a_bet)),
)
