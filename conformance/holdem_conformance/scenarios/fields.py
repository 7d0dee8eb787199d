"""The values of one table of a scenario file, each asked for by name and kind."""

from collections.abc import Mapping
from difflib import get_close_matches
from typing import cast

from holdem_conformance.scenarios.errors import ScenarioError
from holdem_conformance.scenarios.source import Source
from holdem_spec.vocabulary.seats import Seat
from holdem_spec.vocabulary.table import Chips


def listed(words: tuple[str, ...], last: str = "or") -> str:
    """Words as one says them: a, b or c."""
    return f"{', '.join(words[:-1])} {last} {words[-1]}" if len(words) > 1 else "".join(words)


class Fields:
    """A table of the file. `path` are the keys that lead to it, none for the head. Every method raises ScenarioError
    when the value is not what was asked for."""

    def __init__(
        self, source: Source, path: tuple[str, ...], values: Mapping[str, object], called: str | None = None
    ) -> None:
        self.source = source
        self.path = path
        self.values = values
        self.called = called or (f"[{'.'.join(path)}]" if path else "the head")

    def __contains__(self, key: str) -> bool:
        return key in self.values

    def error(self, message: str, *place: str) -> ScenarioError:
        """The complaint about what `place` leads to: keys, and behind them texts to look for."""
        return self.source.error(message, self.source.spot(*self.path, *place))

    def only(self, known: tuple[str, ...]) -> None:
        """Complain about the first key that is not among the known ones."""
        for key in self.values:
            if key not in known:
                near = get_close_matches(key, known, 1)
                advice = f"perhaps '{near[0]}' is meant" if near else f"write {listed(known)}"
                raise self.error(f"There is no key '{key}' in {self.called}; {advice}.", key)

    def need(self, key: str, what: str) -> object:
        if key not in self.values:
            raise self.error(f"The key '{key}' is missing in {self.called}; add {what}.")
        return self.values[key]

    def text(self, key: str, what: str) -> str:
        """A text that is not empty."""
        value = self.need(key, what)
        if not isinstance(value, str) or not value.strip():
            raise self.error(f"'{key}' must be a text; write {what}.", key)
        return value

    def line(self, key: str, what: str) -> str:
        """A text of one line."""
        value = self.text(key, what)
        if "\n" in value:
            raise self.error(f"'{key}' must be one line; write {what}.", key)
        return value

    def array(self, key: str, what: str) -> list[object]:
        value = self.need(key, what)
        if not isinstance(value, list):
            raise self.error(f"'{key}' must be a list; write {what}.", key)
        return cast("list[object]", value)

    def fields(self, key: str, what: str) -> "Fields":
        """The table under a key."""
        value = self.need(key, what)
        if not isinstance(value, dict):
            raise self.error(f"'{key}' must be a table of keys and values; write {what}.", key)
        return Fields(self.source, (*self.path, key), cast("dict[str, object]", value))

    def item(self, key: str, number: int, first: str, what: str) -> "Fields":
        """The table at a place of the list under a key. `first` is the key that stands first in each of the list."""
        value = self.array(key, what)[number]
        path = (*self.path, key, *(first,) * (number + 1))
        if not isinstance(value, dict):
            raise self.error(f"'{key}' must hold tables of keys and values; write {what}.", key)
        called = f"entry {number + 1} of '{key}' in {self.called}"
        return Fields(self.source, path, cast("dict[str, object]", value), called)

    def seat(self, name: object, names: tuple[str, ...], *place: str) -> Seat:
        """The seat of a player named in the file."""
        if not isinstance(name, str) or name not in names:
            players = listed(names, "and")
            raise self.error(
                f"There is no player '{name}' at this table; the players are {players}.", *place, str(name)
            )
        return names.index(name)

    def chips(self, value: object, whose: str, *place: str) -> Chips:
        """A whole number of chips, 0 or more."""
        shown = (str(value),) if isinstance(value, int) else ()
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.error(f"{whose} must be a whole number of chips, such as 5000.", *place)
        if value < 0:
            raise self.error(f"{whose} cannot be negative ({value}); write 0 or more.", *place, *shown)
        return value
