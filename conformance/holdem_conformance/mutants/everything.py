"""All mutants, chapter by chapter."""

from holdem_conformance.mutants import (
    antes,
    betting,
    blinds,
    board_errors,
    button,
    conduct,
    dealing,
    ending,
    hands,
    limits,
    misdeals,
    pots,
    readings,
    short_all_ins,
    showdown,
    tournament,
    turns,
)
from holdem_conformance.mutants.mutant import Mutant

CHAPTERS = (
    betting, turns, limits, short_all_ins, blinds, antes, dealing, pots, showdown, hands, ending,
    button, tournament, misdeals, board_errors, conduct, readings,
)  # fmt: skip
"""In the order in which a player meets their subjects; what is read in several ways comes last."""


def all_mutants() -> tuple[Mutant, ...]:
    return tuple(mutant for chapter in CHAPTERS for mutant in chapter.MUTANTS)
