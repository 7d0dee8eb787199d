"""What a scenario says the hand ends with."""

from holdem_conformance.scenarios.fields import Fields
from holdem_conformance.scenarios.head import Clauses
from holdem_conformance.scenarios.model import AwardedPot, Result
from holdem_conformance.scenarios.seating import Seating
from holdem_spec.vocabulary.seats import Seat
from holdem_spec.vocabulary.table import Chips

SAID = ("returned", "pots", "shown", "mucked", "stacks")
KEYS = (*SAID, "blame")
A_POT = '{ chips = 400, among = ["Ada"], to = { Ada = 400 } }'
NOTHING_SAID = Result(None, None, None, None, None, {})


def read_result(fields: Fields, seating: Seating, clauses: Clauses) -> Result:
    """Raises ScenarioError."""
    fields.only(KEYS)
    names = seating.names
    return Result(
        stacks=read_stacks(fields, seating),
        pots=_pots(fields, names) if "pots" in fields else None,
        returned=_returned(fields, names) if "returned" in fields else None,
        shown=_seats(fields, "shown", names) if "shown" in fields else None,
        mucked=_seats(fields, "mucked", names) if "mucked" in fields else None,
        blame=_blame(fields, clauses),
    )


def read_stacks(fields: Fields, seating: Seating) -> tuple[Chips, ...]:
    written = fields.fields("stacks", "the chips of every player at the end")
    found = _by_seat(written, seating.names)
    for seat, name in enumerate(seating.names):
        if seat not in found:
            raise fields.error(f"The stack of {name} is missing; name every player.", "stacks")
    start, end = sum(seating.table.stacks), sum(found.values())
    if start != end:
        raise fields.error(
            f"The stacks at the end add up to {end}, but {start} chips came to the table; correct them.", "stacks"
        )
    return tuple(found[seat] for seat in range(len(found)))


def _returned(fields: Fields, names: tuple[str, ...]) -> tuple[Chips, ...]:
    found = _by_seat(fields.fields("returned", "chips by name, such as { Ada = 60 }"), names)
    return tuple(found.get(seat, 0) for seat in range(len(names)))


def _by_seat(fields: Fields, names: tuple[str, ...]) -> dict[Seat, Chips]:
    return {
        fields.seat(name, names): fields.chips(chips, f"The number for {name}", name)
        for name, chips in fields.values.items()
    }


def _seats(fields: Fields, key: str, names: tuple[str, ...]) -> tuple[Seat, ...]:
    found: list[Seat] = []
    for name in fields.array(key, 'names, such as ["Ada", "Ben"]'):
        seat = fields.seat(name, names, key)
        if seat in found:
            raise fields.error(f"{name} stands twice in '{key}'; name each player once.", key, str(name), str(name))
        found.append(seat)
    return tuple(found)


def _pots(fields: Fields, names: tuple[str, ...]) -> tuple[AwardedPot, ...]:
    pots = range(len(fields.array("pots", A_POT)))
    return tuple(_pot(fields.item("pots", number, "chips", A_POT), number, names) for number in pots)


def _pot(pot: Fields, number: int, names: tuple[str, ...]) -> AwardedPot:
    pot.only(("chips", "among", "to"))
    chips = pot.chips(pot.need("chips", "what lies in it"), f"Pot {number}")
    among = tuple(sorted(_seats(pot, "among", names)))
    shares = tuple(sorted(_by_seat(pot.fields("to", "who gets how much, such as { Ada = 400 }"), names).items()))
    paid = sum(share for _, share in shares)
    if paid != chips:
        raise pot.error(
            f"Pot {number} holds {chips} chips, but its shares add up to {paid}; correct one of them.", "to"
        )
    for seat, _ in shares:
        if seat not in among:
            name = names[seat]
            raise pot.error(f"{name} is paid from pot {number} but is not in its 'among'; add the name.", "to", name)
    return AwardedPot(chips, among, shares)


def _blame(fields: Fields, clauses: Clauses) -> dict[str, str]:
    if "blame" not in fields:
        return {}
    written = fields.fields("blame", 'a clause for a key of the result, such as { stacks = "POT-ODD" }')
    written.only(SAID)
    blame = {key: written.line(key, "the id of a clause") for key in written.values}
    for key, clause in blame.items():
        complaint = clauses.complaint(clause)
        if complaint:
            raise written.error(complaint, key, clause)
    return blame
