"""Evenings and floor scenarios as steps."""

from holdem_conformance.classroom.chronicle.evening import evening_chronicle
from holdem_conformance.classroom.chronicle.floor import floor_chronicle
from holdem_conformance.classroom.chronicle.notes import Chronicle, Note
from holdem_conformance.classroom.steps import Step, Told, belong_together
from holdem_conformance.scenarios.model import Scenario
from holdem_spec.judge.counsel import broken_by
from holdem_spec.vocabulary.events import Event
from holdem_spec.vocabulary.rulebook import Rulebook


def chronicle_of(scenario: Scenario, rules: Rulebook) -> Chronicle:
    """What happens in an evening or on the floor, under some rules."""
    if scenario.evening is not None:
        return evening_chronicle(scenario, scenario.evening, rules)
    assert scenario.floor is not None
    return floor_chronicle(scenario, scenario.floor, rules)


def told_by_watching(scenario: Scenario) -> Told:
    """The steps of an evening or of a floor scenario, in order."""
    chronicle = chronicle_of(scenario, scenario.rules)
    steps = _steps(chronicle.notes, scenario.rules)
    return Told(scenario, steps, chronicle.trouble is not None, chronicle.trouble is None, chronicle.trouble)


def _steps(notes: tuple[Note, ...], rules: Rulebook) -> tuple[Step, ...]:
    steps: list[Step] = []
    together: tuple[Event, ...] = ()
    for note, following in zip(notes, (*notes[1:], None), strict=True):
        if note.tried:
            broken = tuple(found.clause for found in broken_by(note.before, note.event, rules))
            steps.append(Step((note.event,), note.before, note.after, broken, note.ahead))
            continue
        together = (*together, note.event)
        next_event = None if following is None or following.tried else following.event
        if not belong_together(note.event, next_event):
            steps.append(Step(together, note.before, note.after, ahead=note.ahead))
            together = ()
    return tuple(steps)
