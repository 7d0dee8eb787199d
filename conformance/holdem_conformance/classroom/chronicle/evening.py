"""An evening, watched: hand after hand, and what happens in between."""

from holdem_conformance.classroom.chronicle.notes import (
    FLOOR_PLACES_THE_BUTTON,
    NOTHING_AHEAD,
    Ahead,
    Chronicle,
    Diary,
    Note,
    Trouble,
    overheard,
)
from holdem_conformance.runner.evening import begun, hold
from holdem_conformance.runner.evening_table import Meeting, Unexpected
from holdem_conformance.scenarios.evening_model import EveningPlay
from holdem_conformance.scenarios.model import Scenario
from holdem_reference.evening import Evening, due, next_hand, next_table
from holdem_reference.positions import FloorDecides
from holdem_spec.judge.bench import Bench
from holdem_spec.judge.counsel import bench_of
from holdem_spec.ledger import Ledger
from holdem_spec.vocabulary.events import Event, GameOpened, HandEnded, HandStarted
from holdem_spec.vocabulary.rulebook import Rulebook


class _Watched(Meeting):
    def __init__(self, names: tuple[str, ...], bench: Bench, evening: Evening, diary: Diary) -> None:
        super().__init__(names, bench, evening)
        self.diary = diary
        self.ledger = overheard(diary)

    def tries(self, event: Event) -> None:
        super().tries(event)
        due = _due_start(self.evening) if isinstance(event, HandStarted) else NOTHING_AHEAD
        self.diary.tried(event, self.ledger.copied(), due)

    def happen(self, place: object, event: Event) -> None:
        self.diary.look_ahead()
        super().happen(place, event)  # type: ignore[arg-type]

    def derived(self, ended: HandEnded) -> None:
        self.diary.judged = False
        super().derived(ended)
        self.diary.judged = True


def evening_chronicle(scenario: Scenario, evening: EveningPlay, rules: Rulebook) -> Chronicle:
    """What happens in the evening, up to its end or to the line that does not hold."""
    if scenario.refused is not None:
        begin = GameOpened(scenario.table.stacks, scenario.table.tournament)
        return Chronicle((Note(begin, Ledger(), Ledger(), NOTHING_AHEAD, tried=True),), None)
    diary = Diary(lambda: _ahead(meeting.evening))
    trouble = None
    try:
        meeting = _Watched(scenario.names, bench_of(rules), begun(scenario._replace(rules=rules)), diary)
        hold(meeting, scenario, evening)
    except Unexpected as found:
        trouble = Trouble(found.place.text, found.expected, found.got)
    diary.look_ahead()
    return Chronicle(tuple(diary.notes), trouble)


def _due_start(evening: Evening) -> Ahead:
    """How the next hand would begin, whether or not one may."""
    try:
        return Ahead(HandStarted(next_table(evening)))
    except FloorDecides:
        return Ahead(waits=FLOOR_PLACES_THE_BUTTON)


def _ahead(evening: Evening) -> Ahead:
    """Between two hands; within one it is the hand that says what comes."""
    if evening.playing or evening.over:
        return NOTHING_AHEAD
    event = due(evening)
    if event is not None:
        return Ahead(event)
    try:
        return Ahead(HandStarted(next_hand(evening)))
    except FloorDecides:
        return Ahead(waits=FLOOR_PLACES_THE_BUTTON)
    except ValueError as reason:
        return Ahead(clause=str(reason).partition(":")[0])
