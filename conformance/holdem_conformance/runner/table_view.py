"""Whether what an engine shows can be a view of this table at all, and whether its chips add up."""

from holdem_conformance.engines.base import Junk
from holdem_conformance.protocol.messages import GameSeen, Snapshot
from holdem_spec.vocabulary.table import Chips


def check_shape(snapshot: Snapshot, seats: int) -> None:
    """Raises Junk when a list has not one entry for each seat, or a seat is named that is not at the table."""
    for name in ("stacks", "bets", "returned"):
        entries = getattr(snapshot, name)
        if entries is not None and len(entries) != seats:
            raise Junk(f"the engine reports {len(entries)} {name} at a table of {seats}")
    named = [
        *_prompted(snapshot),
        *(snapshot.to_discard or ()),
        *(snapshot.mucked or ()),
        *(seat for seat, _ in snapshot.shown or ()),
    ]
    for pot in snapshot.pots or ():
        named += [*(pot.among or ()), *(seat for seat, _ in pot.to or ())]
    for seat in named:
        if seat >= seats:
            raise Junk(f"the engine names seat {seat} at a table of {seats}, whose seats are 0 to {seats - 1}")
    if len(snapshot.board or ()) > 52:
        raise Junk(f"the engine shows {len(snapshot.board or ())} board cards")


def check_game(seen: GameSeen, seats: int) -> None:
    """The same for what an engine tells of a game."""
    if seen.began is not None and len(seen.began) != seats:
        raise Junk(f"the engine reports {len(seen.began)} stacks at the beginning of a hand at a table of {seats}")
    named = [*(seen.small or ()), *(seen.big or ()), *(seat for seat, _ in seen.out or ()), *(seen.winners or ())]
    named += [] if seen.button is None else [seen.button]
    for seat in named:
        if seat >= seats:
            raise Junk(f"the engine names seat {seat} at a table of {seats}, whose seats are 0 to {seats - 1}")


def _prompted(snapshot: Snapshot) -> tuple[int, ...]:
    return tuple(seat for seat in (snapshot.to_act, snapshot.to_show) if seat is not None)


def chips_in_sight(snapshot: Snapshot) -> Chips | None:
    """All chips the engine reports: behind, in front and gathered, at the end only the stacks; None when it does not
    show all of them."""
    if snapshot.stacks is None:
        return None
    if snapshot.over:
        return sum(snapshot.stacks)
    if snapshot.bets is None or snapshot.pots is None:
        return None
    return sum(snapshot.stacks) + sum(snapshot.bets) + sum(pot.chips for pot in snapshot.pots)


def chips_put_in(snapshot: Snapshot, total: Chips) -> Chips | None:
    """Everything put in so far and not given back: bets and pots, or what is missing from the stacks; None when it
    cannot be told."""
    if snapshot.pots is not None and (snapshot.over or snapshot.bets is not None):
        in_front = 0 if snapshot.over else sum(snapshot.bets or ())
        return sum(pot.chips for pot in snapshot.pots) + in_front
    if snapshot.over or snapshot.stacks is None:
        return None
    return total - sum(snapshot.stacks)
