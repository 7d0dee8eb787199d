"""Around the table: who comes next, who posts the blinds, and in which order hands are shown. Seats, clockwise."""

from holdem_spec.vocabulary.seats import NOBODY, Seat
from holdem_spec.vocabulary.table import Chips


def following(seat: Seat, players: tuple[Seat, ...]) -> Seat:
    """The next player clockwise behind a seat; `players` are in seat order (S0.10, S4.24)."""
    assert len(players) > 0
    assert seat >= NOBODY
    for player in players:
        if player > seat:
            return player
    return players[0]


def blind_seats(order: tuple[Seat, ...]) -> tuple[Seat, Seat]:
    """Small blind and big blind, given the players from the left of the button on, which comes last: with two players
    the button posts the small one (S1.31, S2.7)."""
    assert len(order) >= 2
    return (order[1], order[0]) if len(order) == 2 else (order[0], order[1])


def showing_order(hidden: tuple[Seat, ...], leader: Seat, button: Seat) -> tuple[Seat, ...]:
    """Those who show, in order: from the leader on, or where there is none from the left of the button; `hidden` are in
    seat order (S0.30, S0.43)."""
    assert leader >= NOBODY
    assert button >= NOBODY
    first = button + 1 if leader == NOBODY else leader
    return tuple([seat for seat in hidden if seat >= first] + [seat for seat in hidden if seat < first])


def deepest_first(queue: tuple[Seat, ...], put_in: tuple[Chips, ...]) -> tuple[Seat, ...]:
    """Players of the last side pot before the others; among players of the same pots the queue goes round from the
    first of them all (S1.43)."""
    assert len(queue) > 0
    opener = max(queue, key=lambda seat: put_in[seat])
    at = queue.index(opener)
    return tuple(sorted(queue[at:] + queue[:at], key=lambda seat: -put_in[seat]))
