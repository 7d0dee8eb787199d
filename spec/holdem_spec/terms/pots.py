"""Terms of the pots: what nobody matched, which pots there are, and who may win them."""

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
    highest = max(ledger.put_in, default=0)
    if ledger.put_in.count(highest) != 1:
        return NOBODY, 0
    seat = ledger.put_in.index(highest)
    return seat, highest - max([chips for other, chips in enumerate(ledger.put_in) if other != seat], default=0)


@term("S0.35 S0.51 S1.42 S1.43 S4.55")
@remembered
def pots(ledger: Ledger) -> tuple[Pot, ...]:
    """Main pot first. A player in the hand contests whatever lies up to his own contribution, from every player, the
    folded ones included; so there is one pot for each different contribution among the players in the hand."""
    contenders = in_the_hand(ledger)
    levels = sorted({ledger.put_in[seat] for seat in contenders})
    found: list[Pot] = []
    low = 0
    for level in levels:
        high = level if level != levels[-1] else max(ledger.put_in)
        chips = sum([min(put_in, high) - min(put_in, low) for put_in in ledger.put_in])
        chips += 0 if found else ledger.dead_money
        found.append(Pot(chips, tuple([seat for seat in contenders if ledger.put_in[seat] >= level])))
        low = high
    return tuple(found)


@term("S0.34 S4.63")
def by_the_button(ledger: Ledger, seats: tuple[Seat, ...]) -> list[Seat]:
    """The seats in clockwise order from the left of the button, the button itself last."""
    first = ledger.table.button + 1
    return sorted(seats, key=lambda seat: steps_clockwise(first, seat, len(ledger.stacks)))
