"""Random hands, as small values that Hypothesis can make and shrink: a table, a pack, and what everybody wishes."""

from collections.abc import Sequence
from typing import NamedTuple

from hypothesis import strategies as st

from holdem_spec.vocabulary.cards import PACK, Card
from holdem_spec.vocabulary.seats import Seat
from holdem_spec.vocabulary.table import Chips, Limit, Table

BLINDS = ((5, 10), (1, 2), (2, 5), (3, 6), (10, 10))
DEEP = 400
"""Chips of a player who has plenty; what is drawn is how much less he has."""
CARDS_DRAWN = 25
"""From the top of the pack, enough for eight players and a board; what follows lies in a fixed order."""
LONGEST = 24
"""Wishes of one hand; behind them everybody checks or folds."""


class Wish(NamedTuple):
    """What the player to act would like to do, read in the light of what he may do: each number chooses among what is
    there. `attempt` 0 tries nothing illegal before; `deed` 0 is to check or fold."""

    deed: int
    size: int
    attempt: int


class Draft(NamedTuple):
    """A hand before it is played. Everything at its smallest is the simplest hand: two players who check or fold."""

    stacks: tuple[Chips, ...]
    button: Seat
    blinds: tuple[Chips, Chips]
    limit: Limit
    ante: Chips
    top: tuple[Card, ...]
    wishes: tuple[Wish, ...]

    def table(self) -> Table:
        small, big = self.blinds
        limits = (big, 2 * big) if self.limit == Limit.FIXED_LIMIT else (0, 0)
        rest = tuple(card for card in PACK if card not in self.top)
        return Table(self.stacks, self.button, small, big, (*self.top, *rest), self.limit, limits, self.ante)


def drafts(limits: Sequence[Limit], antes: bool, most_seats: int) -> st.SearchStrategy[Draft]:
    """Hands of the games that an engine has. Nothing drawn hangs on anything else drawn, so that all of it shrinks."""
    chips = st.integers(0, DEEP - 1).map(lambda missing: DEEP - missing)
    wish = st.builds(Wish, st.integers(0, 4), st.integers(0, 40), st.integers(0, 6))
    return st.builds(
        _draft,
        st.lists(st.one_of(chips, st.integers(1, 30)), min_size=2, max_size=most_seats).map(tuple),
        st.integers(0, most_seats - 1),
        st.sampled_from(BLINDS),
        st.sampled_from(tuple(limits)),
        st.integers(0, 10) if antes else st.just(0),
        st.permutations(PACK).map(lambda pack: tuple(pack[:CARDS_DRAWN])),
        st.lists(wish, max_size=LONGEST).map(tuple),
    )


def _draft(
    stacks: tuple[Chips, ...],
    button: int,
    blinds: tuple[Chips, Chips],
    limit: Limit,
    ante: Chips,
    top: tuple[Card, ...],
    wishes: tuple[Wish, ...],
) -> Draft:
    return Draft(stacks, button % len(stacks), blinds, limit, ante, top, wishes)
