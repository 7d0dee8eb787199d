"""From hand to hand with the engine alone: everywhere that button and blinds can come to at a table."""

from collections import deque
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import NamedTuple

from holdem_reference.positions import FloorDecides, Positions, Posts, first_positions
from holdem_spec.vocabulary.seats import Seat
from holdem_spec.vocabulary.table import Blind

Players = tuple[Seat, ...]
Move = Callable[[Positions, Players, Players, str], Positions]
"""Button and blinds of the next hand: from those of the last, its players, those who play on, the button rule."""


class Step(NamedTuple):
    """Two hands running at a table with so many seats; `players` are those of the second."""

    seats: int
    last: Positions
    now: Positions
    players: Players

    def __str__(self) -> str:
        who = " ".join(map(str, self.players))
        return (
            f"{self.seats} seats, button in seat {self.last.button}, {told(self.last.posts)}; "
            f"then seats {who} play on, button in seat {self.now.button}, {told(self.now.posts)}"
        )


def told(posts: Posts) -> str:
    """`seat 1 pays the small blind and seat 2 pays the big blind`."""
    paid = [f"seat {seat} pays the {'big' if blind == Blind.BIG else 'small'} blind" for seat, blind in posts]
    return " and ".join(paid) or "nobody pays"


def payers(positions: Positions, blind: Blind) -> list[Seat]:
    return [seat for seat, what in positions.posts if what == blind]


def steps(seats: int, rule: str, move: Move) -> Iterator[Step | None]:
    """Every step from a full table, whoever is out after whichever hand; None where the floor has to decide. Tables
    that differ by a turn around the table are walked once."""
    everybody = tuple(range(seats))
    begin = (first_positions(0, everybody), everybody)
    queue, seen = deque([begin]), {begin}
    while queue:
        last, before = queue.popleft()
        for players in _who_may_play_on(before):
            try:
                now = move(last, before, players, rule)
            except FloorDecides:
                yield None
                continue
            yield Step(seats, last, now, players)
            there = _turned(now, players, seats)
            if there not in seen:
                seen.add(there)
                queue.append(there)


def _who_may_play_on(before: Players) -> Iterator[Players]:
    for number in range(2, len(before) + 1):
        yield from combinations(before, number)


def _turned(positions: Positions, players: Players, seats: int) -> tuple[Positions, Players]:
    """The same table, turned until the button lies in seat 0."""

    def place(seat: Seat) -> Seat:
        return (seat - positions.button) % seats

    posts = tuple((place(seat), blind) for seat, blind in positions.posts)
    turned = Positions(0, place(positions.small), place(positions.big), posts)
    return turned, tuple(sorted(map(place, players)))
