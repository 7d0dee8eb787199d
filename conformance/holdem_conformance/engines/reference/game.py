"""A game of many hands on the reference: what messages tell of it, and what is to be seen of it."""

from collections.abc import Callable

from holdem_conformance.protocol.messages import GameSeen, Tell
from holdem_reference.evening import Evening, after, due, refusal
from holdem_spec.vocabulary.cards import card
from holdem_spec.vocabulary.events import (
    NOT_TOLD,
    BoughtIn,
    ButtonMoved,
    CardDrawn,
    Eliminated,
    GameEnded,
    LevelRaised,
    TimeCalled,
)
from holdem_spec.vocabulary.seats import Seat
from holdem_spec.vocabulary.table import Blind, Table

Told = BoughtIn | ButtonMoved | CardDrawn | LevelRaised | TimeCalled
NOBODY_LEAVES = "END-ELIM"
UNKNOWN_TEXT = "??"


def after_telling(game: Evening, tell: Tell) -> Evening | str:
    """The game after what was told; the clause by which it is refused."""
    if tell.what == "leave":
        return _after_leaving(game, tell.seat or 0)
    event = _TOLD[tell.what](tell)
    return refusal(game, event) or with_its_end(after(game, event))


def _after_leaving(game: Evening, seat: Seat) -> Evening | str:
    place = dict(game.leaving).get(seat)
    return NOBODY_LEAVES if place is None else with_its_end(after(game, Eliminated(seat, place)))


def with_its_end(game: Evening) -> Evening:
    """Over, if somebody has won."""
    event = due(game)
    return after(game, event) if isinstance(event, GameEnded) else game


def game_seen(game: Evening, table: Table | None) -> GameSeen:
    """`table` is that of the hand that runs or was the last."""
    if table is None:
        return GameSeen(out=game.out, winners=game.winners or ())
    return GameSeen(
        button=table.button,
        small=_posting(table, Blind.SMALL),
        big=_posting(table, Blind.BIG),
        blinds=(table.small_blind, table.big_blind),
        ante=table.ante,
        began=table.stacks,
        tournament=table.tournament,
        out=game.out,
        winners=game.winners or (),
    )


def _posting(table: Table, blind: Blind) -> tuple[Seat, ...]:
    return tuple(seat for seat, posted in table.posts or () if posted == blind)


def _level(tell: Tell) -> LevelRaised:
    small, big = tell.blinds or (0, 0)
    return LevelRaised(small, big, tell.ante or 0, NOT_TOLD if tell.minute is None else tell.minute)


_TOLD: dict[str, Callable[[Tell], Told]] = {
    "buy": lambda tell: BoughtIn(tell.seat or 0, tell.chips or 0),
    "draw": lambda tell: CardDrawn(tell.seat or 0, card(tell.card or UNKNOWN_TEXT)),
    "level": _level,
    "time": lambda tell: TimeCalled(),
    "button": lambda tell: ButtonMoved(tell.seat or 0),
}
