"""What somebody notes who watches an evening or a hand at which something goes wrong: every event with the books around
it, what was tried in vain, and what was due each time."""

from collections.abc import Callable
from typing import NamedTuple

from holdem_spec.ledger import Ledger
from holdem_spec.vocabulary.events import Event

RULING, SHUFFLE, FLOOR_PLACES_THE_BUTTON = "ruling", "shuffle", "button"


class Ahead(NamedTuple):
    """What has to come next: `event` by itself, a player's bound choice among them; or the table waits for a ruling, a
    shuffle, or the floor to say where the button goes; or no hand may begin, by `clause`."""

    event: Event | None = None
    waits: str = ""
    clause: str = ""


NOTHING_AHEAD = Ahead()


class Note(NamedTuple):
    """`tried`: it was refused, `after` are the books as they were, and `ahead` is what was due instead, where that can
    be told. `judged`: False where a hand is only told."""

    event: Event
    before: Ledger
    after: Ledger
    ahead: Ahead
    tried: bool = False
    judged: bool = True


class Trouble(NamedTuple):
    """Where a scenario does not hold: its line, what it expects there, what comes instead."""

    line: str
    expected: str
    got: str


class Chronicle(NamedTuple):
    """`trouble` is None when the scenario holds to its end."""

    notes: tuple[Note, ...]
    trouble: Trouble | None


class Diary:
    """`look` says what is due now. It is asked when the next thing is about to happen, for only then have specification
    and reference both moved on."""

    def __init__(self, look: Callable[[], Ahead]) -> None:
        self.look = look
        self.notes: list[Note] = []
        self.judged = True
        self._open = False

    def look_ahead(self) -> None:
        """Write down what is due behind the last event."""
        if self._open:
            self.notes[-1] = self.notes[-1]._replace(ahead=self.look())
            self._open = False

    def heard(self, event: Event, before: Ledger, after: Ledger) -> None:
        self.look_ahead()
        self.notes.append(Note(event, before, after, NOTHING_AHEAD, judged=self.judged))
        self._open = True

    def tried(self, event: Event, books: Ledger, due: Ahead = NOTHING_AHEAD) -> None:
        self.look_ahead()
        self.notes.append(Note(event, books, books, due, tried=True))


class Overheard(Ledger):
    """Books whose entries a diary hears of."""

    __slots__ = ("diary",)

    diary: Diary

    def apply(self, event: Event) -> None:
        self.diary.look_ahead()
        before = self.copied()
        super().apply(event)
        self.diary.heard(event, before, self.copied())


def overheard(diary: Diary) -> Overheard:
    """Empty books that the diary listens to."""
    books = Overheard()
    books.diary = diary
    return books
