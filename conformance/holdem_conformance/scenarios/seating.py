"""The table of a scenario: the game, who sits where with how much, the button, blinds and antes, the pack."""

import re
from typing import NamedTuple, cast

from holdem_conformance.scenarios.fields import Fields
from holdem_conformance.scenarios.game import GAME_KEYS, read_game
from holdem_conformance.scenarios.grammar import RESERVED
from holdem_conformance.scenarios.placing import read_pack
from holdem_spec.vocabulary.seats import Seat
from holdem_spec.vocabulary.table import Chips, Table

KEYS = ("blinds", "seats", "button", "cards", "board", "deck", *GAME_KEYS)
SEATS = range(2, 11)
"""How many players a table that is not refused may have."""
_NAME = re.compile(r"[^\W\d_][\w'-]*")


class Seating(NamedTuple):
    names: tuple[str, ...]
    table: Table


def read_table(fields: Fields, burns: bool, refused_by: str | None) -> Seating:
    """The table with its whole pack. A table that is refused may have what no table may have, and one that is refused
    for its pack a card twice. Raises ScenarioError."""
    fields.only(KEYS)
    refused = refused_by is not None
    small, big = _blinds(fields, refused)
    names, stacks = _seats(fields, refused)
    button = _button(fields, names)
    game = read_game(fields, big, refused)
    deck = read_pack(fields, names, button, burns, game.hole_cards, twice=refused_by == "DECK-52")
    return Seating(names, Table(stacks, button, small, big, deck, *game))


def _blinds(fields: Fields, refused: bool) -> tuple[Chips, Chips]:
    given = fields.array("blinds", "blinds = [50, 100]")
    if len(given) != 2:
        raise fields.error(
            "'blinds' must be two numbers, the small and the big blind; write for example [50, 100].", "blinds"
        )
    small, big = (fields.chips(blind, "A blind", "blinds") for blind in given)
    if not refused and not 0 < small <= big:
        raise fields.error(
            f"{small} and {big} are no small and big blind; write the smaller one first, or 'refused' in the head.",
            "blinds",
        )
    return small, big


def _seats(fields: Fields, refused: bool) -> tuple[tuple[str, ...], tuple[Chips, ...]]:
    names: list[str] = []
    stacks: list[Chips] = []
    for number, seat in enumerate(fields.array("seats", 'seats = [["Ada", 5000], ["Ben", 5000]]'), start=1):
        pair = cast("list[object]", seat) if isinstance(seat, list) else []
        if len(pair) != 2 or not isinstance(pair[0], str):
            raise fields.error(f'Seat {number} must be a name and chips; write for example ["Ada", 5000].', "seats")
        name = pair[0]
        _check_name(fields, name, names)
        stack = fields.chips(pair[1], f"The stack of {name}", "seats", name)
        if not stack and not refused:
            raise fields.error(f"{name} has no chips and cannot play; give chips, or take the seat out.", "seats", name)
        names.append(name)
        stacks.append(stack)
    if not names or not (refused or len(names) in SEATS):
        raise fields.error(
            f"A table has 2 to 10 players, not {len(names)}; change the seats, or write 'refused' in the head.", "seats"
        )
    return tuple(names), tuple(stacks)


def _check_name(fields: Fields, name: str, before: list[str]) -> None:
    if name.lower() in RESERVED:
        raise fields.error(f"'{name}' is a word of the play; call the player something else.", "seats", name)
    if not _NAME.fullmatch(name) or not name[0].isupper():
        raise fields.error(f"'{name}' is no name; write one word that begins with a capital.", "seats", name)
    if name in before:
        raise fields.error(f"Two players are called '{name}'; give one of them another name.", "seats", name, name)


def _button(fields: Fields, names: tuple[str, ...]) -> Seat:
    return fields.seat(fields.need("button", f'button = "{names[0]}"'), names, "button")
