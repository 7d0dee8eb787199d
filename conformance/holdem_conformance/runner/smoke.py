"""The smoke hands: so simple that whoever fails one has a faulty adapter, or no engine behind it, or one that cannot
tell which hand is better.

They lie beside the suite, judge no rule and are never counted with it. Their amounts are such that engines with odd
ideas about raises, or with bets of half a pot and of a pot only, can play them; but for one hand they suit every limit.
"""

from functools import cache
from pathlib import Path

from holdem_conformance.protocol.messages import Hello
from holdem_conformance.runner.request import LIMITS
from holdem_conformance.scenarios.model import Scenario
from holdem_conformance.scenarios.read import read_folder
from holdem_spec.vocabulary.table import Limit

SMOKE = Path(__file__).parents[1] / "smoke"
FIXED = (10, 20)
"""The limits of fixed limit that suit the blinds and bets of the hands."""
NOT_FIXED = "smoke.the-big-blind-raises"
"""To thirty, which fixed limit does not allow."""


def smoke_hands(hello: Hello) -> tuple[Scenario, ...]:
    """The hands under the first limit that the engine supports, no-limit if it names none."""
    limit = next((limit for limit, name in LIMITS.items() if name in hello.supports), Limit.NO_LIMIT)
    fixed = limit == Limit.FIXED_LIMIT
    hands = [hand for hand in _hands() if not fixed or hand.id != NOT_FIXED]
    limits = FIXED if fixed else (0, 0)
    return tuple(hand._replace(table=hand.table._replace(limit=limit, limits=limits)) for hand in hands)


def needs_more_than_translation(hand: Scenario) -> bool:
    """Whether the better hand wins it: the engine has to know what beats what."""
    return any(clause.startswith("POT-WINBEST@") for clause in hand.clauses)


@cache
def _hands() -> tuple[Scenario, ...]:
    return read_folder(SMOKE)
