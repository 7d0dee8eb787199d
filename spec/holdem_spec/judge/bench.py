"""The judge: one pass over a trace under one rulebook."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import NamedTuple, get_args

from holdem_spec.clauses.everything import in_force
from holdem_spec.clauses.form import JUDGING, Check, Clause, Form
from holdem_spec.clauses.verdicts import HOLDS, NOT_CONCERNED, Finding, Verdict
from holdem_spec.ledger import Ledger
from holdem_spec.vocabulary.events import Entry, Event, Origin
from holdem_spec.vocabulary.floor import FloorEvent
from holdem_spec.vocabulary.rulebook import HOUSE, Rulebook

SEEN, BROKEN = Origin.SEEN, Finding.BROKEN
FLOOR_EVENTS = frozenset(get_args(FloorEvent))


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
        clauses = [clause for clause in in_force(rulebook) if clause.form in JUDGING and clause.id not in without]
        primaries = [clause for clause in clauses if clause.primary]
        self.primaries: dict[type, tuple[Clause, ...]] = _by_event(primaries, _asked_always)
        self.remedies: dict[type, tuple[Clause, ...]] = _by_event(primaries, _asked_after_an_incident)
        self.corollaries: dict[type, tuple[Clause, ...]] = _by_event([c for c in clauses if not c.primary])

    def asked(self, before: Ledger, kind: type) -> tuple[Clause, ...]:
        """The primaries that judge an event of a kind after what is in the books."""
        clauses = self.primaries.get(kind, ())
        if before.floor is None and kind not in FLOOR_EVENTS:
            return clauses
        return clauses + self.remedies.get(kind, ())

    def judge(self, trace: Iterable[Entry]) -> Judgement:
        """The judgement on a trace, up to its first breach."""
        sitting = Sitting(self)
        for entry in trace:
            if sitting.hear(entry) is not None:
                break
        return sitting.judgement()


class Count:
    """How often one clause had nothing to say to the events of one kind, and how often it could not see."""

    __slots__ = ("clause", "not_concerned", "unseen")

    def __init__(self, clause: str) -> None:
        self.clause = clause
        self.not_concerned = 0
        self.unseen = 0


class Tally:
    """How often each clause applied, over one trace or many. Kept by subtraction: a clause applied to all events of its
    kinds, less those it was not concerned with or could not see."""

    def __init__(self, bench: Bench) -> None:
        self.heard: dict[type, int] = dict.fromkeys(bench.primaries, 0)
        self.counts: dict[type, tuple[tuple[Check, Count], ...]] = {
            kind: tuple((clause.check, Count(clause.id)) for clause in clauses)
            for kind, clauses in bench.primaries.items()
        }

    def applied(self) -> dict[str, int]:
        """By clause: how often it applied and was kept."""
        found: dict[str, int] = {}
        for kind, counts in self.counts.items():
            for _, count in counts:
                kept = self.heard[kind] - count.not_concerned - count.unseen
                found[count.clause] = found.get(count.clause, 0) + kept
        return dict(sorted(found.items()))

    def unseen(self) -> dict[str, int]:
        """By clause: how often it applied but the facts it needs were not visible; clauses that saw everything are
        left out."""
        found: dict[str, int] = {}
        for counts in self.counts.values():
            for _, count in counts:
                found[count.clause] = found.get(count.clause, 0) + count.unseen
        return dict(sorted((clause, times) for clause, times in found.items() if times))


class Sitting:
    """A trace being judged, entry by entry; a new `HandStarted` opens new books. `ledger` are the judge's own books:
    read them, never write."""

    __slots__ = ("_bench", "_counts", "_heard", "_remedied", "_tally", "breach", "ledger", "position")

    def __init__(self, bench: Bench) -> None:
        self._bench = bench
        self._tally = Tally(bench)
        self._heard = self._tally.heard
        self._counts = self._tally.counts
        self._remedied: Counter[tuple[str, Finding]] = Counter()
        self.ledger = Ledger()
        self.position = -1
        self.breach: Breach | None = None

    def hear(self, entry: Entry) -> Breach | None:
        """Judge an entry, unless it is derived, and record it; the breach if it is one."""
        event, origin = entry
        self.position += 1
        ledger = self.ledger
        kind = type(event)
        if origin is SEEN and kind in self._counts:
            for check, count in self._counts[kind]:
                verdict = check(event, ledger)
                if verdict is HOLDS:
                    continue
                if verdict is NOT_CONCERNED:
                    count.not_concerned += 1
                elif verdict.finding == BROKEN:
                    return self._broken(event, check)
                else:
                    count.unseen += 1
            if ledger.floor is not None and (wrong := self._breaks_a_remedy(event)):
                return self._broken(event, wrong)
            self._heard[kind] += 1
        elif origin is SEEN and kind in FLOOR_EVENTS and (wrong := self._breaks_a_remedy(event)):
            return self._broken(event, wrong)
        ledger.apply(event)
        return None

    def _breaks_a_remedy(self, event: Event) -> Check | None:
        """The clause by which an event of the floor, or any event after an incident, is wrong; those that it keeps are
        counted."""
        clauses = self._bench.remedies.get(type(event), ())
        findings = [(clause, clause.check(event, self.ledger).finding) for clause in clauses]
        for clause, finding in findings:
            if finding == BROKEN:
                return clause.check
        self._remedied.update((clause.id, finding) for clause, finding in findings)
        return None

    def _broken(self, event: Event, found: Check) -> Breach:
        """Note the breach, and take back what was counted for its event: it did not become part of the trace."""
        for check, count in self._counts.get(type(event), ()):
            if check is found:
                break
            finding = check(event, self.ledger).finding
            count.not_concerned -= finding == Finding.NOT_CONCERNED
            count.unseen -= finding == Finding.UNSEEN
        corollaries = breaking(self._bench.corollaries.get(type(event), ()), self.ledger, event)
        primaries = primaries_broken(self._bench, self.ledger, event)
        self.breach = Breach(self.position, event, primaries + _told(corollaries))
        return self.breach

    def new_hand(self) -> None:
        """Open new books, whatever became of the hand before; the counts go on."""
        self.ledger = Ledger()
        self.position = -1
        self.breach = None

    def judgement(self) -> Judgement:
        """What has been found so far."""
        applied, unseen = self._tally.applied(), self._tally.unseen()
        for (clause, finding), times in self._remedied.items():
            if finding in (Finding.HOLDS, Finding.UNSEEN):
                counts = applied if finding == Finding.HOLDS else unseen
                counts[clause] = counts.get(clause, 0) + times
        return Judgement(self.breach, applied, unseen)


def _asked_always(clause: Clause, event: type) -> bool:
    return clause.form != Form.REMEDY and event not in FLOOR_EVENTS


def _asked_after_an_incident(clause: Clause, event: type) -> bool:
    return not _asked_always(clause, event)


def _by_event(
    clauses: list[Clause], asked: Callable[[Clause, type], bool] = lambda clause, event: True
) -> dict[type, tuple[Clause, ...]]:
    found: dict[type, list[Clause]] = {}
    for clause in clauses:
        for event in clause.concerns:
            if asked(clause, event):
                found.setdefault(event, []).append(clause)
    return {event: tuple(clauses) for event, clauses in found.items()}


def breaking(clauses: tuple[Clause, ...], before: Ledger, event: Event) -> list[tuple[Clause, Verdict]]:
    """Those of some clauses that an event breaks, each with its verdict. A list, for a generator is slower here."""
    return [(clause, verdict) for clause in clauses if (verdict := clause.check(event, before)).finding == BROKEN]


def primaries_broken(bench: Bench, before: Ledger, event: Event) -> tuple[Broken, ...]:
    """The primaries that an event breaks, with their numbers: nothing means that it is legal."""
    return _told(breaking(bench.asked(before, type(event)), before, event))


def _told(found: list[tuple[Clause, Verdict]]) -> tuple[Broken, ...]:
    return tuple([Broken(clause.id, verdict.numbers, clause.paragraphs()) for clause, verdict in found])


def names_broken(bench: Bench, before: Ledger, event: Event) -> tuple[str, ...]:
    """Their ids alone."""
    return tuple([clause.id for clause, _ in breaking(bench.asked(before, type(event)), before, event)])


def is_legal(bench: Bench, before: Ledger, event: Event) -> bool:
    """Whether an event breaks no primary; the first that it breaks is enough to know."""
    for clause in bench.asked(before, type(event)):  # noqa: SIM110  a plain loop stops early and needs no generator
        if clause.check(event, before).finding == BROKEN:
            return False
    return True
