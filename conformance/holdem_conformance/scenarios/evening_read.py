"""Scenarios of several hands from their files: one `[table]`, a `[[hand]]` for each hand, then perhaps `[after]`."""

from collections.abc import Callable, Iterator, Mapping
from typing import TypeVar, cast

from holdem_conformance.scenarios.evening_grammar import between, played
from holdem_conformance.scenarios.evening_model import EveningPlay, Expected, Hand, MustNot, NoHand, NotSo, Played
from holdem_conformance.scenarios.fields import Fields
from holdem_conformance.scenarios.head import KEYS, Clauses, Head
from holdem_conformance.scenarios.model import Place, Scenario
from holdem_conformance.scenarios.outcome import NOTHING_SAID
from holdem_conformance.scenarios.placing import named_cards
from holdem_conformance.scenarios.seating import read_table
from holdem_conformance.scenarios.source import Source, Spot
from holdem_conformance.scenarios.words import GrammarError
from holdem_spec.vocabulary.seats import Seat
from holdem_spec.vocabulary.table import Chips

EVENING_KEYS = (*(key for key in KEYS if key not in ("play", "result")), "hand", "after")
HAND_KEYS = ("before", "button", "small", "big", "blinds", "ante", "cards", "board", "lines", "stacks")
Line = TypeVar("Line")


def is_an_evening(values: Mapping[str, object]) -> bool:
    """Whether the values of a file are those of a scenario of several hands."""
    return "hand" in values


def evening_scenario(file: Fields, head: Head, clauses: Clauses, name: str) -> Scenario:
    """Raises ScenarioError."""
    file.only(EVENING_KEYS)
    seating = read_table(file.fields("table", "a section [table]"), True, None)
    reader = _Reader(file, seating.names, clauses, name)
    hands = tuple(reader.hands())
    after = file.fields("after", "a section [after] with lines") if "after" in file else None
    if after is not None:
        after.only(("lines",))
    told = EveningPlay(hands, reader.lines(after, "lines", between) if after is not None else ())
    return Scenario(
        **head._asdict(),
        names=seating.names,
        table=seating.table._replace(deck=None),
        play=(),
        result=NOTHING_SAID,
        file=name,
        evening=told,
    )


class _Reader:
    def __init__(self, file: Fields, names: tuple[str, ...], clauses: Clauses, name: str) -> None:
        self.file = file
        self.names = names
        self.clauses = clauses
        self.name = name

    def hands(self) -> Iterator[Hand]:
        told = self.file.array("hand", "a block [[hand]] for each hand")
        places = [number for number, line in enumerate(self.file.source.lines) if line.strip().startswith("[[hand]]")]
        if len(places) != len(told):
            raise self.file.error("Write each hand as a block of its own that begins with [[hand]].", "hand")
        ends = [*places[1:], self._end_of_the_hands()][: len(places)]
        for values, start, end in zip(told, places, ends, strict=True):
            lines = [line if start <= at < end else "" for at, line in enumerate(self.file.source.lines)]
            source = Source(self.file.source.path, "\n".join(lines))
            fields = Fields(source, ("hand",), cast("dict[str, object]", values), "a [[hand]]")
            yield self._hand(fields, start + 1)

    def _end_of_the_hands(self) -> int:
        lines = self.file.source.lines
        return next((at for at, line in enumerate(lines) if line.strip() == "[after]"), len(lines))

    def _hand(self, hand: Fields, line: int) -> Hand:
        hand.only(HAND_KEYS)
        holes, board = named_cards(hand, self.names)
        play: tuple[Played, ...] | None = self.lines(hand, "lines", played) if "lines" in hand else None
        key = next((key for key in ("cards", "board") if key in hand), "")
        if play is None and key:
            raise hand.error("A hand that is only told has no cards; add 'lines', or take them out.", key)
        return Hand(
            Place(self.name, line, "[[hand]]"),
            self.lines(hand, "before", between) if "before" in hand else (),
            tuple(self._expected(hand)),
            tuple(sorted(holes.items())),
            board,
            play,
            self._stacks(hand) if "stacks" in hand else None,
        )

    def _expected(self, hand: Fields) -> Iterator[Expected]:
        for key in ("button", "small", "big", "blinds", "ante"):
            if key not in hand:
                continue
            value: int | tuple[int, ...]
            if key == "button":
                value = self._seat(hand, key, hand.line(key, 'a player, or "seat 2"'))
            elif key == "blinds":
                value = tuple(hand.chips(chips, "A blind", key) for chips in hand.array(key, "blinds = [50, 100]"))
            elif key == "ante":
                value = hand.chips(hand.need(key, "ante = 10"), "The ante", key)
            else:
                value = self._posters(hand, key)
            spot = hand.source.spot("hand", key)
            yield Expected(Place(self.name, spot.line, hand.source.lines[spot.line - 1].strip()), key, value)

    def _posters(self, hand: Fields, key: str) -> tuple[Seat, ...]:
        value = hand.need(key, f'{key} = "Ada"')
        if value == "nobody":
            return ()
        names = value if isinstance(value, list) else [value]
        return tuple(hand.seat(name, self.names, key) for name in names)

    def _seat(self, hand: Fields, key: str, text: str) -> Seat:
        if text.startswith("seat "):
            number = text.removeprefix("seat ")
            if number.isdigit() and 1 <= int(number) <= len(self.names):
                return int(number) - 1
            raise hand.error(f"There is no '{text}'; the table has seats 1 to {len(self.names)}.", key)
        return hand.seat(text, self.names, key)

    def _stacks(self, hand: Fields) -> tuple[tuple[Seat, Chips], ...]:
        written = hand.fields("stacks", "the chips of players at the end, such as { Ada = 1500, Ben = 0 }")
        found = [
            (hand.seat(name, self.names, "stacks"), hand.chips(chips, f"The stack of {name}", "stacks", name))
            for name, chips in written.values.items()
        ]
        return tuple(sorted(found))

    def lines(
        self, fields: Fields, key: str, read: Callable[[str, tuple[str, ...], Place], Line | None]
    ) -> tuple[Line, ...]:
        """The statements of a block of lines, each with its place in the file."""
        block = fields.text(key, 'lines = """ … """ with one statement a line')
        source = fields.source
        at = source.spot(*fields.path, key).line
        opened = '"""' in source.lines[at - 1] and source.lines[at - 1].rstrip().endswith('"""') and "\n" in block
        found = []
        for number, text in enumerate(block.split("\n"), start=at + opened):
            place = Place(self.name, number, text.partition("#")[0].strip())
            try:
                said = read(text, self.names, place)
            except GrammarError as error:
                column = max(source.lines[number - 1].find(text), 0) + error.column
                raise source.error(error.message, Spot(number, column, error.width)) from None
            if said is not None:
                self._check_clauses(source, said, number)
                found.append(said)
        return tuple(found)

    def _check_clauses(self, source: Source, said: object, number: int) -> None:
        named: tuple[str, ...] = said.clauses if isinstance(said, MustNot | NoHand | NotSo) else ()
        clause = getattr(getattr(said, "said", None), "clause", None)
        for id in (*named, *([clause] if clause else [])):
            complaint = self.clauses.complaint(id)
            if complaint:
                raise source.error(complaint, Spot(number, max(source.lines[number - 1].find(id), 0), len(id)))
