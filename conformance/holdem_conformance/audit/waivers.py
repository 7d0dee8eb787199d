"""What an audit lets pass although the file does not say what the rulebook says: this list and nothing else."""

from enum import StrEnum

from holdem_conformance.audit.awards import Award
from holdem_spec.ledger import Ledger
from holdem_spec.vocabulary.table import Chips


class Waiver(StrEnum):
    HALF_CHIP_SPLIT = "half-chip split"


SENTENCES: dict[Waiver, str] = {
    Waiver.HALF_CHIP_SPLIT: (
        "The file splits a pot with an odd chip into halves of a chip that nobody plays with; "
        "the rulebook gives the odd chip away whole."
    )
}
"""Why each waiver is granted."""

HALF = 2


def half_chip_split(ledger: Ledger, awards: tuple[Award, ...], finishing: tuple[Chips, ...], smallest: Chips) -> bool:
    """Whether the recorded stacks are exactly those of equal fractional shares, in halves of the smallest chip.

    `ledger` is read before the awards.
    """
    if smallest != HALF or any(award.chips % len(award.winners) for award in awards):
        return False
    stacks = list(ledger.stacks)
    for award in awards:
        for seat in award.winners:
            stacks[seat] += award.chips // len(award.winners)
    return tuple(stacks) == finishing
