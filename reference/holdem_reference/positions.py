"""Button and blinds from hand to hand: where they lay in the last hand, and where they go."""

from typing import NamedTuple

from holdem_reference.orders import following
from holdem_spec.vocabulary.seats import Seat
from holdem_spec.vocabulary.table import Blind

Posts = tuple[tuple[Seat, Blind], ...]


class Positions(NamedTuple):
    """`small` and `big` are the seats where the blinds belonged; `small` may be empty. `posts` say who paid."""

    button: Seat
    small: Seat
    big: Seat
    posts: Posts


class FloorDecides(ValueError):
    """The rules of the table do not say where button and blinds go."""


def first_positions(button: Seat, players: tuple[Seat, ...]) -> Positions:
    """The first hand: the blinds left of the button, with two players the button posts the small one (S0.9, S0.57)."""
    small = button if len(players) == 2 else following(button, players)
    big = following(small, players)
    return Positions(button, small, big, ((small, Blind.SMALL), (big, Blind.BIG)))


def moved_positions(last: Positions, before: tuple[Seat, ...], players: tuple[Seat, ...], rule: str) -> Positions:
    """The next hand. `before` are the players of the last one, `players` those who play on, at least two; `rule` is the
    reading of button.rule. Raises FloorDecides (S0.10, S0.55, S2.7, S2.21)."""
    if len(players) == 2:
        return _heads_up(last, players)
    if rule == "dead":
        return _dead_button(last, players)
    return _moving_button(last, before, players)


def _heads_up(last: Positions, players: tuple[Seat, ...]) -> Positions:
    """The next due pays the big blind, the other has the button (S2.21)."""
    big = following(last.big, players)
    other = following(big, players)
    return Positions(other, other, big, ((other, Blind.SMALL), (big, Blind.BIG)))


def _dead_button(last: Positions, players: tuple[Seat, ...]) -> Positions:
    """The big blind goes to the next due; everything else follows it seat by seat, empty or not (S2.7)."""
    small, big = last.big, following(last.big, players)
    paid: Posts = ((small, Blind.SMALL),) if small in players else ()
    return Positions(last.small, small, big, (*paid, (big, Blind.BIG)))


def _moving_button(last: Positions, before: tuple[Seat, ...], players: tuple[Seat, ...]) -> Positions:
    """The button goes to the next player; who is passed over pays his blinds all the same (S2.7)."""
    missing = [seat for seat in before if seat not in players]
    payers = [seat for seat, _ in last.posts]
    settled = _one_of_each(last) and not any(seat in missing for seat in payers)
    if len(missing) > 1 and not settled:
        raise FloorDecides(
            "BTN-MOVING: with the moving button and several players out at once, the floor decides who posts what"
        )
    button = following(last.button, players)
    small = following(button, players)
    big = following(small, players)
    owing_small = [seat for seat, blind in last.posts if blind == Blind.BIG and seat in players]
    owing_big = _from_to(last.big, big, players)
    posts = (*((seat, Blind.SMALL) for seat in owing_small), *((seat, Blind.BIG) for seat in owing_big))
    return Positions(button, small, big, posts)


def _one_of_each(last: Positions) -> bool:
    return last.posts == ((last.small, Blind.SMALL), (last.big, Blind.BIG))


def _from_to(after: Seat, to: Seat, players: tuple[Seat, ...]) -> list[Seat]:
    """The players clockwise behind one seat up to another."""
    found = [following(after, players)]
    while found[-1] != to:
        found.append(following(found[-1], players))
    return found
