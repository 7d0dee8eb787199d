"""What happens between two hands, right or wrong."""

from holdem_conformance.proof.sampling.plans import Plan
from holdem_conformance.proof.sampling.tables import ante_of
from holdem_conformance.proof.sampling.wish import Wish
from holdem_reference import evening as game
from holdem_reference.evening import Evening
from holdem_spec.vocabulary.cards import PACK
from holdem_spec.vocabulary.events import (
    NOT_TOLD,
    BoughtIn,
    ButtonMoved,
    CardDrawn,
    Eliminated,
    Event,
    GameEnded,
    HandStarted,
    LevelRaised,
    TimeCalled,
    TraceEnded,
)

LATE = 37
"""A wish so great calls the time."""


def next_deed(evening: Evening, plan: Plan, wish: Wish) -> Event | None:
    """What players, clock or dealer bring before the next hand; None when it can begin."""
    if evening.draw.waiting and (evening.draw.begun or evening.time_is_up or wish.deed == 5):
        return _drawn(evening, wish)
    if wish.size >= LATE and wish.who % 2 and not evening.time_is_up and evening.last is not None:
        return TimeCalled()
    if wish.deed not in (3, 4):
        return None
    buys = wish.deed == 3
    event = BoughtIn(wish.who % len(evening.stacks), 1 + wish.size) if buys else _level(evening, plan, wish)
    return event if game.refusal(evening, event) is None else None


def _drawn(evening: Evening, wish: Wish) -> CardDrawn | None:
    """A card, if the draw is open: four aces, kings and deuces come often, so that there are ties."""
    seat = evening.draw.waiting[wish.who % len(evening.draw.waiting)]
    left = [card for card in PACK if card not in evening.draw.gone]
    drawn = CardDrawn(seat, left[-1 - wish.size % 6])
    return drawn if game.refusal(evening, drawn) is None else None


def _level(evening: Evening, plan: Plan, wish: Wish) -> LevelRaised:
    """The next level, whose minute is told or not."""
    small, big, _ = evening.level
    big += 1 + wish.size % 3
    told = not evening.levels or NOT_TOLD not in evening.levels
    minute = 20 * (len(evening.levels) + 1) if told and wish.who % 3 else NOT_TOLD
    return LevelRaised(small + wish.size % 2, big, ante_of(plan, big), minute)


def tries(evening: Evening, wish: Wish) -> list[Event]:
    """Right and wrong events of every kind."""
    seats = len(evening.stacks)
    seat = wish.who % seats
    small, big, ante = evening.level
    some = tuple(at for at in range(seats) if (wish.size >> at % 5) % 2)
    return [
        BoughtIn(seat, wish.size % 3), ButtonMoved(seat), CardDrawn(seat, PACK[wish.size]),
        LevelRaised(small, big + wish.deed - 1, ante, wish.one_of((NOT_TOLD, 20, 40, 60))),
        LevelRaised(small - 1, big + 1, ante), *([] if evening.time_is_up else [TimeCalled()]),
        Eliminated(seat, 1 + wish.size % (seats + 1)), GameEnded(some), GameEnded((seat,)),
        GameEnded(evening.players), TraceEnded(), *_wrong_hands(evening, wish),
    ]  # fmt: skip


def _wrong_hands(evening: Evening, wish: Wish) -> list[Event]:
    """The next hand at a table that is not quite the right one."""
    try:
        right = game.next_hand(evening)
    except ValueError:
        small, big, ante = evening.level
        right = evening.game._replace(stacks=evening.stacks, small_blind=small, big_blind=big, ante=ante)
    seats = len(right.stacks)
    wrong = [
        right,
        right._replace(button=wish.who % seats),
        right._replace(button=wish.who % seats, posts=None),
        right._replace(posts=(right.posts or ())[::-1]),
        right._replace(posts=(right.posts or ())[1:]),
        right._replace(stacks=right.stacks[1:] + right.stacks[:1]),
        right._replace(ante=right.ante + 1),
        right._replace(tournament=not right.tournament),
        right._replace(big_blind=right.big_blind + 1),
    ]
    return [HandStarted(table) for table in wrong]
