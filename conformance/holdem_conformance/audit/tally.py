"""What an audit has found."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from holdem_conformance.audit.waivers import Waiver


class Finding(NamedTuple):
    """A hand that is not legal, or that cannot be read.

    `position` and `text` are the action, counted from 1; position 0 is the table, and one more than there are actions
    is what follows them; None when the whole file is meant. `clause` is the first primary broken, `also` the others;
    None when the hand could not be read, and then `reason` says why. Chips in `numbers` are in `scale`-ths of the
    file's unit, seats count from 0: seat 0 is p1. `sentence` says the numbers in German and English, in the file's own
    units and with the names it has for the players; it is empty when the hand could not be read.
    """

    file: str
    hand: str | None
    position: int | None
    text: str
    clause: str | None
    paragraphs: tuple[str, ...] = ()
    numbers: tuple[tuple[str, object], ...] = ()
    also: tuple[str, ...] = ()
    reason: str = ""
    scale: int = 1
    sentence: Mapping[str, str] = {}


class Waived(NamedTuple):
    file: str
    hand: str
    waiver: Waiver


class NotJudged(NamedTuple):
    """A hand about which this rulebook does not speak, or whose winner nobody can tell."""

    file: str
    hand: str
    reason: str


@dataclass(slots=True)
class Tally:
    """`hands` are all that were met: the legal ones (the waived among them), the findings and those not judged.

    `applied` and `unseen` count, for each clause, how often it had something to say, and how often the facts it needs
    were not in the file. `on_derived` counts the clauses that only ever judge what the audit itself has added.
    `silent` are the clauses in force that never applied and were not broken.
    """

    rules: str
    hands: int = 0
    legal: int = 0
    findings: list[Finding] = field(default_factory=list)
    waived: list[Waived] = field(default_factory=list)
    not_judged: list[NotJudged] = field(default_factory=list)
    applied: dict[str, int] = field(default_factory=dict)
    on_derived: dict[str, int] = field(default_factory=dict)
    unseen: dict[str, int] = field(default_factory=dict)
    silent: tuple[str, ...] = ()

    def broken(self) -> Counter[str]:
        """How often each clause was broken."""
        return Counter([clause for f in self.findings if f.clause for clause in (f.clause, *f.also)])

    def judged(self) -> int:
        """How many hands were judged: the legal ones, and those that break a clause."""
        return self.legal + sum(finding.clause is not None for finding in self.findings)
