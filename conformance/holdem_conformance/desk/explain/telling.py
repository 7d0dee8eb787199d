"""A hand as a row of numbered steps, with the books before and after each, and judged as far as it keeps the rules."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from holdem_conformance.classroom.chronicle.notes import NOTHING_AHEAD, Ahead, Trouble
from holdem_conformance.classroom.counting import tried_behind
from holdem_spec.judge.bench import Breach, Sitting
from holdem_spec.judge.counsel import bench_of
from holdem_spec.ledger import Ledger
from holdem_spec.vocabulary.events import (
    BoardDealt,
    Burned,
    Entry,
    Event,
    HandStarted,
    HoleCardDealt,
    HoleCardsKnown,
    TraceEnded,
)
from holdem_spec.vocabulary.rulebook import Rulebook

DEALS = (HoleCardDealt, HoleCardsKnown)
NO_STEP = 0


class Tried(NamedTuple):
    """Something a scenario says must not be done, and the books at which it says so. `said` is its own wording."""

    books: Ledger
    event: Event
    said: str


class Happening(NamedTuple):
    """An entry of the hand and what was tried behind it, before anything else happened. `ahead` is what has to come
    next, where an evening or the floor has it."""

    entry: Entry
    tried: tuple[Tried, ...] = ()
    ahead: Ahead = NOTHING_AHEAD


class Account(NamedTuple):
    """A hand or an evening before it is told. `hand` is what the reader called it; `title` is given by scenarios only;
    one unit of the source is `scale` chips; `remark` is a word of `words.toml` on how the account ends, empty if there
    is none; `trouble` a line of an evening or of the floor that does not hold, with which the account ends."""

    hand: str
    title: dict[str, str]
    names: tuple[str, ...]
    rules: Rulebook
    happenings: tuple[Happening, ...]
    scale: int = 1
    remark: str = ""
    trouble: Trouble | None = None


class Step(NamedTuple):
    """One line of the hand: an event, or the hole cards of all players, or a burned card and the street behind it. With
    a breach the last of `events` is the one that breaks the rules, and `after` are the books it found."""

    number: int
    events: tuple[Event, ...]
    before: Ledger
    after: Ledger
    tried: tuple[Tried, ...]
    breach: Breach | None
    ahead: Ahead = NOTHING_AHEAD


class Told(NamedTuple):
    """`untold` counts the happenings behind a breach: what follows a breach is noise."""

    account: Account
    steps: tuple[Step, ...]
    untold: int


def tell(account: Account) -> Told:
    """The steps of a hand up to its end, or up to the event that breaks a clause."""
    sitting = Sitting(bench_of(account.rules))
    steps: list[Step] = []
    heard = 0
    for group in _grouped(account.happenings):
        before = sitting.ledger.copied()
        told: list[Happening] = []
        for happening in group:
            told.append(happening)
            if sitting.hear(happening.entry):
                break
        heard += len(told)
        if isinstance(told[0].entry.event, TraceEnded) and not sitting.breach:
            continue  # the end of the account is no step unless it comes too early
        steps.append(_step(len(steps) + 1, told, before, sitting))
        if sitting.breach:
            break
    return Told(account, tuple(steps), len(account.happenings) - heard)


def step_of(told: Told, label: str) -> int:
    """The number of a step, given as `7`, or as `7a`, what is tried behind it; NO_STEP when there is none like it."""
    for step in told.steps:
        if label in (str(step.number), *(tried_behind(step.number, place) for place in range(len(step.tried)))):
            return step.number
    return NO_STEP


def _step(number: int, told: list[Happening], before: Ledger, sitting: Sitting) -> Step:
    events = tuple(happening.entry.event for happening in told)
    tried = tuple(attempt for happening in told for attempt in happening.tried)
    after = sitting.ledger.copied()
    if isinstance(events[-1], HandStarted) and sitting.breach:
        after = Ledger(events[-1].table)  # a table that is refused is looked at all the same
    return Step(number, events, before, after, tried, sitting.breach, told[-1].ahead)


def _grouped(happenings: Iterable[Happening]) -> Iterator[list[Happening]]:
    """Hole cards together, a burned card with its street, everything else by itself. Where something was tried in
    between, a step ends: there is a position to look at."""
    group: list[Happening] = []
    for happening in happenings:
        if group and (group[-1].tried or not _belongs(happening.entry.event, group[-1].entry.event)):
            yield group
            group = []
        group.append(happening)
    if group:
        yield group


def _belongs(event: Event, before: Event) -> bool:
    if isinstance(event, DEALS):
        return isinstance(before, DEALS)
    return isinstance(event, BoardDealt) and isinstance(before, Burned)
