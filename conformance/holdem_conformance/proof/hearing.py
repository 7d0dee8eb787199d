"""What a bench says to an event, asking no more clauses than the answer needs."""

from holdem_spec.clauses.form import Check, Clause
from holdem_spec.clauses.verdicts import Finding
from holdem_spec.judge.bench import Bench, names_broken
from holdem_spec.ledger import Ledger
from holdem_spec.vocabulary.events import Event


class Hearing:
    """The clauses of a bench for hands in which nothing goes wrong at the floor.

    An event is forbidden as soon as one clause forbids it, so the one that forbade the last event of the kind is asked
    first; that is the same answer sooner.
    """

    def __init__(self, bench: Bench) -> None:
        self._bench = bench
        self._checks: dict[type, list[Check]] = {
            kind: [clause.check for clause in clauses] for kind, clauses in bench.primaries.items()
        }
        self._named: dict[tuple[type, str], list[Check]] = {}
        for kind, clauses in bench.primaries.items():
            for clause in clauses:
                self._named.setdefault((kind, clause.id), []).append(clause.check)
        self._corollaries: dict[type, tuple[Clause, ...]] = bench.corollaries

    def forbids(self, before: Ledger, event: Event) -> bool:
        """Whether any primary forbids the event."""
        checks = self._checks.get(type(event), [])
        for place, check in enumerate(checks):
            if check(event, before).finding is Finding.BROKEN:
                if place:
                    checks.insert(0, checks.pop(place))
                return True
        return False

    def forbids_by(self, before: Ledger, event: Event, id: str) -> bool:
        """Whether the primary of this name forbids it."""
        named = self._named.get((type(event), id), [])
        return any([check(event, before).finding is Finding.BROKEN for check in named])

    def names(self, before: Ledger, event: Event) -> str:
        """All primaries that forbid it, `AI-RUNOUT, BET-ROUNDEND`."""
        return ", ".join(names_broken(self._bench, before, event))

    def corollary_broken(self, before: Ledger, event: Event) -> str | None:
        """A corollary that says no to the event, if there is one."""
        for clause in self._corollaries.get(type(event), ()):
            if clause.check(event, before).finding is Finding.BROKEN:
                return clause.id
        return None
