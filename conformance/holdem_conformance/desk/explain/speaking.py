"""Sentences from templates: the right one for a case, its fields filled in as the reader's language has them."""

import tomllib
from collections.abc import Callable, Mapping
from decimal import Decimal
from functools import cache
from pathlib import Path
from string import Formatter
from typing import Any, NamedTuple

from holdem_conformance.classroom.paper import LETTERS, Paper
from holdem_conformance.classroom.words import Words
from holdem_spec.terms.hands import Value
from holdem_spec.vocabulary.cards import Card
from holdem_spec.vocabulary.floor import Fault
from holdem_spec.vocabulary.seats import NOBODY, Seat
from holdem_spec.vocabulary.table import Blind, Chips

HERE = Path(__file__).parent


class Template(NamedTuple):
    """A sentence in both languages, and when it holds: for which clause or kind of event (`about`), for which names of
    numbers in a verdict, for which events and readings if not for all, and for which values (`when`, `due < 0`)."""

    about: str
    numbers: frozenset[str]
    events: tuple[str, ...]
    under: tuple[tuple[str, str], ...]
    when: str
    text: dict[str, str]


@cache
def templates(name: str) -> tuple[Template, ...]:
    """The sentences of a file, in its order: the first that fits a case is taken. One may be about several clauses."""
    return tuple(
        Template(
            about,
            frozenset(entry.get("numbers", ())),
            tuple(entry.get("events", ())),
            tuple(entry.get("under", {}).items()),
            entry.get("when", ""),
            {language: entry[language] for language in ("en", "de")},
        )
        for entry in tomllib.loads((HERE / name).read_text("utf-8"))["sentence"]
        for about in entry["about"].split()
    )


@cache
def words() -> dict[str, Any]:
    """Single words and short texts, each `{en, de}`, by table and name."""
    return tomllib.loads((HERE / "words.toml").read_text("utf-8"))


def holds(condition: str, fields: Mapping[str, object]) -> bool:
    """Whether a condition such as `got < due`, `to = nobody` or `may_show = nothing` holds of some fields; an empty
    one always does."""
    if not condition:
        return True
    left, relation, right = condition.split()
    one = fields[left]
    other = _CONSTANTS[right] if right in _CONSTANTS else int(right) if right.isdigit() else fields[right]
    return bool(_RELATIONS[relation](one, other))


_CONSTANTS: dict[str, object] = {"nobody": NOBODY, "nothing": (), "back": (NOBODY, 0), "yes": True}
_RELATIONS: dict[str, Callable[[Any, Any], bool]] = {
    "=": lambda one, other: one == other,
    "<": lambda one, other: one < other,
    ">": lambda one, other: one > other,
}


