"""What an audit has found, for a reader and for a program."""

import json
from collections.abc import Iterator

from holdem_conformance.audit.tally import Finding, Tally
from holdem_conformance.audit.waivers import SENTENCES, Waiver

ADDED = "Antes, blinds, burns, returned bets and awards are not in such files; they were worked out and not judged."


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
    }


def _plain(number: object) -> object:
    if isinstance(number, dict):
        return {str(key): _plain(entry) for key, entry in number.items()}
    return [_plain(entry) for entry in number] if isinstance(number, tuple | list) else number


def as_text(tally: Tally) -> str:
    return "\n".join([*_head(tally), *_findings(tally), *_waived(tally), *_not_judged(tally), *_clauses(tally)])


def _head(tally: Tally) -> Iterator[str]:
    legal = f"{tally.legal} legal" + (f" ({len(tally.waived)} of them waived)" if tally.waived else "")
    yield (
        f"audit under {tally.rules}: {_counted(tally.hands, 'hand')} · {legal}"
        f" · {_counted(len(tally.findings), 'finding')} · {len(tally.not_judged)} not judged"
    )
    if tally.hands == len(tally.not_judged):
        yield "No hand was judged."


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _findings(tally: Tally) -> Iterator[str]:
    if tally.findings:
        yield "\nfindings (chips as in the file times its scale; seats count from 0, so seat 0 is p1)"
    for finding in tally.findings:
        hand = "" if finding.hand is None else f", hand {finding.hand}"
        yield f"  {finding.file}{hand}{_event(finding)}"
        if finding.clause is None:
            yield f"    cannot be read: {finding.reason}"
            continue
        also = f"; also {', '.join(finding.also)}" if finding.also else ""
        scale = f"; one unit of the file is {finding.scale} chips" if finding.scale != 1 else ""
        yield f"    {finding.clause} ({' '.join(finding.paragraphs)}): {_numbers(finding)}{also}{scale}"


def _event(finding: Finding) -> str:
    if finding.position is None:
        return ""
    return f", {finding.text}" if finding.text in PLACES else f", action {finding.position}: {finding.text}"


THE_TABLE = "the table"
THE_STACKS = "the finishing stacks"
THE_END = "the end of the file"
PLACES = (THE_TABLE, THE_STACKS, THE_END)
"""What breaks a clause without being an action."""


def _numbers(finding: Finding) -> str:
    return ", ".join([f"{name.replace('_', ' ')} {number}" for name, number in finding.numbers])


def _waived(tally: Tally) -> Iterator[str]:
    for waiver in Waiver:
        waived = [entry for entry in tally.waived if entry.waiver == waiver]
        if waived:
            yield f"\nwaived: {waiver}, {_counted(len(waived), 'hand')}. {SENTENCES[waiver]}"
            yield from [f"  {entry.file}, hand {entry.hand}" for entry in waived]


def _not_judged(tally: Tally) -> Iterator[str]:
    for reason in dict.fromkeys(entry.reason for entry in tally.not_judged):
        hands = [entry for entry in tally.not_judged if entry.reason == reason]
        yield f"\nnot judged: {reason}, {_counted(len(hands), 'hand')}"
        yield from [f"  {entry.file}, hand {entry.hand}" for entry in hands[:EXAMPLES]]
        if len(hands) > EXAMPLES:
            yield f"  and {_counted(len(hands) - EXAMPLES, 'other')}; --json lists them all"


def _clauses(tally: Tally) -> Iterator[str]:
    if tally.hands == len(tally.not_judged):
        return
    yield f"\n{'clause':<20}{'applied':>10}{'unseen':>10}"
    for clause in sorted({*tally.applied, *tally.unseen}):
        yield f"{clause:<20}{tally.applied.get(clause, 0):>10}{tally.unseen.get(clause, 0):>10}"
    yield f"\n{ADDED}"
    if tally.on_derived:
        yield f"So these saw nothing that the files say: {', '.join(sorted(tally.on_derived))}."
    if tally.silent:
        yield f"Never concerned: {', '.join(tally.silent)}."
