"""Terms of the pots: what nobody matched, which pots there are, and who may win them."""

from collections.abc import Sequence
from typing import NamedTuple

from holdem_spec.ledger import Ledger
from holdem_spec.terms.betting import in_the_hand
from holdem_spec.terms.term import remembered, term
from holdem_spec.vocabulary.seats import NOBODY, Seat, steps_clockwise
from holdem_spec.vocabulary.table import Chips


class Pot(NamedTuple):
    """`contestants` may win it, in seat order; `chips` is what lies in it."""

    chips: Chips
    contestants: tuple[Seat, ...]


@term("S4.55 S4.58 S4.71")
@remembered
def unmatched(ledger: Ledger) -> tuple[Seat, Chips]:
    """The player whose bet stands above all others, and the part of it that nobody matched; NOBODY and 0 if the
    highest bets are equal. What a folded player has put in matches."""
    return above_all_others(ledger.put_in)


def above_all_others(put_in: Sequence[Chips]) -> tuple[Seat, Chips]:
    """Whose contribution is the only highest, and by how much; NOBODY and 0 if there are several (S4.55, S4.58)."""
    highest = max(put_in, default=0)
    if put_in.count(highest) != 1:
        return NOBODY, 0
    seat = put_in.index(highest)
    return seat, highest - max([chips for other, chips in enumerate(put_in) if other != seat], default=0)


@term("S0.35 S0.51 S1.42 S1.43 S4.55")
@remembered
def pots(ledger: Ledger) -> tuple[Pot, ...]:
    """Main pot first. A player in the hand contests whatever lies up to his own contribution, from every player, the
    folded ones included; so there is one pot for each different contribution among the players in the hand."""
    return by_contribution(ledger.put_in, in_the_hand(ledger), ledger.dead_money)


def by_contribution(put_in: Sequence[Chips], contenders: tuple[Seat, ...], dead_money: Chips) -> tuple[Pot, ...]:
    """One pot for each different contribution among the contenders; what others put in above the highest of these lies
    in the last (S0.35, S0.51, S1.43)."""
    levels = sorted({put_in[seat] for seat in contenders})
    found: list[Pot] = []
    low = 0
    for level in levels:
        high = level if level != levels[-1] else max(put_in)
        chips = sum([min(part, high) - min(part, low) for part in put_in])
        chips += 0 if found else dead_money
        found.append(Pot(chips, tuple([seat for seat in contenders if put_in[seat] >= level])))
        low = high
    return tuple(found)


@term("S0.34 S4.63")
def by_the_button(ledger: Ledger, seats: tuple[Seat, ...]) -> list[Seat]:
    """The seats in clockwise order from the left of the button, the button itself last."""
    return from_seat(ledger.table.button + 1, seats, len(ledger.stacks))


def from_seat(first: Seat, among: tuple[Seat, ...], seats: int) -> list[Seat]:
    """Some seats of a table in clockwise order, beginning with `first` itself (S0.34, S4.63)."""
    return sorted(among, key=lambda seat: steps_clockwise(first, seat, seats))
