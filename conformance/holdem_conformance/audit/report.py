"""What an audit has found, for a reader and for a program."""

import json
from collections.abc import Iterator

from holdem_conformance.audit.phrases import PHRASES
from holdem_conformance.audit.tally import Finding, Tally
from holdem_conformance.audit.waivers import Waiver

EXAMPLES = 10
"""Of hands that are not judged for the same reason, the text names so many."""


def as_json(tally: Tally) -> str:
    """One object on one line, keys always in this order."""
    return json.dumps(
        {
            "rules": tally.rules,
            "hands": tally.hands,
            "legal": tally.legal,
            "findings": [_finding(finding) for finding in tally.findings],
            "waived": [{"file": w.file, "hand": w.hand, "waiver": w.waiver} for w in tally.waived],
            "not_judged": [n._asdict() for n in tally.not_judged],
            "applied": tally.applied,
            "on_derived": tally.on_derived,
            "unseen": tally.unseen,
            "silent": tally.silent,
        },
        ensure_ascii=False,
        default=str,
    )


def _finding(finding: Finding) -> dict[str, object]:
    event = None if finding.position is None else {"position": finding.position, "text": finding.text}
    return {
        "file": finding.file,
        "hand": finding.hand,
        "event": event,
        "clause": finding.clause,
        "paragraphs": finding.paragraphs,
        "numbers": {name: _plain(number) for name, number in finding.numbers},
        "also": finding.also,
        "reason": finding.reason or None,
        "scale": finding.scale,
        "sentence": dict(finding.sentence) or None,
    }


def _plain(number: object) -> object:
    if isinstance(number, dict):
        return {str(key): _plain(entry) for key, entry in number.items()}
    return [_plain(entry) for entry in number] if isinstance(number, tuple | list) else number


def as_text(tally: Tally, language: str = "en", *, verbose: bool = False) -> str:
    """The report in a language. `verbose` names the clauses that were never concerned."""
    return "\n".join([*_Report(tally, language).lines(verbose)])


class _Report:
    def __init__(self, tally: Tally, language: str) -> None:
        self.tally = tally
        self.language = language
        self.phrases: dict[str, str] = PHRASES[language]

    def lines(self, verbose: bool) -> Iterator[str]:
        yield from self.head()
        yield from self.findings()
        yield from self.waived()
        yield from self.not_judged()
        if self.tally.judged():
            yield from self.clauses(verbose)

    def say(self, name: str, **fields: object) -> str:
        return self.phrases[name].format(**fields)

    def counted(self, number: int, noun: str) -> str:
        return f"{number} {self.phrases[noun if number == 1 else f'{noun}s']}"

    def head(self) -> Iterator[str]:
        tally = self.tally
        yield self.say(
            "audit",
            rules=tally.rules,
            hands=self.counted(tally.hands, "hand"),
            legal=tally.legal,
            waived=self.say("of them waived", waived=len(tally.waived)) if tally.waived else "",
            findings=self.counted(len(tally.findings), "finding"),
            not_judged=len(tally.not_judged),
        )
        if not tally.judged():
            yield self.say("none judged")

    def findings(self) -> Iterator[str]:
        if self.tally.findings:
            yield f"\n{self.say('heading')}"
        for finding in self.tally.findings:
            yield f"  {finding.file}{self.hand(finding.hand)}{self.event(finding)}"
            if finding.clause is None:
                yield f"    {self.say('cannot be read')}: {finding.reason}"
                continue
            also = f"; {self.say('also')} {', '.join(finding.also)}" if finding.also else ""
            scale = f"; {self.say('scale', scale=finding.scale)}" if finding.scale != 1 else ""
            yield f"    {finding.clause} ({' '.join(finding.paragraphs)}): {_numbers(finding)}{also}{scale}"
            yield f"    {finding.sentence[self.language]}"

    def hand(self, name: str | None) -> str:
        return "" if name is None else f", {self.say('in hand')} {name}"

    def event(self, finding: Finding) -> str:
        if finding.position is None:
            return ""
        if finding.text in PLACES:
            return f", {self.say(finding.text)}"
        return f", {self.say('action')} {finding.position}: {finding.text}"

    def waived(self) -> Iterator[str]:
        for waiver in Waiver:
            waived = [entry for entry in self.tally.waived if entry.waiver == waiver]
            if waived:
                hands = self.counted(len(waived), "hand")
                yield f"\n{self.say('waived')}: {self.say(waiver)}, {hands}. {self.say(f'why {waiver}')}"
                yield from [f"  {entry.file}{self.hand(entry.hand)}" for entry in waived]

    def not_judged(self) -> Iterator[str]:
        for reason in dict.fromkeys(entry.reason for entry in self.tally.not_judged):
            hands = [entry for entry in self.tally.not_judged if entry.reason == reason]
            yield f"\n{self.say('not judged')}: {reason}, {self.counted(len(hands), 'hand')}"
            yield from [f"  {entry.file}{self.hand(entry.hand)}" for entry in hands[:EXAMPLES]]
            if len(hands) > EXAMPLES:
                yield f"  {self.say('and others', others=self.counted(len(hands) - EXAMPLES, 'other'))}"

    def clauses(self, verbose: bool) -> Iterator[str]:
        tally, broken = self.tally, self.tally.broken()
        columns = [("applied", tally.applied), ("unseen", tally.unseen), *([("broken", broken)] if broken else [])]
        yield f"\n{self.say('clause'):<20}" + "".join([f"{self.say(name):>10}" for name, _ in columns])
        for clause in sorted({*tally.applied, *tally.unseen, *broken}):
            yield f"{clause:<20}" + "".join([f"{counts.get(clause, 0):>10}" for _, counts in columns])
        yield f"\n{self.say('added')}"
        if tally.on_derived:
            yield self.say("saw nothing", clauses=", ".join(sorted(tally.on_derived)))
        if verbose and tally.silent:
            yield self.say("silent", clauses=", ".join(tally.silent))


def _numbers(finding: Finding) -> str:
    return ", ".join([f"{name.replace('_', ' ')} {number}" for name, number in finding.numbers])


THE_TABLE = "the table"
THE_STACKS = "the finishing stacks"
THE_END = "the end of the file"
PLACES = (THE_TABLE, THE_STACKS, THE_END)
"""What breaks a clause without being an action."""
