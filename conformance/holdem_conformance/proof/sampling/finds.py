"""What a sample looks at, and what it has found."""

import time

from holdem_conformance.proof.sampling.beside import Aim, Apart, Wings
from holdem_conformance.proof.sampling.plans import Plan
from holdem_conformance.proof.sampling.seen import Seen

PATIENCE = 2.5
"""Seconds in which a failure is made smaller."""


class Sample:
    """The evenings of one plan. `seen` goes on from plan to plan."""

    def __init__(self, plan: Plan, wings: Wings, aim: Aim, seen: Seen) -> None:
        self.plan, self.wings, self.aim, self.seen = plan, wings, aim, seen
        self.shortest: Apart | None = None
        self._found_at = 0.0

    def note(self, apart: Apart) -> None:
        """Keep the failure that takes the fewest words."""
        if self.shortest is None:
            self._found_at = time.monotonic()
        if self.shortest is None or len(apart.trail) < len(self.shortest.trail):
            self.shortest = apart

    def may_still_fail(self) -> bool:
        """When patience is at its end, nothing fails any more, and the search for a smaller failure is soon over."""
        return self.shortest is None or time.monotonic() - self._found_at < PATIENCE
