"""The action notation of a PHH file: what one line of play says.

Player pN sits in seat N - 1; p1 is left of the button and the last player has it, with two players too.
"""

import re
from collections.abc import Callable
from decimal import Decimal
from enum import IntEnum
from functools import lru_cache
from typing import NamedTuple

from holdem_conformance.audit.chips import Amount
from holdem_spec.vocabulary.cards import PACK, UNKNOWN, Card, card_text
from holdem_spec.vocabulary.events import BoardDealt, Entry, Folded, HoleCardsKnown, Mucked, Shown
from holdem_spec.vocabulary.seats import NOBODY, Seat

MOST_REMEMBERED = 1 << 15
"""Folds, checks and hole cards return in every hand, so a file is mostly made of a few thousand different lines."""


_PLAYER = re.compile(r"p[1-9]\d?", re.ASCII)
_AMOUNT = re.compile(r"\d+(?:\.\d+)?", re.ASCII)


class Kind(IntEnum):
    """What the replay has to do for a deed. TOLD: the event is complete. BOARD and SHOWDOWN: complete too, but the
    dealer's unwritten work comes before. MATCH and WAGER: the event depends on the bet. REVEAL: the player shows the
    cards that the file has dealt him. COMMENT: nothing happens."""

    TOLD = 0
    BOARD = 1
    SHOWDOWN = 2
    MATCH = 3
    WAGER = 4
    REVEAL = 5
    COMMENT = 6


class Deed(NamedTuple):
    """One action, read. `entry` is there for TOLD, BOARD and SHOWDOWN; `to`, in the file's own units, for WAGER."""

    kind: Kind
    seat: Seat = NOBODY
    entry: Entry | None = None
    to: Amount = 0


NOTHING = Deed(Kind.COMMENT)


class Unreadable(ValueError):
    """A text does not follow the notation; the message says what is wrong with it, in one sentence."""


@lru_cache(MOST_REMEMBERED)
def read_action(text: str) -> Deed:
    """What an action says. Raises Unreadable when it says nothing that no-limit hold'em knows."""
    words = (text.partition("#")[0] if "#" in text else text).split()
    if not words:
        return NOTHING
    reader = _READERS.get((words[0] == "d", len(words), *words[1:2]))
    if reader is None:
        raise Unreadable("no action of no-limit hold'em; write d dh, d db, or a player with f, cc, cbr or sm")
    return reader(words)


def _hole_cards(words: list[str]) -> Deed:
    seat = _seat(words[2])
    return Deed(Kind.TOLD, seat, Entry(HoleCardsKnown(seat, _cards(words[3]))))


def _board_cards(words: list[str]) -> Deed:
    return Deed(Kind.BOARD, NOBODY, Entry(BoardDealt(_cards(words[2]))))


def _fold(words: list[str]) -> Deed:
    seat = _seat(words[0])
    return Deed(Kind.TOLD, seat, Entry(Folded(seat)))


def _check_or_call(words: list[str]) -> Deed:
    return Deed(Kind.MATCH, _seat(words[0]))


def _bet_or_raise(words: list[str]) -> Deed:
    return Deed(Kind.WAGER, _seat(words[0]), None, _amount(words[2]))


def _muck(words: list[str]) -> Deed:
    seat = _seat(words[0])
    return Deed(Kind.SHOWDOWN, seat, Entry(Mucked(seat)))


def _show(words: list[str]) -> Deed:
    seat = _seat(words[0])
    if words[2] == "-":
        return Deed(Kind.REVEAL, seat)
    return Deed(Kind.SHOWDOWN, seat, Entry(Shown(seat, _cards(words[2]))))


_READERS: dict[tuple[bool | int | str, ...], Callable[[list[str]], Deed]] = {
    (True, 4, "dh"): _hole_cards,
    (True, 3, "db"): _board_cards,
    (False, 2, "f"): _fold,
    (False, 2, "cc"): _check_or_call,
    (False, 3, "cbr"): _bet_or_raise,
    (False, 2, "sm"): _muck,
    (False, 3, "sm"): _show,
}
"""By whether it is the dealer who acts, the number of words, and the verb."""


@lru_cache
def _seat(player: str) -> Seat:
    if not _PLAYER.fullmatch(player):
        raise Unreadable(f"'{player}' is no player; write p1, p2 and so on")
    return int(player[1:]) - 1


@lru_cache(1 << 12)
def _cards(packed: str) -> tuple[Card, ...]:
    try:
        return tuple([_CARDS[packed[at : at + 2]] for at in range(0, len(packed), 2)])
    except KeyError as error:
        raise Unreadable(f"{error} is no card; write rank and suit, for example As or Td, or ??") from None


_CARDS: dict[str, Card] = {card_text(card): card for card in (*PACK, UNKNOWN)}


def _amount(written: str) -> Amount:
    if not _AMOUNT.fullmatch(written):
        raise Unreadable(f"'{written}' is no amount of chips")
    return Decimal(written) if "." in written else int(written)
