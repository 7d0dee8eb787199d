"""How the report says what was expected and what came."""

from holdem_conformance.protocol.messages import Acted, MenuShown, PotSeen, Snapshot
from holdem_conformance.scenarios.model import AwardedPot
from holdem_spec.vocabulary.seats import Seat
from holdem_spec.vocabulary.table import Chips

Names = tuple[str, ...]


def menu_text(menu: MenuShown) -> str:
    """The choices as a scenario writes them: `fold, call 50, raise to 200..5000`."""
    said = [word for word, there in (("fold", menu.fold), ("check", menu.check)) if there]
    if menu.call is not None:
        said.append(f"call {menu.call}")
    said += [f"bet {_range(menu.bet)}"] if menu.bet else []
    said += [f"raise to {_range(menu.raise_to)}"] if menu.raise_to else []
    said += [word for word, there in (("show", menu.show), ("muck", menu.muck)) if there]
    return ", ".join(said) or "nothing"


def kinds_text(menu: MenuShown) -> str:
    """The choices without amounts."""
    there = (menu.fold, menu.check, menu.call is not None, menu.bet, menu.raise_to, menu.show, menu.muck)
    said = [word for word, offered in zip(("fold", "check", "call", "bet", "raise", "show", "muck"), there, strict=True)
            if offered]  # fmt: skip
    return ", ".join(said) or "nothing"


def _range(least_most: tuple[Chips, Chips]) -> str:
    least, most = least_most
    return str(least) if least == most else f"{least}..{most}"


STREETS = {0: "before the flop", 3: "on the flop", 4: "on the turn", 5: "on the river"}


def to_act_text(name: str, board: int | None) -> str:
    """Whose turn it is, with the street when the number of board cards is known."""
    return f"{name} to act" + ("" if board is None else f" {STREETS.get(board, f'with {board} board cards')}")


def whose_turn(snapshot: Snapshot, names: Names) -> str:
    """Where the engine stands."""
    if snapshot.over:
        return "the hand is over"
    if snapshot.to_show is not None and snapshot.to_show >= 0:
        return f"{names[snapshot.to_show]} to show"
    if snapshot.to_discard:
        return f"{seats_text(snapshot.to_discard, names)} to discard"
    asked = -1 if snapshot.to_act is None else snapshot.to_act
    name = names[asked] if asked >= 0 else "nobody"
    return to_act_text(name, None if snapshot.board is None else len(snapshot.board))


def outcome_text(acted: Acted) -> str:
    """What became of an attempt."""
    if acted.outcome == "changed" and acted.did is not None:
        to = "" if acted.did.to is None else f" to {acted.did.to}"
        return f"changed into {acted.did.action}{to}"
    reason = f" ({acted.reason})" if acted.reason and acted.outcome != "accepted" else ""
    return acted.outcome + reason


def chips_text(chips: tuple[Chips, ...], names: Names) -> str:
    """One amount for each player who has any: `Ada 4900, Ben 400`."""
    return ", ".join(f"{name} {amount}" for name, amount in zip(names, chips, strict=True) if amount) or "nothing"


def seats_text(seats: tuple[Seat, ...], names: Names) -> str:
    return ", ".join(names[seat] for seat in seats) or "nobody"


def awarded_text(pots: tuple[AwardedPot, ...], names: Names) -> str:
    return "; ".join(_pot_text(pot.chips, pot.among, pot.shares, names) for pot in pots) or "no pot"


def pots_text(pots: tuple[PotSeen, ...], names: Names) -> str:
    return "; ".join(_pot_text(pot.chips, pot.among, pot.to, names) for pot in pots) or "no pot"


def _pot_text(
    chips: Chips, among: tuple[Seat, ...] | None, shares: tuple[tuple[Seat, Chips], ...] | None, names: Names
) -> str:
    said = str(chips)
    if among is not None:
        said += f" among {seats_text(among, names)}"
    if shares is not None:
        said += " to " + (", ".join(f"{names[seat]} {share}" for seat, share in shares) or "nobody")
    return said
