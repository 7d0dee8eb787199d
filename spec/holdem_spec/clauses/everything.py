"""The whole rulebook in one place: importing the chapters enters their clauses in the book."""

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
from holdem_spec.vocabulary.rulebook import Rulebook


def all_clauses() -> tuple[Clause, ...]:
    """Every clause under every reading."""
    return tuple(BOOK)


def in_force(rulebook: Rulebook) -> tuple[Clause, ...]:
    """The clauses of a rulebook: those without a reading, and those whose readings it has chosen."""
    right = Right.under(rulebook)
    return tuple(
        _with_right(clause, right)
        for clause in BOOK
        if all(rulebook.reading(option) == reading for option, reading in clause.under)
    )


def _with_right(clause: Clause, right: Right) -> Clause:
    """A clause that asks who may bet or raise is told it, so that it need not be written once for each reading."""
    asks = clause.check.__annotations__.get("right") is Right
    told = update_wrapper(partial(clause.check, right=right), clause.check) if asks else clause.check
    return clause._replace(check=told)
