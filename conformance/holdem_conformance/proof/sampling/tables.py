"""The chips and the pack of an evening, from a few numbers."""

from collections.abc import Sequence
from random import Random

from holdem_conformance.proof.sampling.plans import Plan
from holdem_spec.vocabulary.cards import PACK, Card, cards
from holdem_spec.vocabulary.table import Chips, Limit, Table

BLINDS = ((1, 2), (2, 5), (5, 10), (1, 1))
DEEP, SHORT = 30, 5
"""The greatest stacks in big blinds."""
ROYAL = cards("As Ks Qs Js Ts")
"""A board that everybody plays: the pots are split, and odd chips are left over."""


def first_table(plan: Plan, sizes: Sequence[int], button: int, blinds: int) -> Table:
    """The table of the first hand, without a pack. `sizes` are as many numbers as there are players."""
    small, big = BLINDS[blinds % len(BLINDS)]
    most = big * (DEEP if plan.deep else SHORT)
    stacks = [1 + (sizes[0] if plan.equal else size) % most for size in sizes[: plan.players]]
    for place in range(plan.empty):
        stacks.insert((button + 3 * place) % (len(stacks) + 1), 0)
    players = [seat for seat, chips in enumerate(stacks) if chips]
    limits = (big, 2 * big) if plan.limit == Limit.FIXED_LIMIT else (0, 0)
    return Table(
        tuple(stacks), players[button % len(players)], small, big, None, plan.limit, limits,
        ante_of(plan, big), plan.hole_cards, plan.tournament,
    )  # fmt: skip


def ante_of(plan: Plan, big_blind: Chips) -> Chips:
    """The ante that goes with a big blind; a plan with one has at least a chip."""
    return max(1, plan.ante * big_blind // 4) if plan.ante else 0


def shuffled(table: Table, number: int) -> tuple[Card, ...]:
    """The pack of that number; every third is stacked so that the board is a royal flush."""
    chance = Random(number)
    if number % 3:
        return tuple(chance.sample(PACK, len(PACK)))
    others = chance.sample([card for card in PACK if card not in ROYAL], len(PACK) - len(ROYAL))
    before = len(table.players()) * table.hole_cards
    flop = [*others[:before], others[before], *ROYAL[:3]]
    turn_and_river = [others[before + 1], ROYAL[3], others[before + 2], ROYAL[4]]
    return (*flop, *turn_and_river, *others[before + 3 :])
