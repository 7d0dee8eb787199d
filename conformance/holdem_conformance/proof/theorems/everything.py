"""All theorems: importing this enters them."""

from importlib import import_module

from holdem_conformance.proof.theorem import Theorem, entered

CHAPTERS = (
    "card_text",
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
