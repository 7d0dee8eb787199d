"""A recorded hand: the fields of a file, checked and in chips, or the reason why there is none to judge."""

from decimal import Decimal
from math import lcm
from typing import NamedTuple

from holdem_conformance.audit.actions import Deed, Unreadable, read_action
from holdem_conformance.audit.chips import Amount, chips_per_unit, in_chips
from holdem_conformance.audit.phh import Fields
from holdem_spec.vocabulary.table import Chips, Limit, Table

GAMES = {"NT": Limit.NO_LIMIT, "FT": Limit.FIXED_LIMIT}
"""The variants of the format that this rulebook speaks about: no-limit and fixed-limit hold'em."""

BIG_BLIND = 1
"""The place of the big blind in a list of blinds or antes, with two players too."""


class Hand(NamedTuple):
    """`texts` and `deeds` are the actions as written and as read. All chips are whole: one unit of the file is `scale`
    chips, and `smallest` chips are the smallest amount that anybody plays with (more than 1 only when the finishing
    stacks have fractions that the play has not). `finishing` is None when the file does not say. `ante_for_all`: the
    big blind pays one ante for everybody; otherwise, if the table has one, each player pays his own."""

    table: Table
    texts: tuple[str, ...]
    deeds: tuple[Deed, ...]
    finishing: tuple[Chips, ...] | None
    scale: int
    smallest: Chips
    ante_for_all: bool = False


class NotCovered(Exception):
    """The hand may be right or wrong, but this rulebook does not speak about such hands; the message says why."""


class UnreadableAction(Unreadable):
    """An action that cannot be read; `position` counts from 1."""

    def __init__(self, position: int, text: str, why: str) -> None:
        super().__init__(why)
        self.position = position
        self.text = text


def read_fields(fields: Fields) -> Hand:
    """The hand that the fields describe.

    Raises NotCovered for another game, antes of another kind, straddles and stacks without end; Unreadable, in one
    sentence, when a field or an action is missing or is not what the format says.
    """
    limit = _limit(fields)
    stacks = _stacks(fields)
    forced = _amounts(fields, "blinds_or_straddles", len(stacks))
    antes = _amounts(fields, "antes", len(stacks)) if "antes" in fields else ()
    finishing = _amounts(fields, "finishing_stacks", len(stacks)) if "finishing_stacks" in fields else ()
    bets = (_amount(fields, "small_bet"), _amount(fields, "big_bet")) if limit == Limit.FIXED_LIMIT else (0, 0)
    _check_covered(forced, fields, limit)
    ante, ante_for_all = _ante(antes)
    texts = _texts(fields)
    deeds = _read_actions(texts, len(stacks))
    played = chips_per_unit((*stacks, *forced[:2], *bets, ante, *[deed.to for deed in deeds]))
    scale = lcm(played, chips_per_unit(finishing))
    small, big, lower, upper, all_pay = in_chips((*(*forced, 0)[:2], *bets, ante), scale)
    table = Table(in_chips(stacks, scale), len(stacks) - 1, small, big, None, limit, (lower, upper), all_pay)
    closing = in_chips(finishing, scale) if finishing else None
    return Hand(table, texts, deeds, closing, scale, scale // played, ante_for_all)


def _limit(fields: Fields) -> Limit:
    variant = fields.get("variant")
    if not isinstance(variant, str):
        raise Unreadable("the field variant is missing; it says which game is played, NT for no-limit hold'em")
    if variant not in GAMES:
        raise NotCovered(f"variant {variant} is neither no-limit (NT) nor fixed-limit hold'em (FT)")
    return GAMES[variant]


def _stacks(fields: Fields) -> tuple[Amount, ...]:
    stacks = fields.get("starting_stacks")
    if isinstance(stacks, list | tuple) and Decimal("inf") in stacks:
        raise NotCovered("a stack is unknown")
    return _amounts(fields, "starting_stacks")


def _amounts(fields: Fields, name: str, seats: int = 0) -> tuple[Amount, ...]:
    """One amount for each of `seats` players; any number of them, but one at least, when `seats` is 0."""
    value = fields.get(name)
    if not isinstance(value, list | tuple) or not value:
        raise Unreadable(f"the field {name} is missing or no list of amounts of chips")
    if seats and len(value) != seats:
        raise Unreadable(f"{name} has {len(value)} entries for {seats} starting stacks")
    for amount in value:
        if type(amount) is not int and not (isinstance(amount, Decimal) and amount.is_finite()):
            raise Unreadable(f"{name} has the entry {amount!r}, which is no amount of chips")
        if amount < 0:
            raise Unreadable(f"{name} has the entry {amount}; no amount is below zero")
    return tuple(value)


def _amount(fields: Fields, name: str) -> Amount:
    value = fields.get(name)
    if type(value) is not int and not (isinstance(value, Decimal) and value.is_finite() and value >= 0):
        raise Unreadable(f"the field {name} is missing or no amount of chips")
    return value


def _check_covered(forced: tuple[Amount, ...], fields: Fields, limit: Limit) -> None:
    if any(forced[2:]):
        raise NotCovered("the hand has a straddle or a third blind")
    if limit == Limit.NO_LIMIT and len(forced) > 1:
        least = fields.get("min_bet", forced[1])
        if least != forced[1]:
            raise NotCovered(f"the least bet, {least}, is not the big blind, {forced[1]}")


def _ante(antes: tuple[Amount, ...]) -> tuple[Amount, bool]:
    """The ante, and whether the big blind pays it for all."""
    paid = {*antes}
    if len(paid) < 2:
        return (antes or (0,))[0], False
    if not any([ante for place, ante in enumerate(antes) if place != BIG_BLIND]):
        return antes[BIG_BLIND], True
    raise NotCovered("the antes are neither the same for everybody nor one that the big blind pays for all")


def _texts(fields: Fields) -> tuple[str, ...]:
    actions = fields.get("actions")
    if not isinstance(actions, list) or not {*map(type, actions)} <= {str}:
        raise Unreadable("the field actions is missing or no list of texts")
    return tuple(actions)


def _read_actions(texts: tuple[str, ...], seats: int) -> tuple[Deed, ...]:
    deeds = []
    for position, text in enumerate(texts, 1):
        try:
            deed = read_action(text)
        except Unreadable as error:
            raise UnreadableAction(position, text, str(error)) from None
        if deed.seat >= seats:
            raise UnreadableAction(position, text, f"there is no player p{deed.seat + 1} at a table of {seats}")
        deeds.append(deed)
    return tuple(deeds)