class Speaker(Formatter):
    """Says things in one language about the players of one hand. A field of a template names its kind: `{got:chips}`,
    `{due:seat}`, `{paid:seats}`, `{cards:cards}`, `{worth:worths}`; or picks a noun by number,
    `{got:noun|card|cards}`. Cards are written as the `paper` can show them: in letters, as in a scenario, if none is
    given."""

    def __init__(self, language: str, names: tuple[str, ...], scale: int = 1, paper: Paper = LETTERS) -> None:
        self.language = language
        self.names = names
        self.scale = scale
        self.paper = paper
        self._kinds: dict[str, Callable[[Any], str]] = {
            "chips": self.chips,
            "seat": self.seat,
            "seats": self.seats,
            "shares": self.shares,
            "stacks": lambda stacks: self.shares(tuple(enumerate(stacks))),
            "each": lambda each: self.shares(tuple((s, c) for s, c in enumerate(each) if c)) or self.word("nobody"),
            "card": paper.card,
            "back": lambda back: self.say("chips_to", chips=self.chips(back[1]), player=self.seat(back[0])),
            "row": lambda row: ", ".join(map(self.chips, row)),
            "pot": self.pot,
            "posts": self.posts,
            "level": self.level,
            "meant": self.meant,
            "fault": self.fault,
            "faults": lambda faults: self.listed([self.fault(fault) for fault in faults]),
            "cards": self.cards,
            "written": lambda text: text or self.word("no_cards"),
            "worth": self.worth,
            "worths": lambda worths: ", ".join(f"{self.seat(seat)} {self.worth(w)}" for seat, w in worths.items()),
            "worth_row": lambda row: ", ".join(map(self.worth, row)) or self.word("no_cards"),
        }

    def format_field(self, value: Any, format_spec: str) -> str:
        if format_spec.startswith("noun|"):
            _, one, many = format_spec.split("|")
            return one if value == 1 else many
        return self._kinds[format_spec](value) if format_spec else str(value)

    def fill(self, text: dict[str, str], fields: Mapping[str, object]) -> str:
        return self.vformat(text[self.language], (), fields)

    def word(self, name: str, table: str = "word") -> str:
        found: str = words()[table][name][self.language]
        return found

    def say(self, name: str, **fields: object) -> str:
        """A short text of `words.toml` with its fields filled in."""
        return self.vformat(self.word(name, "text"), (), fields)

    def chips(self, chips: Chips) -> str:
        """In the units of the source: a recorded hand may be played for halves of a chip."""
        if self.scale == 1:
            return str(chips)
        units = format((Decimal(chips) / Decimal(self.scale)).normalize(), "f")
        return units.replace(".", ",") if self.language == "de" else units

    def span(self, least: Chips, most: Chips | None) -> str:
        if most is None:
            return self.say("or_more", least=self.chips(least))
        return self.chips(least) if least == most else f"{self.chips(least)}–{self.chips(most)}"

    def seat(self, seat: Seat) -> str:
        return self.names[seat] if seat != NOBODY else self.word("nobody")

    def seats(self, seats: tuple[Seat, ...]) -> str:
        return self.listed([self.seat(seat) for seat in seats]) or self.word("nobody")

    def listed(self, texts: list[str]) -> str:
        return f" {self.word('and')} ".join([*([", ".join(texts[:-1])] if texts[1:] else []), *texts[-1:]])

    def shares(self, shares: tuple[tuple[Seat, Chips], ...]) -> str:
        return ", ".join(f"{self.seat(seat)} {self.chips(chips)}" for seat, chips in shares)

    def fault(self, fault: Fault) -> str:
        """What went wrong, as the classroom calls it."""
        return Words(self.language)(f"fault.{int(fault)}")

    def waits(self, waits: str) -> str:
        """What the table waits for, as the classroom says it: a ruling, a shuffle, a button."""
        return Words(self.language)(f"next.{waits}")

    def pot(self, number: int) -> str:
        return self.word("main_pot") if number == 0 else self.say("side_pot", number=number)

    def posts(self, posts: tuple[tuple[Seat, Blind], ...]) -> str:
        """Who posts which blind: `small blind Ada, big blind Ben`."""
        said = [f"{self.word('big' if blind == Blind.BIG else 'small')} {self.seat(seat)}" for seat, blind in posts]
        return ", ".join(said) or self.word("no_blind")

    def level(self, level: tuple[Chips, Chips, Chips]) -> str:
        """`100/200, ante 25`."""
        small, big, ante = level
        return f"{small}/{big}" + (self.say("ante", chips=self.chips(ante)) if ante else "")

    def meant(self, meant: tuple[str, Chips]) -> str:
        """What a word or a motion amounts to: `raise to 300`, `check`."""
        kind, to = meant
        return f"{self.word(kind, 'meant')} {self.chips(to)}" if to else self.word(kind, "meant")

    def cards(self, cards: tuple[Card, ...]) -> str:
        return self.paper.cards(cards) or self.word("no_cards")

    def worth(self, worth: Value) -> str:
        """The category and the ranks that decide: `two pair (9 7 A)`."""
        category, *ranks = worth
        return f"{self.word(str(int(category)), 'category')} ({' '.join(map(self.paper.rank, ranks))})"
