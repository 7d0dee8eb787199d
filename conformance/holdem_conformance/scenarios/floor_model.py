"""A floor scenario: a hand in which something goes wrong or is announced, and what follows from it."""

from typing import NamedTuple

from holdem_conformance.scenarios.floor_said import FloorSaid
from holdem_conformance.scenarios.model import Place
from holdem_spec.vocabulary.cards import Card
from holdem_spec.vocabulary.table import Chips


class FloorLine(NamedTuple):
    place: Place
    said: FloorSaid


class FloorResult(NamedTuple):
    """How the hand ends: chips, board, and burned cards in order; None where the scenario does not say, without stacks
    where it stops in the middle of a hand."""

    stacks: tuple[Chips, ...] | None
    board: tuple[Card, ...] | None
    burns: tuple[Card, ...] | None


class FloorPlay(NamedTuple):
    """The lines of the play, and how the hand ends."""

    lines: tuple[FloorLine, ...]
    result: FloorResult
