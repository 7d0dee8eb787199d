"""The kinds of values in a line of a game or of the floor: how each is written in the released form, and read back."""

from collections.abc import Callable
from enum import IntEnum
from typing import Annotated, Any, NamedTuple

from msgspec import Meta

from holdem_conformance.scenarios.model import Stage
from holdem_conformance.scenarios.release_deeds import Card, Cards, Chips, ChipsByName, Name, Range
from holdem_conformance.scenarios.release_deeds import Names as NameList
from holdem_conformance.scenarios.release_events import Names, by_name, by_seat, seat_of, shares_by_name, shares_by_seat
from holdem_spec.terms.hands import Category
from holdem_spec.vocabulary.cards import UNKNOWN, card, card_text, cards, cards_text
from holdem_spec.vocabulary.events import NOT_TOLD
from holdem_spec.vocabulary.floor import Decision, Fault, Word
from holdem_spec.vocabulary.seats import NOBODY
from holdem_spec.vocabulary.table import Blind

REQUIRED = object()
"""The default of a kind that is never left out."""


class Kind(NamedTuple):
    """`form` is the type in the released form; `default` is what is left out there. `out` writes a value of the house,
    `back` reads it."""

    form: Any
    out: Callable[[Any, Names], Any]
    back: Callable[[Any, Names], Any]
    default: Any = REQUIRED


def _plain(form: Any, default: Any = REQUIRED) -> Kind:
    return Kind(form, lambda value, names: value, lambda told, names: told, default)


def _one_of(members: type[IntEnum]) -> Kind:
    """A member of an enumeration by its name, in small letters with hyphens."""
    words = [member.name.lower().replace("_", "-") for member in members]
    form = Annotated[str, Meta(pattern=f"^({'|'.join(words)})$")]
    return Kind(form, lambda value, names: words[value], lambda told, names: members(words.index(told)))


def _perhaps(kind: Kind, nothing: Any) -> Kind:
    """The same, left out where the house has a value that means nothing."""
    return Kind(
        kind.form | None,
        lambda value, names: None if value == nothing else kind.out(value, names),
        lambda told, names: nothing if told is None else kind.back(told, names),
        None,
    )


SEAT = Kind(Name, lambda seat, names: names[seat], seat_of)
SOMEBODY = _perhaps(SEAT, NOBODY)
SEATS = Kind(
    NameList,
    lambda seats, names: [names[seat] for seat in seats],
    lambda told, names: tuple(seat_of(name, names) for name in told),
)
CHIPS = _plain(Chips)
CHIPS_IF_SAID = _perhaps(CHIPS, None)
NUMBER = _plain(int)
MINUTE = _perhaps(NUMBER, NOT_TOLD)
FLAG = _plain(bool)
WORDS = _plain(str)
CHOICES = Kind(dict[str, Range], lambda value, names: value, lambda told, names: told)
CARD = Kind(Card, lambda value, names: card_text(value), lambda told, names: card(told))
CARD_IF_SAID = _perhaps(CARD, UNKNOWN)
CARDS = Kind(Cards, lambda value, names: cards_text(value), lambda told, names: cards(told))
CARDS_IF_SAID = _perhaps(CARDS, ())
CARDS_OR_NONE = _perhaps(CARDS, None)
STACKS = _perhaps(Kind(ChipsByName, by_name, by_seat), ())
SHARES = Kind(ChipsByName, shares_by_name, shares_by_seat)
STAGE = Kind(
    Annotated[str, Meta(pattern=f"^({'|'.join(Stage)})$")],
    lambda value, names: str(value),
    lambda told, names: Stage(told),
)
BLIND = _one_of(Blind)
FAULT = _one_of(Fault)
FAULT_IF_SAID = _perhaps(FAULT, None)
DECISION = _one_of(Decision)
WORD = _one_of(Word)
CATEGORY = _one_of(Category)
