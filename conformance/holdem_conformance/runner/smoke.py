"""The smoke hands: so simple that whoever fails one has a faulty adapter, or no engine behind it.

They lie beside the suite, judge no rule and are never counted with it. They are played with the same bets under each
limit, so that an engine of fixed limit has them too.
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


def smoke_hands(hello: Hello) -> tuple[Scenario, ...]:
    """The hands under the first limit that the engine supports, no-limit if it names none."""
    limit = next((limit for limit, name in LIMITS.items() if name in hello.supports), Limit.NO_LIMIT)
    limits = FIXED if limit == Limit.FIXED_LIMIT else (0, 0)
    return tuple(hand._replace(table=hand.table._replace(limit=limit, limits=limits)) for hand in _hands())


@cache
def _hands() -> tuple[Scenario, ...]:
    return read_folder(SMOKE)
