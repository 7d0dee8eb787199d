"""A floor scenario, watched: the error, what follows it by itself, what chance and the director bring."""

from holdem_conformance.classroom.chronicle.notes import RULING, SHUFFLE, Ahead, Chronicle, Diary, Trouble, overheard
from holdem_conformance.runner.floor_judge import follow, settle
from holdem_conformance.runner.floor_walk import FloorWalk, Unlike
from holdem_conformance.scenarios.floor_model import FloorPlay
from holdem_conformance.scenarios.model import Scenario
from holdem_reference import hand
from holdem_reference.floor.board_errors import Awaited
from holdem_spec.vocabulary.events import HandEvent
from holdem_spec.vocabulary.rulebook import Rulebook
from holdem_spec.vocabulary.table import Table

WAITS = {Awaited.RULING: RULING, Awaited.SHUFFLE: SHUFFLE}


class _Watched(FloorWalk):
    def __init__(self, table: Table, rules: Rulebook, diary: Diary) -> None:
        self.diary = diary
        super().__init__(table, rules)

    def begin(self, table: Table) -> None:
        if not self.diary.notes:
            self.ledger = overheard(self.diary)
        super().begin(table)

    def tries(self, event: HandEvent) -> None:
        self.diary.tried(event, self.ledger.copied())


def floor_chronicle(scenario: Scenario, floor: FloorPlay, rules: Rulebook) -> Chronicle:
    """What happens in the hand, up to its end or to the line that does not hold."""
    diary = Diary(lambda: _ahead(walk))
    line, trouble = "", None
    try:
        walk = _Watched(scenario.table, rules, diary)
        for told in floor.lines:
            line = told.place.text
            follow(walk, told.said)
        line = "[result]"
        settle(walk, floor.result)
    except Unlike as unlike:
        trouble = Trouble(line, unlike.expected, unlike.got)
    diary.look_ahead()
    return Chronicle(tuple(diary.notes), trouble)


def _ahead(walk: FloorWalk) -> Ahead:
    waits = hand.awaits(walk.state)
    return Ahead(hand.due(walk.state) if waits is None else None, "" if waits is None else WAITS[waits])
