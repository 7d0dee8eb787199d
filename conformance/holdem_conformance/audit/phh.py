"""PHH files as tables of fields: one hand in a `.phh`, one hand under each heading of a `.phhs`.

PHH is TOML, and any TOML is read. But the files of the world have one plain line per field, so a line reader takes
those, ten times as fast; at the first line that is not plain the whole text goes to the TOML parser of the standard
library, which also words the complaint when it is no TOML at all.
"""

import re
import tomllib
from collections.abc import Iterator
from decimal import Decimal
from functools import lru_cache

from holdem_conformance.audit.actions import Unreadable

Fields = dict[str, object]
"""Values are what TOML makes of them: str, bool, int, Decimal instead of float, list; unread fields may be missing."""

READ = frozenset(
    (
        "variant",
        "antes",
        "blinds_or_straddles",
        "min_bet",
        "small_bet",
        "big_bet",
        "starting_stacks",
        "finishing_stacks",
        "actions",
        "hand",
    )
)
_UNREAD = re.compile(
    r"""(?:{0}|\[(?:{0}(?:, {0})*)?\])""".format(r"""(?:true|false|[-+]?(?:0|[1-9]\d*)(?:\.\d+)?|'[^']*'|"[^"\\]*")"""),
    re.ASCII,
)
_KEY = re.compile(r"[A-Za-z0-9_-]+", re.ASCII)
_HEADING = re.compile(r"\[([A-Za-z0-9_-]+)\]", re.ASCII)
_NUMBER = re.compile(r"-?(?:0|[1-9]\d*)(?:\.\d+)?", re.ASCII)


class _NotPlain(Exception):
    """The text needs the whole of TOML."""


def read_hand(text: str) -> Fields:
    """The fields of a `.phh`. Raises Unreadable when the text is no TOML."""
    try:
        tables = _read_lines(text)
        if len(tables) > 1:
            raise _NotPlain
        return tables[""]
    except _NotPlain:
        return whole_toml(text)


def read_hands(text: str) -> Iterator[tuple[str, Fields]]:
    """The headings of a `.phhs`, each with its fields. Raises Unreadable when the text is no TOML."""
    try:
        tables: dict[str, object] = dict(_read_lines(text))
        if tables.pop(""):
            raise _NotPlain
    except _NotPlain:
        tables = whole_toml(text)
    for heading, fields in tables.items():
        if not isinstance(fields, dict):
            raise Unreadable(f"the field '{heading}' stands outside a hand; in a .phhs file a heading, [1], is first")
        yield heading, fields


def whole_toml(text: str) -> Fields:
    """All that the text says. Raises Unreadable when it is no TOML."""
    try:
        return tomllib.loads(text, parse_float=Decimal)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        raise Unreadable(f"this is not TOML: {error}") from None


def _read_lines(text: str) -> dict[str, Fields]:
    fields: Fields = {}
    tables = {"": fields}
    for line in text.split("\n"):
        if line.startswith("actions = "):
            key, value = "actions", _actions(line[len("actions = ") :])
        elif line.startswith("["):
            heading = _HEADING.fullmatch(line)
            if heading is None or heading[1] in tables:
                raise _NotPlain
            fields = tables[heading[1]] = {}
            continue
        elif line:
            key, value = _field(line)
        else:
            continue
        if key in fields:
            raise _NotPlain
        fields[key] = value
    return tables


def _actions(written: str) -> object:
    """An array of strings on one line, all in the same quotes."""
    quote = written[1:2]
    if len(written) < 4 or quote not in "'\"" or written[0] != "[" or written[-2:] != quote + "]" or "\\" in written:
        raise _NotPlain
    strings = written[2:-2].split(f"{quote}, {quote}")
    if written.count(quote) != 2 * len(strings) or not written.isprintable():
        raise _NotPlain
    return strings


@lru_cache(1 << 12)
def _field(line: str) -> tuple[str, object]:
    """A field on one line. Most are the same in every hand of a session."""
    key, _, written = line.partition(" = ")
    if not _KEY.fullmatch(key) or not line.isprintable():
        raise _NotPlain
    if key in READ:
        return key, _value(written)
    if not _UNREAD.fullmatch(written):
        raise _NotPlain
    return key, None


def _value(written: str) -> object:
    if written[:1] == "[" and written[-1:] == "]":
        return tuple([_number(number) for number in written[1:-1].split(", ")])
    if len(written) > 1 and written[0] == written[-1] == "'" and written.count("'") == 2:
        return written[1:-1]
    return _number(written)


def _number(written: str) -> int | Decimal:
    if not _NUMBER.fullmatch(written):
        raise _NotPlain
    return Decimal(written) if "." in written else int(written)
