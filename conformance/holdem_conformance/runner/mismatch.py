"""Why a scenario stops: the engine did not do what was expected, or the scenario itself cannot be played."""

from holdem_conformance.runner.status import Failure
from holdem_conformance.scenarios.model import Place


class Mismatch(Exception):
    """An expectation that does not hold."""

    def __init__(self, place: Place, expected: str, got: str, clause: str) -> None:
        super().__init__(place.text)
        self.failure = Failure(place.line, place.text, expected, got, clause)


class Unplayable(Exception):
    """The scenario asks a player to do something that the specification forbids; the text says what."""
