"""All theorems: importing this enters them."""

from collections.abc import Iterator
from importlib import import_module

from holdem_conformance.proof.theorem import Theorem, entered

CHAPTERS = (
    "card_text",
    "wager_sizes",
    "fixed_sizes",
    "raise_rights",
    "seat_orders",
    "pot_shares",
    "awards",
    "pot_arithmetic",
    "odd_chips",
    "hands_of_five",
    "hands_of_seven",
    "button_walks",
    "game_graphs",
    "hands",
    "corollaries",
    "necessity",
    "option_pairs",
    "whole_evenings",
)
"""The modules beside this one, in the order of the report."""


def all_theorems() -> tuple[Theorem, ...]:
    for chapter in CHAPTERS:
        import_module(f"holdem_conformance.proof.theorems.{chapter}")
    return tuple(entered().values())


def by_subject() -> Iterator[tuple[str, frozenset[str]]]:
    """Each subject, as its module says in the first line, and the ids of its theorems."""
    for chapter in CHAPTERS:
        module = import_module(f"holdem_conformance.proof.theorems.{chapter}")
        subject = (module.__doc__ or "").strip().splitlines()[0].rstrip(".")
        yield subject, frozenset(theorem.id for theorem in all_theorems() if theorem.show.__module__ == module.__name__)
