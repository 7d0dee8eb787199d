"""Chips in the middle: cut into layers, divided, or given back."""

from holdem_spec.vocabulary.seats import Seat
from holdem_spec.vocabulary.table import Chips


def unmatched_part(put_in: tuple[Chips, ...]) -> tuple[Seat, Chips]:
    """Whose contribution is the highest, and the part of it above the next highest (S4.55, S4.58, S4.71)."""
    assert len(put_in) >= 2
    second, highest = sorted(put_in)[-2:]
    return put_in.index(highest), highest - second


def cut(
    put_in: tuple[Chips, ...], contestants: tuple[Seat, ...], dead_money: Chips
) -> tuple[tuple[Chips, tuple[Seat, ...]], ...]:
    """Layers, the lowest first, and who may win each: while somebody who is still in has chips left in the pile, take
    the smallest such amount from everybody (S0.35, S1.43)."""
    assert len(contestants) <= len(put_in)
    left = list(put_in)
    pots: list[tuple[Chips, tuple[Seat, ...]]] = []
    while contestants:
        layer = min([left[seat] for seat in contestants])
        staying = tuple([seat for seat in contestants if left[seat] > layer])
        taken = [min(chips, layer) for chips in left] if staying else left
        pots.append((sum(taken) + (0 if pots else dead_money), contestants))
        left = [chips - part for chips, part in zip(left, taken, strict=True)]
        contestants = staying
    return tuple(pots)


def divided(chips: Chips, winners: int, all_to_first: bool) -> tuple[Chips, ...]:
    """Equal shares, beginning with the winner nearest to the left of the button: odd chips go one each, or all to him
    (S0.34, S4.63)."""
    assert chips >= 0
    assert winners > 0
    share, odd = divmod(chips, winners)
    if all_to_first:
        return (share + odd, *[share] * (winners - 1))
    return tuple([share + 1 if place < odd else share for place in range(winners)])
