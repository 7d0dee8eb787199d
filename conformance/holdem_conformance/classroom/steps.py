"""What is told of a scenario, step by step."""

from typing import NamedTuple

from holdem_conformance.classroom.chronicle.notes import NOTHING_AHEAD, Ahead, Trouble
from holdem_conformance.scenarios.model import Scenario
from holdem_spec.ledger import Ledger
from holdem_spec.vocabulary.events import BoardDealt, Burned, Event, HoleCardDealt


class Step(NamedTuple):
    """`events` happened together: a burn with its street, the hole cards of all; `before` are the books before the last
    of them. `forbidden` is empty when they happened; otherwise they were only tried, and it names the clauses that
    forbid the one event there is. `ahead` is what has to come next, or instead of
    what was only tried, where an evening or the floor has it."""

    events: tuple[Event, ...]
    before: Ledger
    after: Ledger
    forbidden: tuple[str, ...] = ()
    ahead: Ahead = NOTHING_AHEAD

    @property
    def event(self) -> Event:
        """What the step comes to: its last event."""
        return self.events[-1]


class Told(NamedTuple):
    """`stopped`: the play of the file does what the rules forbid, and ends there. `over`: it reaches the end, of the
    hand or of what an evening tells. `trouble`: a line of an evening or of the floor does not hold, and the play ends
    there."""

    scenario: Scenario
    steps: tuple[Step, ...]
    stopped: bool
    over: bool
    trouble: Trouble | None = None


def belong_together(event: Event, following: Event | None) -> bool:
    """Hole cards are one step, and so is a burn with its street."""
    match event, following:
        case (HoleCardDealt(), HoleCardDealt()) | (Burned(), BoardDealt()):
            return True
    return False
