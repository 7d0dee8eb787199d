"""The judge: one pass over a trace under one rulebook."""

from collections.abc import Iterable
from typing import NamedTuple

from holdem_spec.clauses.everything import in_force
from holdem_spec.clauses.form import Check, Clause, Form
from holdem_spec.clauses.verdicts import HOLDS, Finding
from holdem_spec.ledger import Ledger
from holdem_spec.vocabulary.events import Entry, Event, Origin
from holdem_spec.vocabulary.rulebook import HOUSE, Rulebook


class Broken(NamedTuple):
    """A clause, the numbers that show how it is broken, and the paragraphs behind it."""

    clause: str
    numbers: tuple[tuple[str, object], ...]
    paragraphs: tuple[str, ...]


class Breach(NamedTuple):
    """The event at `position` of a trace breaks `broken`, primaries first, then what follows from them."""

    position: int
    event: Event
    broken: tuple[Broken, ...]


class Judgement(NamedTuple):
    """A trace conforms when `breach` is None; otherwise it is the first one, and what followed was not judged.
    `applied` and `unseen` count, clause by clause, how often it was kept and how often its facts were not visible."""

    breach: Breach | None
    applied: dict[str, int]
    unseen: dict[str, int]

    @property
    def conforms(self) -> bool:
        return self.breach is None


class Bench:
    """The clauses of a rulebook, sorted by the events they judge. Build it once and judge many traces."""

    def __init__(self, rulebook: Rulebook = HOUSE, without: frozenset[str] = frozenset()) -> None:
        """`without` leaves clauses out by their ids; that is how the necessity of a clause is shown."""
        self.rulebook = rulebook
        judging = (Form.FORBIDS, Form.OWES, Form.PERMITS)
        clauses = [clause for clause in in_force(rulebook) if clause.form in judging and clause.id not in without]
        self.primaries: dict[type, tuple[Clause, ...]] = _by_event([c for c in clauses if c.primary])
        self.corollaries: dict[type, tuple[Clause, ...]] = _by_event([c for c in clauses if not c.primary])
        self.checks: dict[type, tuple[Check, ...]] = {
            event: tuple(clause.check for clause in found) for event, found in self.primaries.items()
        }

    def judge(self, trace: Iterable[Entry]) -> Judgement:
        """The judgement on a trace, up to its first breach."""
        sitting = Sitting(self)
        for entry in trace:
            if sitting.hear(entry) is not None:
                break
        return sitting.judgement()


class Sitting:
    """A trace being judged, entry by entry. `ledger` are the judge's own books: read them, never write."""

    __slots__ = ("_bench", "_checks", "_heard", "_set_aside", "breach", "ledger", "position")

    def __init__(self, bench: Bench) -> None:
        self._bench = bench
        self._checks = bench.checks
        self._heard: dict[type, int] = {}
        self._set_aside: dict[tuple[Check, Finding], int] = {}
        self.ledger = Ledger()
        self.position = -1
        self.breach: Breach | None = None

    def hear(self, entry: Entry) -> Breach | None:
        """Judge an entry, unless it is derived, and record it; the breach if it is one."""
        event, origin = entry
        self.position += 1
        ledger = self.ledger
        if origin == Origin.SEEN:
            kind = type(event)
            for check in self._checks.get(kind, ()):
                verdict = check(event, ledger)
                if verdict is not HOLDS:
                    if verdict[0] == Finding.BROKEN:
                        return self._broken(event)
                    key = (check, verdict[0])
                    self._set_aside[key] = self._set_aside.get(key, 0) + 1
            self._heard[kind] = self._heard.get(kind, 0) + 1
        ledger.apply(event)
        return None

    def _broken(self, event: Event) -> Breach:
        self.breach = Breach(self.position, event, all_broken(self._bench, self.ledger, event))
        return self.breach

    def judgement(self) -> Judgement:
        """What has been found so far."""
        applied: dict[str, int] = {}
        unseen: dict[str, int] = {}
        for kind, heard in self._heard.items():
            for clause in self._bench.primaries.get(kind, ()):
                applied[clause.id] = applied.get(clause.id, 0) + heard
        names = {clause.check: clause.id for found in self._bench.primaries.values() for clause in found}
        for (check, finding), times in self._set_aside.items():
            applied[names[check]] -= times
            if finding == Finding.UNSEEN:
                unseen[names[check]] = unseen.get(names[check], 0) + times
        return Judgement(self.breach, dict(sorted(applied.items())), dict(sorted(unseen.items())))


def _by_event(clauses: list[Clause]) -> dict[type, tuple[Clause, ...]]:
    found: dict[type, list[Clause]] = {}
    for clause in clauses:
        for event in clause.concerns:
            found.setdefault(event, []).append(clause)
    return {event: tuple(clauses) for event, clauses in found.items()}


def all_broken(bench: Bench, before: Ledger, event: Event) -> tuple[Broken, ...]:
    """The primaries that an event breaks and, if there are any, the corollaries it breaks with them."""
    primaries = _broken_among(bench.primaries, before, event)
    return primaries + _broken_among(bench.corollaries, before, event) if primaries else ()


def _broken_among(clauses: dict[type, tuple[Clause, ...]], before: Ledger, event: Event) -> tuple[Broken, ...]:
    broken = []
    for clause in clauses.get(type(event), ()):
        verdict = clause.check(event, before)
        if verdict.finding == Finding.BROKEN:
            broken.append(Broken(clause.id, verdict.numbers, clause.paragraphs()))
    return tuple(broken)


def primaries_broken(bench: Bench, before: Ledger, event: Event) -> tuple[Broken, ...]:
    """The primaries that an event breaks, with their numbers: nothing means that it is legal."""
    return _broken_among(bench.primaries, before, event)


def names_broken(bench: Bench, before: Ledger, event: Event) -> tuple[str, ...]:
    """Their ids alone."""
    return tuple(
        [
            clause.id
            for clause in bench.primaries.get(type(event), ())
            if clause.check(event, before).finding == Finding.BROKEN
        ]
    )
