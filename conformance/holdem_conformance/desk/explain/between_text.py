"""The time between two hands as a person reads it."""

from collections.abc import Iterator

from holdem_conformance.desk.explain.because import because
from holdem_conformance.desk.explain.between import due_text, forbidden_between, seats_between, standing, states_between
from holdem_conformance.desk.explain.layout import clause_lines, indented, reason_lines
from holdem_conformance.desk.explain.reasons import Reason
from holdem_conformance.desk.explain.speaking import Speaker
from holdem_conformance.desk.explain.telling import Step
from holdem_conformance.desk.explain.wording import event_text, reasons
from holdem_spec.vocabulary.rulebook import Rulebook


def between_lines(step: Step, rules: Rulebook, speaker: Speaker) -> Iterator[str]:
    """Seats and chips, what is due, and what must not happen now."""
    rows = [(speaker.word("seat"), speaker.word("player"), speaker.word("chips"), "")]
    rows += [
        (
            str(seat.seat + 1),
            speaker.seat(seat.seat),
            speaker.chips(seat.chips),
            ", ".join(states_between(seat, speaker)),
        )
        for seat in seats_between(step.after)
    ]
    widths = [max(len(row[column]) for row in rows) for column in range(3)]
    for number, player, chips, state in rows:
        yield f"  {number:>{widths[0]}}  {player:<{widths[1]}}  {chips:>{widths[2]}}  {state}".rstrip()
    yield ""
    yield from standing(step.after, speaker)
    due = due_text(step.ahead, step.after, speaker)
    yield f"{speaker.word('next')}: {due or speaker.word('nothing')}"
    if step.ahead.event is not None:
        yield from clause_lines(because(step.ahead.event, step.after, rules), 2, speaker)
    grouped = _grouped(step, rules, speaker)
    if grouped:
        yield f"{speaker.word('not_legal')}:"
    for labels, why in grouped:
        yield indented("; ".join(labels), 2, 4)
        for each in why:
            yield from reason_lines(each, 4, speaker)


def _grouped(step: Step, rules: Rulebook, speaker: Speaker) -> list[tuple[list[str], tuple[Reason, ...]]]:
    """What is forbidden for the same reasons, together."""
    found: dict[tuple[tuple[str, str], ...], tuple[list[str], tuple[Reason, ...]]] = {}
    for forbidden in forbidden_between(step, rules):
        why = reasons(forbidden.broken, forbidden.event, step.after, rules, speaker)
        key = tuple((each.clause, each.sentence) for each in why)
        found.setdefault(key, ([], why))[0].append(event_text(forbidden.event, step.after, speaker))
    return list(found.values())
