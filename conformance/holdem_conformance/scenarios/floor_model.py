"""A floor scenario: a hand in which something goes wrong or is announced, and what follows from it."""

from typing import NamedTuple, TypeAlias

from holdem_conformance.scenarios.floor_said import FloorSaid
from holdem_conformance.scenarios.model import Place, Scenario
from holdem_spec.vocabulary.cards import Card
from holdem_spec.vocabulary.rulebook import Rulebook
from holdem_spec.vocabulary.table import Chips, Table


class FloorLine(NamedTuple):
    place: Place
    said: FloorSaid


class FloorResult(NamedTuple):
    """How the hand ends: chips, board, and burned cards in order; None where the scenario does not say, without stacks
    where it stops in the middle of a hand."""

    stacks: tuple[Chips, ...] | None
    board: tuple[Card, ...] | None
    burns: tuple[Card, ...] | None


class FloorScenario(NamedTuple):
    """The head is that of every scenario. `table` has the pack with which the hand begins."""

    id: str
    title: dict[str, str]
    clauses: tuple[str, ...]
    basis: str
    why: str
    effect: str
    rules: Rulebook
    under: dict[str, str]
    refused: str | None
    names: tuple[str, ...]
    table: Table
    play: tuple[FloorLine, ...]
    result: FloorResult
    file: str

    @property
    def blamed(self) -> str:
        """The clause the scenario is about in the first place, without its revision."""
        return self.clauses[0].partition("@")[0]


AnyScenario: TypeAlias = Scenario | FloorScenario
