"""The general ways to be wrong. Each makes the change of a mutant."""

from collections.abc import Callable

from holdem_conformance.mutants.mutant import Change, Instead, Swap
from holdem_reference import hand
from holdem_reference.evening import Evening
from holdem_reference.state import State
from holdem_spec.vocabulary.events import HandEvent
from holdem_spec.vocabulary.rulebook import Rulebook
from holdem_spec.vocabulary.table import Table


def instead(name: str, by: Instead) -> Change:
    """Another function in one place: `by` gets the one that was there, then what it is called with."""
    return (Swap(name, by),)


def then(name: str, alters: Callable[..., object]) -> Change:
    """The function does its work, and `alters` gets the result."""
    return instead(name, lambda was, *given: alters(was(*given)))


def allows(*clauses: str) -> Change:
    """What these clauses refuse is accepted, and happens."""

    def refusal(was: Instead, *given: object) -> str | None:
        refused: str | None = was(*given)
        return None if refused in clauses else refused

    return (Swap("hand.refusal", refusal), Swap("hand.after", _come_what_may), *_of_the_evening(refusal))


def _of_the_evening(refusal: Instead) -> Change:
    return tuple(Swap(f"evening.{name}", refusal) for name in ("_refused_chips", "_refused_card", "_refused_level"))


def _come_what_may(was: Instead, state: State, event: HandEvent) -> State:
    """A hand that cannot go on after what should not have happened stays as it is: to accept it is the mistake."""
    try:
        after: State = was(state, event)
        hand.menu(after)
    except (ValueError, IndexError, KeyError, AssertionError):
        return state
    return after


def right_to_wager_in_spite_of(*clauses: str) -> Change:
    """A player may bet or raise whom these clauses deny it; the menu offers it as well."""
    return then("menu.right_to_wager", lambda refused: None if refused in clauses else refused)


def takes_a_table_that_is_refused(clause: str, repaired: Callable[[Table], Table]) -> Change:
    """Where the clause refuses a table, the engine puts it right by itself and deals."""

    def opening(was: Instead, table: Table, rules: Rulebook) -> State | Evening:
        try:
            begun: State | Evening = was(table, rules)
        except ValueError as refusal:
            if not str(refusal).startswith(clause):
                raise
            begun = was(repaired(table), rules)
        return begun

    return (Swap("hand.opening", opening), Swap("evening.opening", opening))


def plays(option: str, reading: str) -> Change:
    """Whatever reading the engine is told, it plays this one."""

    def opening(was: Instead, table: Table, rules: Rulebook) -> object:
        return was(table, rules.with_changes({option: reading}))

    return (Swap("hand.opening", opening), Swap("evening.opening", opening))
