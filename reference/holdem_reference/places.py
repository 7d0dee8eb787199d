"""Who is out after a hand, and in which place; who has the most chips."""

from holdem_spec.vocabulary.seats import Seat
from holdem_spec.vocabulary.table import Chips

Places = tuple[tuple[Seat, int], ...]


def leaving(began: tuple[Chips, ...], ended: tuple[Chips, ...], simul: str) -> Places:
    """Seats and places of those who lost their last chips, the worst place first. `simul` is the reading of end.simul
    (S1.46)."""
    out = [seat for seat, chips in enumerate(began) if chips > 0 and ended[seat] == 0]
    best = sum(chips > 0 for chips in ended) + 1
    if simul == "shared":
        return tuple((seat, best) for seat in out)
    ranked = sorted(out, key=lambda seat: began[seat])
    return tuple((seat, best + sum(began[other] > began[seat] for other in out)) for seat in ranked)


def with_most_chips(stacks: tuple[Chips, ...]) -> tuple[Seat, ...]:
    """In seat order (S1.48)."""
    return tuple(seat for seat, chips in enumerate(stacks) if chips == max(stacks))
