"""The whole rulebook in one place: importing the chapters enters their clauses in the book."""

from collections.abc import Callable
from functools import partial, update_wrapper

from holdem_spec.clauses import (  # noqa: F401
    advice,
    alike,
    all_in,
    bet_menu,
    bet_order,
    blind,
    board_errors,
    button,
    conduct,
    deal,
    deck,
    documents,
    draw,
    end,
    fixed_limit,
    game_end,
    hand,
    meta,
    misdeal,
    names,
    no_limit,
    pot,
    pot_limit,
    pot_theorems,
    product,
    register,
    seat,
    show,
    show_choices,
    sight,
    tournament,
    variants,
)
from holdem_spec.clauses.form import BOOK, Clause
from holdem_spec.terms.right import Right
from holdem_spec.terms.turns import Turns
from holdem_spec.vocabulary.rulebook import Rulebook


def all_clauses() -> tuple[Clause, ...]:
    """Every clause under every reading."""
    return tuple(BOOK)


def in_force(rulebook: Rulebook) -> tuple[Clause, ...]:
    """The clauses of a rulebook: those without a reading, and those whose readings it has chosen."""
    return tuple(
        told(clause, rulebook)
        for clause in BOOK
        if all(rulebook.reading(option) == reading for option, reading in clause.under)
    )


READINGS: dict[str, Callable[[Rulebook], Right | Turns]] = {"right": Right.under, "turns": Turns.under}
"""What a clause can ask for by the name of a parameter."""


def told(clause: Clause, rulebook: Rulebook) -> Clause:
    """A clause that asks who may bet or raise, or whose turn it is to show, is told the readings in force, so that it
    need not be written once for each."""
    asked = {name: READINGS[name](rulebook) for name in clause.check.__annotations__ if name in READINGS}
    check = update_wrapper(partial(clause.check, **asked), clause.check) if asked else clause.check
    return clause._replace(check=check)
